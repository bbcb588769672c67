import { gainShort, type OpenCheck } from '#shared/score/suggestions.ts'
import { t } from './result-texts.ts'

/** What a fix brings, with the noun where that is a number. */
export function worthOf(check: OpenCheck): string {
  const isNumber = check.gain > 0 || !(check.advice || check.held)
  const points = isNumber ? ` ${t.pointsGained(Math.max(1, Math.round(check.gain)))}` : ''
  return `${gainShort(check)}${points}`
}
