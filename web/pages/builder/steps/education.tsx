import { uuidv7 } from 'uuidv7'
import { type DraftEducation, draftEducation } from '#shared/schema/draft.ts'
import { yearAdvice } from '../advice.ts'
import { EntryList } from '../entry-list.tsx'
import { TextField } from '../fields.tsx'
import { replaced } from '../list-edits.ts'
import type { StepProps } from './step-props.ts'

const titleOf = (entry: DraftEducation) => [entry.degree, entry.institution].filter(Boolean).join(', ')
const yearOf = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : null)

export function EducationStep({ draft, change }: StepProps) {
  const edit = (what: string, education: DraftEducation[]) => change(what, (d) => ({ ...d, education }))
  return (
    <EntryList
      entries={draft.education}
      onChange={edit}
      noun="Education"
      addLabel="Add Education"
      blank={() => draftEducation.parse({ id: uuidv7() })}
      titleOf={titleOf}
    >
      {(entry, at) => {
        const set = (key: string, value: Partial<DraftEducation>) =>
          edit(`education.${entry.id}.${key}`, replaced(draft.education, at, value))
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Institution"
              path={`education.${at}.institution`}
              value={entry.institution}
              onChange={(institution) => set('institution', { institution })}
            />
            <TextField
              label="Degree"
              path={`education.${at}.degree`}
              value={entry.degree}
              onChange={(degree) => set('degree', { degree })}
            />
            <TextField
              label="Field of Study"
              path={`education.${at}.field`}
              value={entry.field}
              onChange={(field) => set('field', { field })}
            />
            <TextField
              label="Graduation Year"
              path={`education.${at}.graduationYear`}
              type="number"
              value={entry.graduationYear ? String(entry.graduationYear) : ''}
              advice={yearAdvice(entry.graduationYear, new Date().getFullYear())}
              onChange={(year) => set('graduationYear', { graduationYear: yearOf(year) })}
            />
            <TextField
              label="GPA (optional)"
              path={`education.${at}.gpa`}
              value={entry.gpa}
              hint="e.g. 3.8/4.0"
              onChange={(gpa) => set('gpa', { gpa })}
            />
          </div>
        )
      }}
    </EntryList>
  )
}
