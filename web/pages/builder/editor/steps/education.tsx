import { uuidv7 } from 'uuidv7'
import { type DraftEducation, draftEducation } from '#shared/schema/draft.ts'
import {
  type EditList,
  EntryDates,
  EntryImported,
  EntryMonth,
  EntryProse,
  EntryText,
  entryForm,
} from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { withTyped } from '../entries/list-edits.ts'
import { Imported, YearField } from '../fields/fields.tsx'
import { t } from '../texts.ts'
import { periodAdvice, yearAdvice } from '../writing/advice.ts'
import type { StepProps } from './step-props.ts'

const titleOf = (entry: DraftEducation) => [entry.degree, entry.institution].filter(Boolean).join(', ')
// A graduation alone is an end without a start.
const studyAdvice = ({ startDate, endDate }: DraftEducation) =>
  startDate ? periodAdvice(startDate, endDate, new Date().getFullYear()) : ''

export default function EducationStep({ draft, change }: StepProps) {
  const edit: EditList<DraftEducation> = (what, next) =>
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
        const form = entryForm('education', entry, at, edit)
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <EntryImported of={form} name="part" label={t.headingOverIt} />
            <EntryText of={form} name="institution" label={t.institution} />
            <EntryText of={form} name="degree" label={t.degree} />
            <EntryText of={form} name="field" label={t.fieldOfStudy} />
            <EntryDates of={form} />
            <YearField
              label={t.graduationYear}
              path={`${form.path}.graduationYear`}
              value={entry.graduationYear ?? null}
              typed={entry.unfinished?.graduationYear}
              advice={yearAdvice(entry.graduationYear, new Date().getFullYear())}
              onChange={(graduationYear, typed) =>
                form.set('graduationYear', { graduationYear, ...withTyped(entry, 'graduationYear', typed) })
              }
            />
            <EntryText of={form} name="gpa" label={t.gpaOptional} hint="e.g. 3.8/4.0" />
            <EntryProse
              of={form}
              name="description"
              label={t.detailsOptional}
              rows={3}
              hint={t.honorsCoursesAThesis}
            />
            <EntryImported of={form} name="location" label={t.location} />
            <Imported value={entry.startDate || entry.endDate}>
              <EntryMonth of={form} name="startDate" label={t.startDate} />
              <EntryMonth of={form} name="endDate" label={t.endDate} advice={studyAdvice(entry)} />
            </Imported>
          </div>
        )
      }}
    </EntryList>
  )
}
