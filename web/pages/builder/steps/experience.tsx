import { uuidv7 } from 'uuidv7'
import { type DraftExperience, draftExperience } from '#shared/schema/draft.ts'
import { periodAdvice } from '../advice.ts'
import { Bullets } from '../bullets.tsx'
import { EntryList } from '../entry-list.tsx'
import { Imported, TextField } from '../fields.tsx'
import { replaced, withTyped } from '../list-edits.ts'
import { MonthField } from '../month-field.tsx'
import type { StepProps } from './step-props.ts'

const titleOf = (entry: DraftExperience) => [entry.position, entry.company].filter(Boolean).join(', ')

export default function ExperienceStep({ draft, change, judged }: StepProps) {
  const edit = (what: string, next: (entries: DraftExperience[]) => DraftExperience[]) =>
    change(what, (d) => ({ ...d, experience: next(d.experience) }))
  return (
    <EntryList
      entries={draft.experience}
      onChange={edit}
      noun="Position"
      addLabel="Add Experience"
      blank={() => draftExperience.parse({ id: uuidv7() })}
      titleOf={titleOf}
      shows={draft.targetRole}
    >
      {(entry, at) => {
        const set = (key: string, value: Partial<DraftExperience>) =>
          edit(`experience.${entry.id}.${key}`, (list) => replaced(list, at, value))
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Position"
              path={`experience.${at}.position`}
              value={entry.position}
              onChange={(position) => set('position', { position })}
            />
            <TextField
              label="Company"
              path={`experience.${at}.company`}
              value={entry.company}
              onChange={(company) => set('company', { company })}
            />
            <MonthField
              label="Start Date"
              path={`experience.${at}.startDate`}
              value={entry.startDate}
              typed={entry.unfinished?.startDate}
              onChange={(startDate, typed) =>
                set('startDate', { startDate, ...withTyped(entry, 'startDate', typed) })
              }
            />
            <MonthField
              label="End Date"
              path={`experience.${at}.endDate`}
              value={entry.endDate}
              typed={entry.unfinished?.endDate}
              hint={entry.startDate && !entry.endDate ? 'Leave blank if this is your current job' : undefined}
              advice={periodAdvice(entry.startDate, entry.endDate, new Date().getFullYear())}
              onChange={(endDate, typed) =>
                set('endDate', { endDate, ...withTyped(entry, 'endDate', typed) })
              }
            />
            <Imported value={entry.location}>
              <TextField
                label="Location"
                path={`experience.${at}.location`}
                value={entry.location}
                onChange={(location) => set('location', { location })}
              />
            </Imported>
            <div className="sm:col-span-2">
              <Bullets
                label="Description"
                path={`experience.${at}`}
                value={entry.description}
                judged={judged}
                targetRole={draft.targetRole}
                ended={entry.endDate !== ''}
                onChange={(description, what) =>
                  edit(`experience.${entry.id}.description ${what}`, (list) =>
                    replaced(list, at, { description }),
                  )
                }
              />
            </div>
          </div>
        )
      }}
    </EntryList>
  )
}
