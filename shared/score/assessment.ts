import type { Check } from '#shared/schema/analysis.ts'
import type { Requirement } from '#shared/schema/job.ts'
import { DECISIVE } from './judged.ts'
import type { Notice } from './notices.ts'
import { boundsOf, type Overall, type PartScores } from './overall.ts'
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

/** Below this a machine loses enough to be worth saying first. */
const READ_BADLY = 70

/** The verdict, in one sentence: what this resume is worth, and why the overall score is less than it shows where it is. */
export function assessment(
  checks: readonly Check[],
  scores: PartScores,
  { score, quality }: Pick<Overall, 'score' | 'quality'>,
  notices: readonly Notice[],
  asked: readonly Requirement[] = [],
): string {
  const decisive = notices.find((n) => DECISIVE.has(n.code))
  if (decisive) return decisive.text
  const said = CASE[band(quality ?? 0)]
  // A whole that is less than each of its parts puzzles, unless it is said what holds it down.
  const least = Math.min(quality ?? 0, scores.keyword ?? 100)
  if (score < least) {
    const { limit, reach } = boundsOf(checks)
    if (limit * reach < least && limit < 100) return t[`${said}Limited`]({ limit })
    if (scores.keyword !== null) return t[`${said}Skills`]
  }
  if (scores.ats !== null && scores.ats < READ_BADLY) return t[`${said}Lost`]
  if (scores.keyword === null) return t[said]
  return isMostlyUnjudged(asked) ? t[`${said}Unjudged`] : t[`${said}${MATCH[band(scores.keyword)]}`]
}

/** A match that rests on the smaller part of what the job asks says nothing of the whole. */
const isMostlyUnjudged = (asked: readonly Requirement[]): boolean =>
  asked.reduce((sum, { weight, unjudged }) => sum + (unjudged ? weight : -weight), 0) > 0
