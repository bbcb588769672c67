import { uuidv7 } from 'uuidv7'
import { type DraftEducation, draftEducation } from '#shared/schema/draft.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { replaced, withTyped } from '../entries/list-edits.ts'
import { Imported, TextArea, TextField, YearField } from '../fields/fields.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { t } from '../texts.ts'
import { periodAdvice, yearAdvice } from '../writing/advice.ts'
import type { StepProps } from './step-props.ts'

const titleOf = (entry: DraftEducation) => [entry.degree, entry.institution].filter(Boolean).join(', ')
// A graduation alone is an end without a start.
const studyAdvice = ({ startDate, endDate }: DraftEducation) =>
  startDate ? periodAdvice(startDate, endDate, new Date().getFullYear()) : ''

export default function EducationStep({ draft, change }: StepProps) {
  const edit = (what: string, next: (entries: DraftEducation[]) => DraftEducation[]) =>
    change(what, (d) => ({ ...d, education: next(d.education) }))
  return (
    <EntryList
      entries={draft.education}
      onChange={edit}
      noun={t.education}
      addLabel={t.addEducation}
      blank={() => draftEducation.parse({ id: uuidv7() })}
      titleOf={titleOf}
    >
      {(entry, at) => {
        const set = (key: string, value: Partial<DraftEducation>) =>
          edit(`education.${entry.id}.${key}`, (list) => replaced(list, at, value))
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <Imported value={entry.part}>
              <TextField
                label={t.headingOverIt}
                path={`education.${at}.part`}
                value={entry.part}
                onChange={(part) => set('part', { part })}
              />
            </Imported>
            <TextField
              label={t.institution}
              path={`education.${at}.institution`}
              value={entry.institution}
              onChange={(institution) => set('institution', { institution })}
            />
            <TextField
              label={t.degree}
              path={`education.${at}.degree`}
              value={entry.degree}
              onChange={(degree) => set('degree', { degree })}
            />
            <TextField
              label={t.fieldOfStudy}
              path={`education.${at}.field`}
              value={entry.field}
              onChange={(field) => set('field', { field })}
            />
            <YearField
              label={t.graduationYear}
              path={`education.${at}.graduationYear`}
              value={entry.graduationYear ?? null}
              typed={entry.unfinished?.graduationYear}
              advice={yearAdvice(entry.graduationYear, new Date().getFullYear())}
              onChange={(graduationYear, typed) =>
                set('graduationYear', { graduationYear, ...withTyped(entry, 'graduationYear', typed) })
              }
            />
            <TextField
              label={t.gpaOptional}
              path={`education.${at}.gpa`}
              value={entry.gpa}
              hint="e.g. 3.8/4.0"
              onChange={(gpa) => set('gpa', { gpa })}
            />
            <div className="sm:col-span-2">
              <TextArea
                label={t.detailsOptional}
                path={`education.${at}.description`}
                rows={3}
                value={entry.description}
                hint={t.honorsCoursesAThesis}
                onChange={(description, what) => set(`description ${what}`, { description })}
              />
            </div>
            <Imported value={entry.location}>
              <TextField
                label={t.location}
                path={`education.${at}.location`}
                value={entry.location}
                onChange={(location) => set('location', { location })}
              />
            </Imported>
            <Imported value={entry.startDate || entry.endDate}>
              <MonthField
                label={t.startDate}
                path={`education.${at}.startDate`}
                value={entry.startDate}
                typed={entry.unfinished?.startDate}
                onChange={(startDate, typed) =>
                  set('startDate', { startDate, ...withTyped(entry, 'startDate', typed) })
                }
              />
              <MonthField
                label={t.endDate}
                path={`education.${at}.endDate`}
                value={entry.endDate}
                typed={entry.unfinished?.endDate}
                advice={studyAdvice(entry)}
                onChange={(endDate, typed) =>
                  set('endDate', { endDate, ...withTyped(entry, 'endDate', typed) })
                }
              />
            </Imported>
          </div>
        )
      }}
    </EntryList>
  )
}
