import type { AnalysisResult, Check, ScorePart } from '#shared/schema/analysis.ts'
import { isJudgedInPart, judgedOfPart } from './judged.ts'
import { MATCH_SHARE, PARTS, QUALITY } from './weights.ts'

// From the points of the checks to the two headline figures, and from those to the whole.

export type PartScores = Record<ScorePart, number | null>

export interface Overall {
  score: number
  /** What the resume is worth for any job; null where nothing could be scored. */
  quality: number | null
  /** As shown to people. */
  formula: string
}

/** The score of a part is the sum of its checks' points; null where nothing in it could be scored. */
export function partScores(checks: readonly Check[]): PartScores {
  const scores: PartScores = { ats: null, format: null, section: null, keyword: null }
  for (const part of PARTS) {
    const own = checks.filter((c) => c.part === part && c.of > 0)
    if (own.length > 0) scores[part] = own.reduce((sum, c) => sum + c.points, 0)
  }
  return scores
}

/** What is said counts; what a machine loses of it and an untidy page take away from that. Nothing said is worth nothing. */
function qualityOf({ section, ats, format }: PartScores): number | null {
  if (section === null) return null
  return (
    section * (QUALITY.said + (QUALITY.ats * (ats ?? 100)) / 100 + (QUALITY.format * (format ?? 100)) / 100)
  )
}

/** The lowest of what the checks allow at most; 100 where none of them says anything. */
const limitOf = (checks: readonly Check[]): number => Math.min(100, ...checks.map((c) => c.limit ?? 100))

/** Unrounded, so that what a fix brings can be told to a tenth. */
function exact(scores: PartScores, limit: number): number {
  const quality = qualityOf(scores)
  const { keyword } = scores
  if (quality === null) return Math.min(keyword ?? 0, limit)
  const both = keyword === null ? quality : quality * (1 - MATCH_SHARE) + keyword * MATCH_SHARE
  return Math.min(both, limit)
}

export function overall(scores: PartScores, checks: readonly Check[]): Overall {
  const limit = limitOf(checks)
  const quality = qualityOf(scores)
  const score = Math.round(exact(scores, limit))
  return {
    score,
    quality: quality === null ? null : Math.round(quality),
    formula: quality === null ? '' : formulaOf(scores, Math.round(quality), score, limit, checks),
  }
}

function formulaOf(
  { section, ats, format, keyword }: PartScores,
  quality: number,
  score: number,
  limit: number,
  checks: readonly Check[],
): string {
  const share = (n: number) => n.toFixed(2)
  const hundredth = (n: number | null) => ((n ?? 100) / 100).toFixed(2)
  const first = `Resume quality ${quality} = Sections ${section} × (${share(QUALITY.said)} + ${share(QUALITY.ats)} × ATS ${hundredth(ats)} + ${share(QUALITY.format)} × Format ${hundredth(format)})`
  const second =
    keyword === null
      ? `Overall ${score} = Resume quality`
      : `Overall ${score} = ${share(1 - MATCH_SHARE)} × Resume quality ${quality} + ${share(MATCH_SHARE)} × Job match ${keyword}`
  const limiting = checks.find((c) => c.limit !== undefined && c.limit === limit)
  const capped =
    limiting && limit < 100 && score >= limit ? `, at most ${limit}: ${lowerFirst(limiting.finding)}` : ''
  return `${first}. ${second}${capped.replace(/\.$/, '')}.`
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The overall score of a resume with full marks in all that could be judged; undefined where everything could. */
export function judgedPoints(checks: readonly Check[], scores: PartScores): number | undefined {
  if (!isJudgedInPart(checks)) return undefined
  const most = { ...scores }
  for (const part of PARTS) if (most[part] !== null) most[part] = judgedOfPart(checks, part)
  return Math.round(exact(most, 100))
}

/** The same of a result, also of one made before its record said so. */
export const judgedOf = ({ judged, checks }: Pick<AnalysisResult, 'judged' | 'checks'>): number =>
  judged ?? judgedPoints(checks, partScores(checks)) ?? 100

const isOpen = (check: Check): boolean =>
  check.status !== 'could_not_check' && (check.points < check.of || check.limit !== undefined)

const tenth = (n: number): number => Math.round(n * 10) / 10

/** What full marks in all of these together would add to the overall score, under the limits of the others. */
export function gainOf(
  ids: ReadonlySet<string>,
  checks: readonly Check[],
  scores: PartScores = partScores(checks),
): number {
  const better = { ...scores }
  for (const { id, part, of, points, status } of checks) {
    const before = better[part]
    if (ids.has(id) && before !== null && status !== 'could_not_check') better[part] = before + of - points
  }
  const limit = limitOf(checks.filter(({ id }) => !ids.has(id)))
  return tenth(exact(better, limit) - exact(scores, limitOf(checks)))
}

/** What full marks in each check would add to the overall score, to a tenth of a point; and what keeps it from that. */
export function withGains(checks: readonly Check[], scores: PartScores): Check[] {
  const limit = limitOf(checks)
  const holder = limit < 100 ? checks.find((c) => c.limit === limit) : undefined
  return checks.map((check) => {
    if (!isOpen(check)) return { ...check, gain: 0 }
    const gain = gainOf(new Set([check.id]), checks, scores)
    const isHeld = gain <= 0 && check.of > 0 && holder !== undefined && holder.id !== check.id
    return { ...check, gain, ...(isHeld ? { held: { by: holder.id, limit } } : {}) }
  })
}
