import { uuidv7 } from 'uuidv7'
import { type DraftProject, draftProject } from '#shared/schema/draft.ts'
import { urlAdvice } from '../advice.ts'
import { EntryList } from '../entry-list.tsx'
import { TextArea, TextField } from '../fields.tsx'
import { replaced } from '../list-edits.ts'
import type { StepProps } from './step-props.ts'

export function ProjectsStep({ draft, change }: StepProps) {
  const edit = (what: string, next: (entries: DraftProject[]) => DraftProject[]) =>
    change(what, (d) => ({ ...d, projects: next(d.projects) }))
  return (
    <EntryList
      entries={draft.projects}
      onChange={edit}
      noun="Project"
      addLabel="Add Project"
      blank={() => draftProject.parse({ id: uuidv7() })}
      titleOf={(entry) => entry.name}
    >
      {(entry, at) => {
        const set = (key: string, value: Partial<DraftProject>) =>
          edit(`projects.${entry.id}.${key}`, (list) => replaced(list, at, value))
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Project Name"
              path={`projects.${at}.name`}
              value={entry.name}
              onChange={(name) => set('name', { name })}
            />
            <TextField
              label="Link"
              path={`projects.${at}.link`}
              type="url"
              value={entry.link}
              advice={urlAdvice(entry.link)}
              onChange={(link) => set('link', { link })}
            />
            <div className="space-y-4 sm:col-span-2">
              <TextArea
                label="Description"
                path={`projects.${at}.description`}
                value={entry.description}
                hint="One point a line."
                onChange={(description) => set('description', { description })}
              />
              <TextField
                label="Technologies"
                path={`projects.${at}.technologies`}
                value={entry.technologies}
                hint="Separated by commas."
                onChange={(technologies) => set('technologies', { technologies })}
              />
            </div>
          </div>
        )
      }}
    </EntryList>
  )
}
