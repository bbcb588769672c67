import type { Check } from '#shared/schema/analysis.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { t } from './result-texts.ts'

/** What is right already, and the points it brings. */
export function Passed({ checks }: { checks: Check[] }) {
  if (checks.length === 0) return null
  return (
    <div className="mt-6">
      <Disclosure summary={t.whatIsRightAlready({ count: checks.length })}>
        <ul className="columns-1 gap-x-8 text-sm sm:columns-2">
          {checks.map((check) => (
            <li key={check.id} className="flex justify-between gap-3 py-1">
              <span>{check.title}</span>
              <span className="text-ink-soft tabular-nums">{check.points}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
