import type { Check, ScorePart } from '#shared/schema/analysis.ts'
import type { Notice } from './notices.ts'
import { DECISIVE } from './notices.ts'
import type { PartScores } from './overall.ts'
import { openChecks } from './suggestions.ts'

/** Bands of the specification. */
export const band = (score: number): 'Excellent' | 'Good' | 'Needs Improvement' =>
  score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : 'Needs Improvement'

const STRONG: Record<ScorePart, string> = {
  ats: 'A machine reads this resume well',
  format: 'The page is tidy and easy to read',
  section: 'Everything a reader looks for is there and well told',
  keyword: 'The resume answers most of what the job asks',
}
const WEAK: Record<ScorePart, string> = {
  ats: 'machines lose part of it',
  format: 'the page could be tidier',
  section: 'what it says could be told better',
  keyword: 'much of what the job asks is missing',
}

/** The verdict: two sentences about this resume, the second about what brings most. */
export function assessment(checks: readonly Check[], scores: PartScores, notices: readonly Notice[]): string {
  const decisive = notices.find((n) => DECISIVE.has(n.code))
  if (decisive) return decisive.text
  return `${firstSentence(scores)} ${secondSentence(checks)}`
}

function firstSentence(scores: PartScores): string {
  const parts = (Object.keys(scores) as ScorePart[]).filter((p) => scores[p] !== null)
  const best = parts.reduce((a, b) => (scores[b]! > scores[a]! ? b : a))
  const worst = parts.reduce((a, b) => (scores[b]! < scores[a]! ? b : a))
  if (band(scores[best]!) === 'Needs Improvement')
    return `As it stands ${WEAK[worst]}, and no part of it is strong yet.`
  if (band(scores[worst]!) === 'Excellent') return `${STRONG[best]}, and no part of it is weak.`
  return `${STRONG[best]}, but ${WEAK[worst]}.`
}

function secondSentence(checks: readonly Check[]): string {
  const first = openChecks(checks).find((c) => !c.advice)
  if (!first) return 'Every check is passed: there is nothing left to mend.'
  const finding = first.finding.replace(/\.$/, '')
  const points = first.gain === 1 ? '1 point' : `${first.gain} points`
  return `${finding}; that alone is worth ${points}.`
}
