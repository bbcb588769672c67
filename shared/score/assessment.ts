import type { Check } from '#shared/schema/analysis.ts'
import type { Requirement } from '#shared/schema/job.ts'
import type { Notice } from './notices.ts'
import { DECISIVE } from './notices.ts'
import { boundsOf, type Overall, type PartScores } from './overall.ts'
import { openChecks, pointsSaid } from './suggestions.ts'
import { t } from './texts.ts'

/** Bands of the specification. */
const band = (score: number): 'Excellent' | 'Good' | 'Needs Improvement' =>
  score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : 'Needs Improvement'

/** The band as people hear it. */
export const bandSaid = (score: number): string => t[BANDS[band(score)]]
const BANDS = { Excellent: 'excellent', Good: 'good', 'Needs Improvement': 'needsImprovement' } as const

/** What the sections say, by band, and what the job does: nothing here may sound better than the number beside it. */
const CASE = { Excellent: 'strong', Good: 'fair', 'Needs Improvement': 'weak' } as const
const MATCH = { Excellent: 'Most', Good: 'Part', 'Needs Improvement': 'Little' } as const

/** Below this a machine loses enough to be worth the first sentence. */
const READ_BADLY = 70

/** The verdict: what this resume is worth, why the overall score is less than it shows where it is, and what to fix first. */
export function assessment(
  checks: readonly Check[],
  scores: PartScores,
  { score, quality }: Pick<Overall, 'score' | 'quality'>,
  notices: readonly Notice[],
  asked: readonly Requirement[] = [],
): string {
  const decisive = notices.find((n) => DECISIVE.has(n.code))
  if (decisive) return decisive.text
  const less = whyLess(checks, scores, score, quality ?? 0)
  const match = isMostlyUnjudged(asked) ? null : scores.keyword
  const first = less === '' ? firstSentence(scores.ats, match, quality ?? 0) : t[CASE[band(quality ?? 0)]]
  const unsaid = less === '' && match !== scores.keyword ? t.mostUnjudged : ''
  return [first, less, unsaid, secondSentence(checks)].filter((sentence) => sentence !== '').join(' ')
}

/** A whole that is less than each of its parts puzzles, unless it is said what holds it down. */
function whyLess(checks: readonly Check[], { keyword }: PartScores, score: number, quality: number): string {
  const least = Math.min(quality, keyword ?? 100)
  if (score >= least) return ''
  const { limit, reach } = boundsOf(checks)
  return limit * reach < least && limit < 100
    ? t.limitedTo({ limit })
    : keyword === null
      ? ''
      : t.lessForSkills
}

/** A match that rests on the smaller part of what the job asks says nothing of the whole. */
const isMostlyUnjudged = (asked: readonly Requirement[]): boolean =>
  asked.reduce((sum, { weight, unjudged }) => sum + (unjudged ? weight : -weight), 0) > 0

function firstSentence(ats: number | null, keyword: number | null, quality: number): string {
  const said = CASE[band(quality)]
  if (ats !== null && ats < READ_BADLY) return t[`${said}Lost`]
  return keyword === null ? t[said] : t[`${said}${MATCH[band(keyword)]}`]
}

function secondSentence(checks: readonly Check[]): string {
  const open = openChecks(checks).filter((c) => !c.advice)
  const [first] = open
  if (!first) return t.nothingLeftToFix
  const finding = first.finding.replace(/\.$/, '')
  // What comes before a fix that brings more does so for a reason of its own.
  if (open.some(({ gain }) => gain > first.gain)) return `${finding}. ${first.why}`
  return first.gain > 0 ? t.aloneIsWorth({ finding, points: pointsSaid(first.gain) }) : `${finding}.`
}
