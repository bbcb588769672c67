import type { Check } from '#shared/schema/analysis.ts'
import { gainShort } from '#shared/score/suggestions.ts'
import { t } from './result-texts.ts'

/** What a fix brings, with the noun where that is a number. */
export function worthOf(check: Check): string {
  const isNumber = !check.advice && !(check.held && check.gain <= 0)
  const points = isNumber ? ` ${t.pointsGained(Math.max(1, Math.round(check.gain)))}` : ''
  return `${gainShort(check)}${points}`
}
