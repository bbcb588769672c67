import type { AnalysisResult, Check } from '#shared/schema/analysis.ts'
import type { ImportedFrom } from '#shared/schema/draft.ts'

// Why the score in the builder is not the file's.

export interface SinceFile {
  /** Of the file. */
  score: number
  /** It was compared with another job. */
  otherJob: string
  /** What only a file can be judged by: fonts, columns, hidden text. */
  onlyInFile: string[]
  /** What could not be judged in the file: sections in columns have no single order. */
  onlyHere: string[]
  /** What is judged better or worse here. */
  better: string[]
  worse: string[]
}

const ratio = (points: number, of: number): number => (of === 0 ? 0 : points / of)

export function sinceFile(from: ImportedFrom, result: AnalysisResult): SinceFile {
  const { title, role, source } = result.job
  const job = source === 'role' ? role : title
  const judged = result.checks.filter(({ advice }) => !advice)
  const titles = (keep: (check: Check, before: [number, number]) => boolean): string[] =>
    judged.flatMap((check) => {
      const before = from.checks[check.id]
      return before && keep(check, before) ? [check.title] : []
    })
  const isBoth = (check: Check, [, of]: [number, number]): boolean => of > 0 && check.of > 0
  return {
    score: from.score,
    otherJob: from.job && from.job !== job ? from.job : '',
    onlyInFile: titles((check, [, of]) => of > 0 && check.of === 0),
    onlyHere: titles((check, [, of]) => of === 0 && check.of > 0),
    better: titles((c, b) => isBoth(c, b) && ratio(c.points, c.of) > ratio(b[0], b[1]) + 0.05),
    worse: titles((c, b) => isBoth(c, b) && ratio(c.points, c.of) < ratio(b[0], b[1]) - 0.05),
  }
}
