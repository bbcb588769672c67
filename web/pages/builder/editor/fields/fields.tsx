import { type ReactNode, useId, useState } from 'react'
import { EARLIEST_YEAR, FIELD_MAX, LATEST_YEAR, type UnfinishedDate } from '#shared/schema/draft.ts'
import { t } from '../texts.ts'
import { full } from '../writing/advice.ts'
import { RichField } from '../writing/rich-field.tsx'

// Every field is labelled; advice and findings are tied to it. `path` is the field's place in the resume: choosing a
// finding focuses the field that carries it.

const INPUT = 'mt-1 w-full rounded-md border border-ink-soft bg-surface px-3'

interface FieldProps {
  label: string
  path: string
  value: string
  onChange: (value: string) => void
  advice?: string
  hint?: string
}

function Described({
  id,
  label,
  advice,
  hint,
  children,
}: {
  id: string
  label: string
  advice?: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-advice`} aria-live="polite" className="text-sm text-fair">
        {advice}
      </p>
    </div>
  )
}

const describedBy = (id: string, hint?: string) => (hint ? `${id}-hint ${id}-advice` : `${id}-advice`)

export function TextField({
  label,
  path,
  value,
  onChange,
  advice,
  hint,
  type = 'text',
  autoComplete,
}: FieldProps & { type?: 'text' | 'email' | 'tel' | 'url' | 'number'; autoComplete?: string }) {
  const id = useId()
  return (
    <Described id={id} label={label} advice={advice} hint={hint}>
      <input
        id={id}
        data-path={path}
        type={type}
        value={value}
        maxLength={FIELD_MAX}
        autoComplete={autoComplete ?? 'off'}
        dir="auto"
        aria-describedby={describedBy(id, hint)}
        onChange={(event) => onChange(event.target.value)}
        className={`${INPUT} h-11`}
      />
    </Described>
  )
}

/** Text of several lines, with marks. */
export function TextArea({
  label,
  path,
  value,
  onChange,
  advice,
  hint,
  rows = 5,
  children,
}: Omit<FieldProps, 'onChange'> & {
  rows?: number
  onChange: (value: string, what: 'text' | 'marks') => void
  children?: ReactNode
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <RichField
        id={id}
        label={label}
        isLabelled
        path={path}
        rows={rows}
        value={value}
        describedBy={describedBy(id, hint)}
        onChange={onChange}
      >
        {hint && (
          <p id={`${id}-hint`} className="min-h-8 pe-28 pt-1 text-sm text-ink-soft">
            {hint}
          </p>
        )}
        <p id={`${id}-advice`} aria-live="polite" className="pe-28 text-sm text-fair">
          {value.length < FIELD_MAX ? advice : full()}
        </p>
        {children}
      </RichField>
    </div>
  )
}

export function SelectField({
  label,
  path,
  value,
  onChange,
  options,
  empty,
}: FieldProps & { options: readonly string[]; empty?: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        data-path={path}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${INPUT} h-11`}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}

/** Of digits: a year with one too many is told so, not cut. */
export const YEAR_MAX = 8

/** A year of four digits; what is still being typed waits in the field. */
export function YearField({
  value,
  typed,
  onChange,
  advice,
  ...field
}: Omit<FieldProps, 'value' | 'onChange'> & {
  value: number | null
  typed?: UnfinishedDate
  onChange: (year: number | null, typed: UnfinishedDate | null) => void
}) {
  const waiting = value === null ? (typed?.year ?? '') : ''
  const edit = (text: string) => {
    const year = /^\d{4}$/.test(text) && Number(text) >= EARLIEST_YEAR && Number(text) <= LATEST_YEAR
    const rest = text.slice(0, YEAR_MAX)
    onChange(year ? Number(text) : null, year || !rest ? null : { year: rest, month: '', over: '' })
  }
  return (
    <TextField
      {...field}
      type="number"
      value={value === null ? waiting : String(value)}
      advice={waiting ? t.notAYearYet : advice}
      onChange={edit}
    />
  )
}

/** A field beyond the steps' own, there where an imported resume brought a value for it. */
export function Imported({ value, children }: { value: string; children: ReactNode }) {
  // It stays while it is being emptied.
  const [brought] = useState(value !== '')
  return brought || value !== '' ? children : null
}
