import { useEffect, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { type DraftExtra, draftExtra, type ExtraKind, extraKind } from '#shared/schema/draft.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { replaced, withTyped } from '../entries/list-edits.ts'
import { Imported, TextArea, TextField } from '../fields/fields.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { t } from '../texts.ts'
import { urlAdvice } from '../writing/advice.ts'
import type { StepProps } from './step-props.ts'

const labelsOf = (kind: ExtraKind): { title: string; noun: string; detail: string } =>
  ({
    certifications: { title: t.certifications, noun: t.certification, detail: t.issuedBy },
    languages: { title: t.languages, noun: t.language, detail: t.level },
    awards: { title: t.awards, noun: t.award, detail: t.givenBy },
    publications: { title: t.publications, noun: t.publication, detail: t.publishedIn },
    volunteering: { title: t.volunteering, noun: t.volunteerWork, detail: t.organization },
    interests: { title: t.interests, noun: t.interest, detail: '' },
  })[kind]
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
  const labels = labelsOf(kind)
  const { detail } = labels
  const path = `${kind}.${at}`
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={labels.noun}
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
      <Imported value={entry.part}>
        <TextField
          label={t.headingOverIt}
          path={`${path}.part`}
          value={entry.part}
          onChange={(part) => set('part', { part })}
        />
      </Imported>
      {DATED.has(kind) && (
        <>
          <MonthField
            label={t.date}
            path={`${path}.date`}
            value={entry.date}
            typed={entry.unfinished?.date}
            onChange={(date, typed) => set('date', { date, ...withTyped(entry, 'date', typed) })}
          />
          <TextField
            label={t.link}
            path={`${path}.link`}
            type="url"
            value={entry.link}
            advice={urlAdvice(entry.link)}
            onChange={(link) => set('link', { link })}
          />
          <Imported value={entry.startDate}>
            <MonthField
              label={t.startDate}
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
                label={t.description}
                path={`${path}.description`}
                rows={3}
                value={entry.description}
                hint={t.onePointALine}
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
  const labels = labelsOf(kind)
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
      <summary data-path={kind} className="min-h-6 cursor-pointer font-medium pointer-coarse:py-2.5">
        {labels.title}
        {filled && <span className="ml-2 text-ink-soft tabular-nums">{entries.length}</span>}
      </summary>
      <EntryList
        entries={entries}
        onChange={onChange}
        noun={labels.noun}
        addLabel={t.add({ noun: labels.noun })}
        blank={() => draftExtra.parse({ id: uuidv7(), kind })}
        titleOf={(entry) => entry.title}
        startsFolded
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
