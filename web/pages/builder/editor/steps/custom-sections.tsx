import { uuidv7 } from 'uuidv7'
import {
  type DraftCustomEntry,
  type DraftCustomSection,
  draftCustomEntry,
  draftCustomSection,
} from '#shared/schema/draft.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { replaced, withTyped } from '../entries/list-edits.ts'
import { TextArea, TextField } from '../fields/fields.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { t } from '../texts.ts'
import { urlAdvice } from '../writing/advice.ts'
import type { StepProps } from './step-props.ts'

type Edit<T> = (what: string, next: (entries: T[]) => T[]) => void

/** Sections that have no form of their own: a title, and lines of text, entries, or both. */
export function CustomSections({ draft, change }: StepProps) {
  const edit: Edit<DraftCustomSection> = (what, next) =>
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
        const path = `sections.${at}`
        const set = (key: string, value: Partial<DraftCustomSection>) =>
          edit(`sections.${section.id}.${key}`, (list) => replaced(list, at, value))
        const editEntries: Edit<DraftCustomEntry> = (what, next) =>
          edit(`sections.${section.id} ${what}`, (list) =>
            list.map((one, index) => (index === at ? { ...one, entries: next(one.entries) } : one)),
          )
        return (
          <div className="space-y-4">
            <TextField
              label={t.sectionTitle}
              path={`${path}.title`}
              value={section.title}
              onChange={(title) => set('title', { title })}
            />
            <TextArea
              label={t.text}
              path={`${path}.text`}
              value={section.text}
              hint={t.oneParagraphALine}
              onChange={(text, what) => set(`text ${what}`, { text })}
            />
            <Entries entries={section.entries} path={path} edit={editEntries} />
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
  edit: Edit<DraftCustomEntry>
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
        const here = `${path}.entries.${at}`
        const set = (key: string, value: Partial<DraftCustomEntry>) =>
          edit(`${entry.id}.${key}`, (list) => replaced(list, at, value))
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t.title}
              path={`${here}.title`}
              value={entry.title}
              onChange={(title) => set('title', { title })}
            />
            <TextField
              label={t.organization}
              path={`${here}.subtitle`}
              value={entry.subtitle}
              onChange={(subtitle) => set('subtitle', { subtitle })}
            />
            <MonthField
              label={t.startDate}
              path={`${here}.startDate`}
              value={entry.startDate}
              typed={entry.unfinished?.startDate}
              onChange={(startDate, typed) =>
                set('startDate', { startDate, ...withTyped(entry, 'startDate', typed) })
              }
            />
            <MonthField
              label={t.endDate}
              path={`${here}.endDate`}
              value={entry.endDate}
              typed={entry.unfinished?.endDate}
              onChange={(endDate, typed) =>
                set('endDate', { endDate, ...withTyped(entry, 'endDate', typed) })
              }
            />
            <TextField
              label={t.location}
              path={`${here}.location`}
              value={entry.location}
              onChange={(location) => set('location', { location })}
            />
            <TextField
              label={t.link}
              path={`${here}.link`}
              type="url"
              value={entry.link}
              advice={urlAdvice(entry.link)}
              onChange={(link) => set('link', { link })}
            />
            <div className="sm:col-span-2">
              <TextArea
                label={t.description}
                path={`${here}.description`}
                rows={3}
                value={entry.description}
                hint={t.onePointALine}
                onChange={(description, what) => set(`description ${what}`, { description })}
              />
            </div>
          </div>
        )
      }}
    </EntryList>
  )
}
