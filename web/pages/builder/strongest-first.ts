import type { AnalysisResult, BulletVerdict } from '#shared/schema/analysis.ts'
import { plainOf } from '#shared/schema/rich-text.ts'

export type Judged = Pick<AnalysisResult['bullets'][number], 'path' | 'text' | 'verdict'>

const PLACE: Record<BulletVerdict, number> = { strong: 0, fair: 1, weak: 2 }

const lettersOf = (text: string) =>
  plainOf(text)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What is equally strong stays in its order; what was typed since the last score counts as fair; empty lines go last. */
export function strongestFirst(lines: string[], path: string, judged: readonly Judged[]): string[] {
  const verdicts = new Map(
    judged
      .filter((one) => one.path.startsWith(`${path}.bullets.`))
      .map(({ text, verdict }) => [lettersOf(text), verdict]),
  )
  const placeOf = (line: string) => (line.trim() ? PLACE[verdicts.get(lettersOf(line)) ?? 'fair'] : 3)
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b))
}
