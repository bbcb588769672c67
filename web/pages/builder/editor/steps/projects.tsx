import { uuidv7 } from 'uuidv7'
import { type DraftProject, draftProject } from '#shared/schema/draft.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { replaced, withTyped } from '../entries/list-edits.ts'
import { Imported, TextArea, TextField } from '../fields/fields.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { t } from '../texts.ts'
import { urlAdvice } from '../writing/advice.ts'
import type { StepProps } from './step-props.ts'

export default function ProjectsStep({ draft, change }: StepProps) {
  const edit = (what: string, next: (entries: DraftProject[]) => DraftProject[]) =>
    change(what, (d) => ({ ...d, projects: next(d.projects) }))
  return (
    <EntryList
      entries={draft.projects}
      onChange={edit}
      noun={t.project}
      addLabel={t.addProject}
      blank={() => draftProject.parse({ id: uuidv7() })}
      titleOf={(entry) => entry.name}
    >
      {(entry, at) => {
        const set = (key: string, value: Partial<DraftProject>) =>
          edit(`projects.${entry.id}.${key}`, (list) => replaced(list, at, value))
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <Imported value={entry.part}>
              <TextField
                label={t.headingOverIt}
                path={`projects.${at}.part`}
                value={entry.part}
                onChange={(part) => set('part', { part })}
              />
            </Imported>
            <TextField
              label={t.projectName}
              path={`projects.${at}.name`}
              value={entry.name}
              onChange={(name) => set('name', { name })}
            />
            <TextField
              label={t.link}
              path={`projects.${at}.link`}
              type="url"
              value={entry.link}
              advice={urlAdvice(entry.link)}
              onChange={(link) => set('link', { link })}
            />
            <Imported value={entry.startDate || entry.endDate}>
              <MonthField
                label={t.startDate}
                path={`projects.${at}.startDate`}
                value={entry.startDate}
                typed={entry.unfinished?.startDate}
                onChange={(startDate, typed) =>
                  set('startDate', { startDate, ...withTyped(entry, 'startDate', typed) })
                }
              />
              <MonthField
                label={t.endDate}
                path={`projects.${at}.endDate`}
                value={entry.endDate}
                typed={entry.unfinished?.endDate}
                onChange={(endDate, typed) =>
                  set('endDate', { endDate, ...withTyped(entry, 'endDate', typed) })
                }
              />
            </Imported>
            <div className="space-y-4 sm:col-span-2">
              <TextArea
                label={t.description}
                path={`projects.${at}.description`}
                value={entry.description}
                hint={t.onePointALine}
                onChange={(description, what) => set(`description ${what}`, { description })}
              />
              <TextField
                label={t.technologies}
                path={`projects.${at}.technologies`}
                value={entry.technologies}
                hint={t.separatedByCommas}
                onChange={(technologies) => set('technologies', { technologies })}
              />
            </div>
          </div>
        )
      }}
    </EntryList>
  )
}
