import type { AnalysisResult, BulletVerdict } from '#shared/schema/analysis.ts'
import { plainOf } from '#shared/schema/rich-text.ts'
import { lettersOf } from '#shared/text/fold.ts'

export type Judged = Pick<AnalysisResult['bullets'][number], 'path' | 'text' | 'verdict'>

const PLACE: Record<BulletVerdict, number> = { strong: 0, fair: 1, weak: 2 }

/**
 * What is equally strong stays in its order; a line that was not judged counts as fair; empty lines go last. Positions
 * without text are not scored and shift the others: a verdict of the same text elsewhere counts where there is none here.
 */
export function strongestFirst(lines: string[], path: string, judged: readonly Judged[]): string[] {
  const isHere = (one: Judged) => one.path.startsWith(`${path}.bullets.`)
  const verdicts = new Map<string, BulletVerdict>()
  for (const one of [...judged.filter(isHere), ...judged]) {
    const letters = lettersOf(plainOf(one.text))
    if (!verdicts.has(letters)) verdicts.set(letters, one.verdict)
  }
  const placeOf = (line: string) =>
    line.trim() ? PLACE[verdicts.get(lettersOf(plainOf(line))) ?? 'fair'] : 3
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b))
}
