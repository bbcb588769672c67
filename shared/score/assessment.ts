import type { Check } from '#shared/schema/analysis.ts'
import type { Notice } from './notices.ts'
import { DECISIVE } from './notices.ts'
import type { PartScores } from './overall.ts'
import { openChecks, pointsSaid } from './suggestions.ts'

/** Bands of the specification. */
export const band = (score: number): 'Excellent' | 'Good' | 'Needs Improvement' =>
  score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : 'Needs Improvement'

/** What the sections say, by band: nothing here may sound better than the number beside it. */
const SAID = {
  Excellent: 'Your resume makes a strong case',
  Good: 'Your resume makes a fair case, with room to say more',
  'Needs Improvement': 'Your resume does not make your case yet',
} as const

const MATCHED = {
  Excellent: 'it answers most of what this job asks',
  Good: 'it answers a good part of what this job asks',
  'Needs Improvement': 'much of what this job asks is missing',
} as const

/** Below this a machine loses enough to be worth the first sentence. */
const READ_BADLY = 70

/** The verdict: two sentences about this resume, the second about what brings most. */
export function assessment(
  checks: readonly Check[],
  scores: PartScores,
  quality: number | null,
  notices: readonly Notice[],
): string {
  const decisive = notices.find((n) => DECISIVE.has(n.code))
  if (decisive) return decisive.text
  return `${firstSentence(scores, quality ?? 0)} ${secondSentence(checks)}`
}

function firstSentence({ ats, keyword }: PartScores, quality: number): string {
  const said = SAID[band(quality)]
  if (ats !== null && ats < READ_BADLY) return `${said}, and hiring software may lose part of it.`
  if (keyword === null) return `${said}.`
  const both = (band(quality) === 'Needs Improvement') === (band(keyword) === 'Needs Improvement')
  return `${said}${both ? ', and' : ', but'} ${MATCHED[band(keyword)]}.`
}

function secondSentence(checks: readonly Check[]): string {
  const first = openChecks(checks).find((c) => !c.advice)
  if (!first) return 'Nothing left to fix.'
  const finding = first.finding.replace(/\.$/, '')
  // Under a limit it is the limit that counts first.
  return first.gain > 0 ? `${finding}; that alone is worth ${pointsSaid(first.gain)}.` : `${finding}.`
}
