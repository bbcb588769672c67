import { useEffect, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { type DraftExtra, draftExtra, type ExtraKind, extraKind } from '#shared/schema/draft.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { replaced, withTyped } from '../entries/list-edits.ts'
import { Imported, TextArea, TextField } from '../fields/fields.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { urlAdvice } from '../writing/advice.ts'
import type { StepProps } from './step-props.ts'

const LABELS: Record<ExtraKind, { title: string; noun: string; detail: string }> = {
  certifications: { title: 'Certifications', noun: 'Certification', detail: 'Issued by' },
  languages: { title: 'Languages', noun: 'Language', detail: 'Level' },
  awards: { title: 'Awards', noun: 'Award', detail: 'Given by' },
  publications: { title: 'Publications', noun: 'Publication', detail: 'Published in' },
  volunteering: { title: 'Volunteering', noun: 'Volunteer work', detail: 'Organisation' },
  interests: { title: 'Interests', noun: 'Interest', detail: '' },
}
const DATED = new Set<ExtraKind>(['certifications', 'awards', 'publications', 'volunteering'])

function ExtraFields({
  entry,
  at,
  kind,
  set,
}: {
  entry: DraftExtra
  at: number
  kind: ExtraKind
  set: (key: string, value: Partial<DraftExtra>) => void
}) {
  const { detail } = LABELS[kind]
  const path = `${kind}.${at}`
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={LABELS[kind].noun}
        path={path}
        value={entry.title}
        onChange={(title) => set('title', { title })}
      />
      {detail && (
        <TextField
          label={detail}
          path={`${path}.detail`}
          value={entry.detail}
          onChange={(value) => set('detail', { detail: value })}
        />
      )}
      {DATED.has(kind) && (
        <>
          <MonthField
            label="Date"
            path={`${path}.date`}
            value={entry.date}
            typed={entry.unfinished?.date}
            onChange={(date, typed) => set('date', { date, ...withTyped(entry, 'date', typed) })}
          />
          <TextField
            label="Link"
            path={`${path}.link`}
            type="url"
            value={entry.link}
            advice={urlAdvice(entry.link)}
            onChange={(link) => set('link', { link })}
          />
          <Imported value={entry.startDate}>
            <MonthField
              label="Start Date"
              path={`${path}.startDate`}
              value={entry.startDate}
              typed={entry.unfinished?.startDate}
              onChange={(startDate, typed) =>
                set('startDate', { startDate, ...withTyped(entry, 'startDate', typed) })
              }
            />
          </Imported>
          <Imported value={entry.description}>
            <div className="sm:col-span-2">
              <TextArea
                label="Description"
                path={`${path}.description`}
                rows={3}
                value={entry.description}
                hint="One point a line."
                onChange={(description, what) => set(`description ${what}`, { description })}
              />
            </div>
          </Imported>
        </>
      )}
    </div>
  )
}

function ExtraSection({
  kind,
  entries,
  onChange,
}: {
  kind: ExtraKind
  entries: DraftExtra[]
  onChange: (what: string, next: (entries: DraftExtra[]) => DraftExtra[]) => void
}) {
  const filled = entries.length > 0
  const [open, setOpen] = useState(filled)
  // An entry placed from elsewhere is seen; the section one emptied does not close over the focus.
  useEffect(() => {
    if (filled) setOpen(true)
  }, [filled])
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-b border-line py-2"
    >
      <summary data-path={kind} className="min-h-6 cursor-pointer font-medium">
        {LABELS[kind].title}
        {filled && <span className="ml-2 text-ink-soft tabular-nums">{entries.length}</span>}
      </summary>
      <EntryList
        entries={entries}
        onChange={onChange}
        noun={LABELS[kind].noun}
        addLabel={`Add ${LABELS[kind].noun}`}
        blank={() => draftExtra.parse({ id: uuidv7(), kind })}
        titleOf={(entry) => entry.title}
      >
        {(entry, at) => (
          <ExtraFields
            entry={entry}
            at={at}
            kind={kind}
            set={(key, value) => onChange(`${entry.id}.${key}`, (list) => replaced(list, at, value))}
          />
        )}
      </EntryList>
    </details>
  )
}

/** Sections beyond the specification's steps: each appears once it has an entry. */
export function Extras({ draft, change }: StepProps) {
  const edit = (kind: ExtraKind) => (what: string, next: (entries: DraftExtra[]) => DraftExtra[]) =>
    change(`extras ${what}`, (d) => ({
      ...d,
      extras: [...d.extras.filter((e) => e.kind !== kind), ...next(d.extras.filter((e) => e.kind === kind))],
    }))
  return (
    <div className="space-y-2">
      {extraKind.options.map((kind) => (
        <ExtraSection
          key={kind}
          kind={kind}
          entries={draft.extras.filter((entry) => entry.kind === kind)}
          onChange={edit(kind)}
        />
      ))}
    </div>
  )
}
