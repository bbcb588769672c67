import { useEffect, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { type DraftExtra, draftExtra, type ExtraKind, extraKind } from '#shared/schema/draft.ts'
import {
  type EditList,
  EntryDates,
  type EntryForm,
  EntryImported,
  EntryLink,
  EntryMonth,
  EntryProse,
  EntryText,
  entryForm,
} from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { Imported, TextField } from '../fields/fields.tsx'
import { t } from '../texts.ts'
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

function ExtraFields({ form, kind }: { form: EntryForm<DraftExtra>; kind: ExtraKind }) {
  const { entry, path, set } = form
  const { noun, detail } = labelsOf(kind)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={noun} path={path} value={entry.title} onChange={(title) => set('title', { title })} />
      {detail && <EntryText of={form} name="detail" label={detail} />}
      <EntryImported of={form} name="part" label={t.headingOverIt} />
      {DATED.has(kind) && (
        <>
          <EntryDates of={form} />
          <EntryMonth of={form} name="date" label={t.date} />
          <EntryLink of={form} name="link" label={t.link} />
          <Imported value={entry.startDate}>
            <EntryMonth of={form} name="startDate" label={t.startDate} />
          </Imported>
          <Imported value={entry.description}>
            <EntryProse of={form} name="description" label={t.description} rows={3} hint={t.onePointALine} />
          </Imported>
        </>
      )}
    </div>
  )
}

/** A longer list begins folded: what stands below seventy publications is not found. */
const SHOWN = 12

function ExtraSection({
  kind,
  entries,
  onChange,
}: {
  kind: ExtraKind
  entries: DraftExtra[]
  onChange: EditList<DraftExtra>
}) {
  const labels = labelsOf(kind)
  const filled = entries.length > 0
  const isShort = filled && entries.length <= SHOWN
  const [open, setOpen] = useState(isShort)
  // An entry placed from elsewhere is seen; the section one emptied does not close over the focus.
  useEffect(() => {
    if (isShort) setOpen(true)
  }, [isShort])
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
        {(entry, at) => <ExtraFields form={entryForm(kind, entry, at, onChange)} kind={kind} />}
      </EntryList>
    </details>
  )
}

/** Sections beyond the specification's steps: each appears once it has an entry. */
export function Extras({ draft, change }: StepProps) {
  const edit =
    (kind: ExtraKind): EditList<DraftExtra> =>
    (what, next) =>
      change(`extras ${what}`, (d) => ({
        ...d,
        extras: [
          ...d.extras.filter((e) => e.kind !== kind),
          ...next(d.extras.filter((e) => e.kind === kind)),
        ],
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
