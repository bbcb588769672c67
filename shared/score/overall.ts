import type { AnalysisResult, Check, ScorePart } from '#shared/schema/analysis.ts'
import { isJudgedInPart, judgedOfPart } from './judged.ts'
import { PART_WEIGHTS, PARTS } from './weights.ts'

export type PartScores = Record<ScorePart, number | null>

/** The score of a part is the sum of its checks' points; null where nothing in it could be scored. */
export function partScores(checks: readonly Check[]): PartScores {
  const scores: PartScores = { ats: null, format: null, section: null, keyword: null }
  for (const part of PARTS) {
    const own = checks.filter((c) => c.part === part && c.of > 0)
    if (own.length > 0) scores[part] = own.reduce((sum, c) => sum + c.points, 0)
  }
  return scores
}

/** The parts that have a score, each with its share of the whole in hundredths that add up to 100. */
export function partShares(scores: PartScores): { part: ScorePart; share: number }[] {
  const scored = PARTS.filter((p) => scores[p] !== null)
  const sum = scored.reduce((s, p) => s + PART_WEIGHTS[p].weight, 0)
  const shares = scored.map((part) => ({ part, share: Math.floor((PART_WEIGHTS[part].weight * 100) / sum) }))
  const rest = 100 - shares.reduce((s, x) => s + x.share, 0)
  for (let i = 0; i < rest && shares.length > 0; i++) shares[i % shares.length]!.share++
  return shares
}

const LABELS: Record<ScorePart, string> = {
  ats: 'ATS',
  format: 'Format',
  section: 'Sections',
  keyword: 'Keywords',
}

export function overall(scores: PartScores): { score: number; formula: string } {
  const shares = partShares(scores)
  const hundredths = shares.reduce((sum, { part, share }) => sum + share * scores[part]!, 0)
  const score = Math.round(hundredths / 100)
  const terms = shares.map(
    ({ part, share }) => `${(share / 100).toFixed(2)} × ${LABELS[part]} ${scores[part]}`,
  )
  return { score, formula: terms.length === 0 ? '' : `${terms.join(' + ')} = ${score}` }
}

/** The overall score of a resume with full marks in all that could be judged; undefined where everything could. */
export function judgedPoints(checks: readonly Check[], scores: PartScores): number | undefined {
  if (!isJudgedInPart(checks)) return undefined
  const most = { ...scores }
  for (const part of PARTS) if (most[part] !== null) most[part] = judgedOfPart(checks, part)
  return overall(most).score
}

/** The same of a result, also of one made before its record said so. */
export const judgedOf = ({ judged, checks }: Pick<AnalysisResult, 'judged' | 'checks'>): number =>
  judged ?? judgedPoints(checks, partScores(checks)) ?? 100

/** What full marks in each check would add to the overall score, to a tenth of a point. */
export function withGains(checks: readonly Check[], scores: PartScores): Check[] {
  const shares = new Map(partShares(scores).map(({ part, share }) => [part, share]))
  return checks.map((c) => ({
    ...c,
    gain:
      c.status === 'could_not_check'
        ? 0
        : Math.round(((c.of - c.points) * (shares.get(c.part) ?? 0)) / 10) / 10,
  }))
}
