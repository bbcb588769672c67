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
      noun="Section"
      addLabel="Add Section"
      blank={() => draftCustomSection.parse({ id: uuidv7() })}
      titleOf={(section) => section.title}
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
              label="Section title"
              path={`${path}.title`}
              value={section.title}
              onChange={(title) => set('title', { title })}
            />
            <TextArea
              label="Text"
              path={`${path}.text`}
              value={section.text}
              hint="One paragraph a line. Begin a line with a hyphen for a bullet."
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
      noun="Entry"
      addLabel="Add Entry"
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
              label="Title"
              path={`${here}.title`}
              value={entry.title}
              onChange={(title) => set('title', { title })}
            />
            <TextField
              label="Organization"
              path={`${here}.subtitle`}
              value={entry.subtitle}
              onChange={(subtitle) => set('subtitle', { subtitle })}
            />
            <MonthField
              label="Start Date"
              path={`${here}.startDate`}
              value={entry.startDate}
              typed={entry.unfinished?.startDate}
              onChange={(startDate, typed) =>
                set('startDate', { startDate, ...withTyped(entry, 'startDate', typed) })
              }
            />
            <MonthField
              label="End Date"
              path={`${here}.endDate`}
              value={entry.endDate}
              typed={entry.unfinished?.endDate}
              onChange={(endDate, typed) =>
                set('endDate', { endDate, ...withTyped(entry, 'endDate', typed) })
              }
            />
            <TextField
              label="Location"
              path={`${here}.location`}
              value={entry.location}
              onChange={(location) => set('location', { location })}
            />
            <TextField
              label="Link"
              path={`${here}.link`}
              type="url"
              value={entry.link}
              advice={urlAdvice(entry.link)}
              onChange={(link) => set('link', { link })}
            />
            <div className="sm:col-span-2">
              <TextArea
                label="Description"
                path={`${here}.description`}
                rows={3}
                value={entry.description}
                hint="One point a line."
                onChange={(description, what) => set(`description ${what}`, { description })}
              />
            </div>
          </div>
        )
      }}
    </EntryList>
  )
}
