import { useRef } from 'react'
import { uuidv7 } from 'uuidv7'
import { type DraftExperience, draftExperience } from '#shared/schema/draft.ts'
import { hasGroups } from '#shared/schema/employers.ts'
import { fill } from '#web/i18n/fill.tsx'
import {
  type EditList,
  EntryDates,
  EntryImported,
  EntryMonth,
  EntryText,
  entryForm,
} from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { focusAfter } from '../entries/focus-after.ts'
import { t } from '../texts.ts'
import { periodAdvice } from '../writing/advice.ts'
import { Bullets } from '../writing/bullets.tsx'
import type { StepProps } from './step-props.ts'

const titleOf = (entry: DraftExperience) => [entry.position, entry.company].filter(Boolean).join(', ')

export default function ExperienceStep({ draft, change, judged }: StepProps) {
  const edit: EditList<DraftExperience> = (what, next) =>
    change(what, (d) => ({ ...d, experience: next(d.experience) }))
  const frame = useRef<HTMLDivElement>(null)
  const addBeside = ({ id, company, location, link, part }: DraftExperience) => {
    const fresh = draftExperience.parse({ id: uuidv7(), company, location, link, part })
    edit('add Position', (list) => list.flatMap((one) => (one.id === id ? [one, fresh] : [one])))
    focusAfter(frame, `[data-entry="${CSS.escape(fresh.id)}"] [data-path]`)
  }
  return (
    <div ref={frame}>
      {hasGroups(draft.experience) && (
        <label className="mb-2 flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-pencil"
            checked={draft.layout.grouped}
            onChange={(event) => {
              const grouped = event.target.checked
              change('layout grouped', (d) => ({ ...d, layout: { ...d.layout, grouped } }))
            }}
          />
          <span>
            {t.printEachEmployerOnce}
            <span className="block text-ink-soft">{t.everyPositionNeedsA}</span>
          </span>
        </label>
      )}
      <EntryList
        entries={draft.experience}
        onChange={edit}
        noun={t.position}
        addLabel={t.addExperience}
        blank={() => draftExperience.parse({ id: uuidv7() })}
        titleOf={titleOf}
        shows={draft.targetRole}
      >
        {(entry, at) => {
          const form = entryForm('experience', entry, at, edit)
          return (
            <div className="grid gap-4 sm:grid-cols-2">
              <EntryText of={form} name="position" label={t.position} />
              <EntryText of={form} name="company" label={t.company} />
              <EntryDates of={form} />
              <EntryMonth of={form} name="startDate" label={t.startDate} />
              <EntryMonth
                of={form}
                name="endDate"
                label={t.endDate}
                hint={entry.startDate && !entry.endDate ? t.leaveBlankIfThis : undefined}
                advice={periodAdvice(entry.startDate, entry.endDate, new Date().getFullYear())}
              />
              <EntryImported of={form} name="part" label={t.headingOverIt} />
              <EntryImported of={form} name="location" label={t.location} />
              <div className="sm:col-span-2">
                <Bullets
                  label={t.description}
                  path={form.path}
                  value={entry.description}
                  judged={judged}
                  targetRole={draft.targetRole}
                  ended={entry.endDate !== ''}
                  onChange={(description, what) => form.set(`description ${what}`, { description })}
                />
              </div>
              {entry.company.trim() !== '' && (
                <button
                  type="button"
                  onClick={() => addBeside(entry)}
                  className="min-h-9 pointer-coarse:min-h-11 text-start text-sm wrap-anywhere text-pencil underline underline-offset-2 sm:col-span-2"
                >
                  {fill(t.addAnotherPositionAt, { company: <bdi>{entry.company.trim()}</bdi> })}
                </button>
              )}
            </div>
          )
        }}
      </EntryList>
    </div>
  )
}
