import { type FormEvent, useState } from 'react'
import { type Asked, CORRECTION_MOST, splitCorrected, withCorrection } from '#shared/jobs/corrected.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Requirement } from '#shared/schema/job.ts'
import { Button } from '../ui/button.tsx'
import { CONTROL, TextField } from '../ui/field.tsx'
import { t } from './result-texts.ts'

/** How what a posting asks is corrected: its text carries the corrections, and the analysis follows. */
export interface JobEditing {
  text: string
  busy: boolean
  change: (text: string) => void
}

/** Degrees, years and places are told by the posting alone. */
const EDITABLE = new Set<Requirement['kind']>(['hard', 'soft', 'tool', 'certificate', 'language'])

const CHOICES = () => [
  { value: 'must', label: t.mustHave },
  { value: 'nice', label: t.niceToHave },
  { value: 'none', label: t.notAskedFor },
]
const SELECT = `${CONTROL} min-h-9 text-sm pointer-coarse:min-h-11`

function Choice({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string
  value: Asked
  disabled: boolean
  onChange: (as: Asked) => void
}) {
  return (
    <div className="w-40 shrink-0">
      <select
        aria-label={label}
        className={SELECT}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as Asked)}
      >
        {CHOICES().map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface Demand {
  name: string
  as: Asked
}

/** What is asked now, then what the person has taken out. */
function demandsOf({ requirements }: AnalysisResult, text: string): Demand[] {
  const asked = requirements
    .filter(({ kind }) => EDITABLE.has(kind))
    .map(
      ({ text, alternatives, must }): Demand => ({
        name: alternatives?.join(' or ') ?? text,
        as: must ? 'must' : 'nice',
      }),
    )
  const out = splitCorrected(text).corrections.filter(({ as }) => as === 'none')
  return [...asked, ...out]
}

/** Every demand of a posting with what it is, and room for one that was missed. */
export function JobCorrecting({ result, editing }: { result: AnalysisResult; editing: JobEditing }) {
  const { text, busy, change } = editing
  const [name, setName] = useState('')
  const [as, setAs] = useState<Asked>('must')
  const correct = (demand: Demand) => change(withCorrection(text, demand))
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const added = name.trim()
    if (added === '') return
    correct({ name: added, as })
    setName('')
  }
  return (
    <details className="print:hidden mt-6 border-t border-line pt-4">
      <summary className="min-h-6 cursor-pointer font-medium">{t.correctWhatThisJobAsks}</summary>
      <p className="mt-1 text-sm text-ink-soft">{t.yourCorrectionsStayWithThe}</p>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {demandsOf(result, text).map((demand) => (
          <li
            key={demand.name}
            className="flex items-center justify-between gap-3 border-b border-line py-1.5"
          >
            <span
              className={`min-w-0 break-words ${demand.as === 'none' ? 'text-ink-soft line-through' : ''}`}
            >
              <bdi>{demand.name}</bdi>
            </span>
            <Choice
              label={t.howIsAsked({ name: demand.name })}
              value={demand.as}
              disabled={busy}
              onChange={(as) => correct({ ...demand, as })}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            label={t.aDemandThatWasMissed}
            value={name}
            maxLength={CORRECTION_MOST}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Choice label={t.howTheMissedOneIs} value={as} disabled={busy} onChange={setAs} />
        <Button type="submit" disabled={busy || name.trim() === ''}>
          {t.addIt}
        </Button>
      </form>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {busy ? t.scoringAgain : ''}
      </p>
    </details>
  )
}
