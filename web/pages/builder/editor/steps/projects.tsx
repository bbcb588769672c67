import { uuidv7 } from 'uuidv7'
import { type DraftProject, draftProject } from '#shared/schema/draft.ts'
import {
  type EditList,
  EntryDates,
  EntryImported,
  EntryLink,
  EntryMonth,
  EntryProse,
  EntryText,
  entryForm,
} from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { Imported } from '../fields/fields.tsx'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

export default function ProjectsStep({ draft, change }: StepProps) {
  const edit: EditList<DraftProject> = (what, next) =>
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
        const form = entryForm('projects', entry, at, edit)
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <EntryImported of={form} name="part" label={t.headingOverIt} />
            <EntryText of={form} name="name" label={t.projectName} />
            <EntryLink of={form} name="link" label={t.link} />
            <EntryDates of={form} />
            <Imported value={entry.startDate || entry.endDate}>
              <EntryMonth of={form} name="startDate" label={t.startDate} />
              <EntryMonth of={form} name="endDate" label={t.endDate} />
            </Imported>
            <EntryProse of={form} name="description" label={t.description} hint={t.onePointALine} />
            <div className="sm:col-span-2">
              <EntryText of={form} name="technologies" label={t.technologies} hint={t.separatedByCommas} />
            </div>
          </div>
        )
      }}
    </EntryList>
  )
}
