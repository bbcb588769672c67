import { Plus } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Requirement } from '#shared/schema/job.ts'
import { t } from '../../texts.ts'
import type { Change } from '../draft/draft-session.ts'
import { fieldToTell, labelOfStep, type StepPath } from '../steps.ts'
import { placingOf, TOLD_IN } from './place-requirement.ts'

interface MissingProps {
  draft: Draft
  result: AnalysisResult
  change: Change
  onGoTo: (step: StepPath, path: string) => void
}

/** Most are; where the others go is said beside them. */
const isSkill = ({ kind }: Requirement) => kind === 'hard' || kind === 'tool'

const namesOf = (row: Requirement) => row.alternatives ?? [row.text]

/** What the job asks and the resume does not say: placed by one click, where a word places it. */
export function Missing({ draft, result, change, onGoTo }: MissingProps) {
  const [placed, setPlaced] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const missing = result.requirements.filter(({ status }) => status === 'missing')
  const words = missing.filter(({ kind }) => placingOf(kind, draft))
  const stories = missing.filter(({ kind }) => !placingOf(kind, draft) && TOLD_IN[kind])

  const place = ({ kind }: Requirement, name: string) => {
    const placing = placingOf(kind, draft)
    if (!placing) return
    change(`place ${kind} ${name}`, (now) => placing.place(now, name))
    setPlaced(t.isNowIn({ name, section: placing.into }))
    // Its button goes, and with the last one the heading: the focus stays in the list.
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {missing.length > 0 && (
        <>
          <h3 className="font-semibold">
            {result.job.title ? t.missingFor({ job: result.job.title }) : t.missingForThisJob}
          </h3>
          <p className="text-sm text-ink-soft">{t.addOnlyWhatYou}</p>
        </>
      )}
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map((row) => (
          <li key={`${row.kind} ${row.text}`} className="flex flex-wrap items-center gap-1">
            {namesOf(row).map((name, at) => (
              <Fragment key={name}>
                {at > 0 && <span className="text-sm text-ink-soft">{t.or}</span>}
                <button
                  type="button"
                  onClick={() => place(row, name)}
                  className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1 rounded-md border border-line px-2 text-left text-sm"
                >
                  <Plus aria-hidden className="size-3.5 shrink-0" />
                  {name}
                  <span className={isSkill(row) ? 'sr-only' : 'text-ink-soft'}>
                    {' '}
                    {t.toSection({ section: placingOf(row.kind, draft)?.into ?? '' })}
                  </span>
                </button>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <ul className="mt-2">
        {stories.map((row) => {
          const step = TOLD_IN[row.kind] ?? 'experience'
          return (
            <li key={`${row.kind} ${row.text}`} className="text-sm">
              {row.text}:{' '}
              <button
                type="button"
                className="min-h-6 pointer-coarse:min-h-11 text-pencil underline underline-offset-2"
                onClick={() => onGoTo(step, fieldToTell(row.kind, step))}
              >
                {t.addItIn({ step: labelOfStep(step) })}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="mt-2 text-sm text-good">
        {placed}
      </p>
    </div>
  )
}
