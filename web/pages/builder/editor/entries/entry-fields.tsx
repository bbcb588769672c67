import { Suspense } from 'react'
import type { Dated } from '#shared/schema/printed-dates.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Imported, TextArea, TextField } from '../fields/fields.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { urlAdvice } from '../writing/advice.ts'
import { replaced, withTyped } from './list-edits.ts'

const PrintedDates = lazyPart(() => import('./printed-dates.tsx'))

// The fields of one entry of a list: each shows one property of the entry and sets it.

export type EditList<E> = (what: string, next: (entries: E[]) => E[]) => void

export interface EntryForm<E> {
  entry: E
  /** Where the entry stands in the resume. */
  path: string
  set: (what: string, change: Partial<E>) => void
}

export function entryForm<E extends { id: string }>(
  list: string,
  entry: E,
  at: number,
  edit: EditList<E>,
): EntryForm<E> {
  return {
    entry,
    path: `${list}.${at}`,
    set: (what, change) => edit(`${entry.id}.${what}`, (entries) => replaced(entries, at, change)),
  }
}

/** The named properties that are text; an entry also keeps what only later versions know. */
type TextOf<E> = keyof {
  [K in keyof E as string extends K ? never : E[K] extends string ? K : never]: K
} &
  string

interface Field<E> {
  of: EntryForm<E>
  name: TextOf<E>
  label: string
  hint?: string
  advice?: string
}

/** What the field is given: where it stands, and the text in it. */
const shown = <E,>({ of, name, ...rest }: Field<E>) => ({
  ...rest,
  path: `${of.path}.${name}`,
  value: String(of.entry[name]),
})

const changed = <E,>(name: TextOf<E>, value: string) => ({ [name]: value }) as Partial<E>

export function EntryText<E>(field: Field<E>) {
  const { of, name } = field
  return <TextField {...shown(field)} onChange={(value) => of.set(name, changed(name, value))} />
}

/** A field beyond the step's own, there where an imported resume brought a value for it. */
export function EntryImported<E>(field: Field<E>) {
  return (
    <Imported value={String(field.of.entry[field.name])}>
      <EntryText {...field} />
    </Imported>
  )
}

export function EntryLink<E>(field: Field<E>) {
  const { of, name } = field
  const { value, ...rest } = shown(field)
  return (
    <TextField
      {...rest}
      value={value}
      type="url"
      advice={urlAdvice(value)}
      onChange={(link) => of.set(name, changed(name, link))}
    />
  )
}

export function EntryMonth<E extends Parameters<typeof withTyped>[0]>(field: Field<E>) {
  const { of, name } = field
  return (
    <MonthField
      {...shown(field)}
      typed={of.entry.unfinished?.[name]}
      onChange={(date, typed) =>
        of.set(name, { ...changed<E>(name, date), ...withTyped(of.entry, name, typed) })
      }
    />
  )
}

/** Dates that an imported resume printed in words which no month and year stand for. */
export function EntryDates<E extends Dated>({ of }: { of: EntryForm<E> }) {
  return (
    <Imported value={of.entry.printedDates?.text ?? ''}>
      <Suspense>
        <PrintedDates
          entry={of.entry}
          path={of.path}
          set={(change) => of.set('printedDates', change as Partial<E>)}
        />
      </Suspense>
    </Imported>
  )
}

/** Text of several lines, as wide as the form. */
export function EntryProse<E>({ rows, ...field }: Field<E> & { rows?: number }) {
  const { of, name } = field
  return (
    <div className="sm:col-span-2">
      <TextArea
        {...shown(field)}
        rows={rows}
        onChange={(value, what) => of.set(`${name} ${what}`, changed(name, value))}
      />
    </div>
  )
}
