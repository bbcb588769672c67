import { uuidv7 } from 'uuidv7'
import {
  type DraftCustomEntry,
  type DraftCustomSection,
  draftCustomEntry,
  draftCustomSection,
} from '#shared/schema/draft.ts'
import {
  type EditList,
  EntryDates,
  EntryLink,
  EntryMonth,
  EntryProse,
  EntryText,
  entryForm,
} from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

/** Sections that have no form of their own: a title, and lines of text, entries, or both. */
export function CustomSections({ draft, change }: StepProps) {
  const edit: EditList<DraftCustomSection> = (what, next) =>
    change(what, (d) => ({ ...d, sections: next(d.sections) }))
  return (
    <EntryList
      entries={draft.sections}
      onChange={edit}
      noun={t.section}
      addLabel={t.addSection}
      blank={() => draftCustomSection.parse({ id: uuidv7() })}
      titleOf={(section) => section.title}
      startsFolded
    >
      {(section, at) => {
        const form = entryForm('sections', section, at, edit)
        const editEntries: EditList<DraftCustomEntry> = (what, next) =>
          edit(`${section.id} ${what}`, (list) =>
            list.map((one, index) => (index === at ? { ...one, entries: next(one.entries) } : one)),
          )
        return (
          <div className="space-y-4">
            <EntryText of={form} name="title" label={t.sectionTitle} />
            <EntryProse of={form} name="text" label={t.text} hint={t.oneParagraphALine} />
            <Entries entries={section.entries} path={`${form.path}.entries`} edit={editEntries} />
          </div>
        )
      }}
    </EntryList>
  )
}

function Entries({
  entries,
  path,
  edit,
}: {
  entries: DraftCustomEntry[]
  path: string
  edit: EditList<DraftCustomEntry>
}) {
  return (
    <EntryList
      entries={entries}
      onChange={edit}
      noun={t.entry}
      addLabel={t.addEntry}
      blank={() => draftCustomEntry.parse({ id: uuidv7() })}
      titleOf={(entry) => entry.title}
    >
      {(entry, at) => {
        const form = entryForm(path, entry, at, edit)
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <EntryText of={form} name="title" label={t.title} />
            <EntryText of={form} name="subtitle" label={t.organization} />
            <EntryDates of={form} />
            <EntryMonth of={form} name="startDate" label={t.startDate} />
            <EntryMonth of={form} name="endDate" label={t.endDate} />
            <EntryText of={form} name="location" label={t.location} />
            <EntryLink of={form} name="link" label={t.link} />
            <EntryProse of={form} name="description" label={t.description} rows={3} hint={t.onePointALine} />
          </div>
        )
      }}
    </EntryList>
  )
}
