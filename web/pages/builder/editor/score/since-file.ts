import type { AnalysisResult, Check } from '#shared/schema/analysis.ts'
import type { ImportedFrom } from '#shared/schema/draft.ts'

// Why the score in the builder is not the file's.

type MovedHow =
  /** Only a file can be judged by it: fonts, columns, hidden text. */
  | 'onlyInFile'
  /** It could not be judged in the file: sections in columns have no single order. */
  | 'onlyHere'
  | 'better'
  | 'worse'

export interface Moved {
  how: MovedHow
  check: Check
}

interface SinceFile {
  /** Of the file. */
  score: number
  /** It was compared with another job. */
  otherJob: string
  /** The few checks that make most of the difference, the greatest first. */
  moved: Moved[]
}

const SHOWN = 3
/** Less than that no score shows. */
const LEAST_POINTS = 0.5

const ratio = (points: number, of: number): number => (of === 0 ? 0 : points / of)

export function sinceFile(from: ImportedFrom, result: AnalysisResult): SinceFile {
  const { title, role, source } = result.job
  const job = source === 'role' ? role : title
  // What is not judged shares the score of the rest.
  const usual = from.score / 100
  const moved = result.checks.flatMap((check): (Moved & { by: number })[] => {
    const [points, of] = from.checks[check.id] ?? [0, 0]
    if (check.advice || !from.checks[check.id] || of + check.of === 0) return []
    if (check.of === 0) return [{ how: 'onlyInFile', check, by: of * usual - points }]
    if (of === 0) return [{ how: 'onlyHere', check, by: check.points - check.of * usual }]
    const by = (ratio(check.points, check.of) - ratio(points, of)) * check.of
    return [{ how: by > 0 ? 'better' : 'worse', check, by }]
  })
  return {
    score: from.score,
    otherJob: from.job && from.job !== job ? from.job : '',
    moved: moved
      .filter(({ by }) => Math.abs(by) >= LEAST_POINTS)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
      .slice(0, SHOWN)
      .map(({ how, check }) => ({ how, check })),
  }
}
