import { useId, useMemo } from 'react'
import type { UnfinishedDate } from '#shared/schema/draft.ts'
import { monthNames } from '#web/components/when.ts'
import { t } from '../texts.ts'
import { YEAR_MAX } from './fields.tsx'

// A month and a year, or a year alone; browsers differ too much on `type=month`.

const YEAR_DIGITS = 4

interface MonthFieldProps {
  label: string
  path: string
  /** `YYYY-MM`, `YYYY` or empty. */
  value: string
  /** A year that is still being typed, and a month chosen before its year, are not dates yet: they wait here. */
  typed?: UnfinishedDate
  onChange: (value: string, typed: UnfinishedDate | null) => void
  hint?: string
  advice?: string
}

export function MonthField({ label, path, value, typed, onChange, hint, advice }: MonthFieldProps) {
  const id = useId()
  const [year = '', month = ''] = value.split('-')
  const names = useMemo(monthNames, [])
  const shown = typed?.over === value ? typed : { year, month }
  const unfinished =
    ![0, YEAR_DIGITS].includes(shown.year.length) || (shown.month !== '' && shown.year === '')
  const described = hint && !unfinished ? `${id}-hint ${id}-advice` : `${id}-advice`

  const edit = (next: { year: string; month: string }) => {
    const whole = /^\d{4}$/.test(next.year)
    // A digit too many takes nothing away: the date that was stays until there is another one.
    const left = next.year.length > YEAR_DIGITS ? value : ''
    const date = whole ? [next.year, next.month].filter(Boolean).join('-') : left
    onChange(date, whole || (!next.year && !next.month) ? null : { ...next, over: date })
  }

  return (
    <fieldset className="min-w-0 border-0">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-1 flex gap-2">
        <select
          aria-label={t.monthOf({ label })}
          aria-describedby={described}
          value={shown.month}
          onChange={(event) => edit({ year: shown.year, month: event.target.value })}
          className="h-11 min-w-0 flex-1 rounded-md border border-ink-soft bg-surface px-2"
        >
          <option value="">{t.month}</option>
          {names.map((name, at) => (
            <option key={name} value={String(at + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <input
          data-path={path}
          aria-label={t.yearOf({ label })}
          aria-describedby={described}
          inputMode="numeric"
          maxLength={YEAR_MAX}
          placeholder={t.year}
          value={shown.year}
          onChange={(event) => edit({ month: shown.month, year: event.target.value.replace(/\D/g, '') })}
          className="h-11 w-20 rounded-md border border-ink-soft bg-surface px-2 tabular-nums placeholder:text-ink-soft"
        />
      </div>
      {hint && !unfinished && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-advice`} aria-live="polite" className="text-sm text-fair">
        {unfinished ? t.notADateYet : advice}
      </p>
    </fieldset>
  )
}
