import type { AnalysisResult, Check, ScorePart } from '#shared/schema/analysis.ts'
import { t } from './formula-texts.ts'
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

/** What the checks allow: of everything else the lowest limit, and of that, the share that the required skills reach. */
interface Bounds {
  /** 0 to 1. */
  reach: number
  limit: number
}
const REQUIRED = 'keyword-required'

export function boundsOf(checks: readonly Check[]): Bounds {
  const reach = (checks.find(({ id }) => id === REQUIRED)?.limit ?? 100) / 100
  return { reach, limit: Math.min(100, ...checks.map((c) => (c.id === REQUIRED ? 100 : (c.limit ?? 100)))) }
}
const UNBOUND: Bounds = { reach: 1, limit: 100 }

/** Unrounded, so that what a fix brings can be told to a tenth. */
const exact = (scores: PartScores, { reach, limit }: Bounds): number =>
  Math.min(unbound(scores), limit) * reach

function unbound(scores: PartScores): number {
  const quality = qualityOf(scores)
  const { keyword } = scores
  if (quality === null) return keyword ?? 0
  return keyword === null ? quality : quality * (1 - MATCH_SHARE) + keyword * MATCH_SHARE
}

export function overall(scores: PartScores, checks: readonly Check[]): Overall {
  const bounds = boundsOf(checks)
  const quality = qualityOf(scores)
  const score = Math.round(exact(scores, bounds))
  return {
    score,
    quality: quality === null ? null : Math.round(quality),
    formula: quality === null ? '' : formulaOf(scores, Math.round(quality), score, bounds, checks),
  }
}

function formulaOf(
  scores: PartScores,
  quality: number,
  score: number,
  { reach, limit }: Bounds,
  checks: readonly Check[],
): string {
  const { section, ats, format, keyword } = scores
  const share = (n: number) => n.toFixed(2)
  const hundredth = (n: number | null) => ((n ?? 100) / 100).toFixed(2)
  const first = t.quality({
    quality,
    sections: section ?? 0,
    said: share(QUALITY.said),
    ofAts: share(QUALITY.ats),
    ats: hundredth(ats),
    ofFormat: share(QUALITY.format),
    format: hundredth(format),
  })
  const both =
    keyword === null
      ? t.qualityAlone
      : t.qualityAndMatch({
          ofQuality: share(1 - MATCH_SHARE),
          quality,
          ofMatch: share(MATCH_SHARE),
          match: keyword,
        })
  const limiting = checks.find((c) => c.id !== REQUIRED && c.limit !== undefined && c.limit === limit)
  const isCapped = limiting !== undefined && Math.round(unbound(scores)) >= limit
  const capped = isCapped
    ? t.atMost({ sum: both, limit, because: lowerFirst(limiting.finding).replace(/\.$/, '') })
    : both
  const sum = reach < 1 ? t.forTheRequired({ sum: capped, reach: share(reach) }) : capped
  return t.overall({ first, score, sum })
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The overall score of a resume with full marks in all that could be judged; undefined where everything could. */
export function judgedPoints(checks: readonly Check[], scores: PartScores): number | undefined {
  if (!isJudgedInPart(checks)) return undefined
  const most = { ...scores }
  for (const part of PARTS) if (most[part] !== null) most[part] = judgedOfPart(checks, part)
  return Math.round(exact(most, UNBOUND))
}

/** The same of a result, also of one made before its record said so. */
export const judgedOf = ({ judged, checks }: Pick<AnalysisResult, 'judged' | 'checks'>): number =>
  judged ?? judgedPoints(checks, partScores(checks)) ?? 100

const isOpen = (check: Check): boolean =>
  check.status !== 'could_not_check' && (check.points < check.of || check.limit !== undefined)

const tenth = (n: number): number => Math.round(n * 10) / 10

/** What following the fixes of all of these together would add to the overall score, under the limits of the others; or the most that they could. */
export function gainOf(
  ids: ReadonlySet<string>,
  checks: readonly Check[],
  scores: PartScores = partScores(checks),
  atMost = false,
): number {
  const better = { ...scores }
  for (const { id, part, of, points, status, reach = of } of checks) {
    const before = better[part]
    if (ids.has(id) && before !== null && status !== 'could_not_check')
      better[part] = before + (atMost ? of : reach) - points
  }
  const bounds = boundsOf(checks.filter(({ id }) => !ids.has(id)))
  return tenth(exact(better, bounds) - exact(scores, boundsOf(checks)))
}

/** What following the fix of each check would add to the overall score, to a tenth of a point; and what keeps it from that. */
export function withGains(checks: readonly Check[], scores: PartScores): Check[] {
  const { limit } = boundsOf(checks)
  const holder = limit < 100 ? checks.find((c) => c.id !== REQUIRED && c.limit === limit) : undefined
  return checks.map((check) => {
    if (!isOpen(check)) return { ...check, gain: 0 }
    const gain = gainOf(new Set([check.id]), checks, scores)
    const isHeld = gain <= 0 && check.of > 0 && holder !== undefined && holder.id !== check.id
    return { ...check, gain, ...(isHeld ? { held: { by: holder.id, limit } } : {}) }
  })
}
