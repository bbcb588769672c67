import { foldCase } from '#shared/text/fold.ts'
import type { Claim } from './answer.ts'

// A claim stands only on words that are in the resume: it quotes a line that is there.

const folded = (text: string): string =>
  foldCase(text).replace(/\s+/gu, ' ').replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").trim()
const trimmed = (quote: string): string => folded(quote).replace(/^["'….\s]+|["'….\s]+$/g, '')

/** Too short to prove anything: 'a' is in every resume. */
const SHORTEST = 8

export function isQuoted({ quote }: Pick<Claim, 'quote'>, lines: readonly string[]): boolean {
  const wanted = trimmed(quote)
  return (
    wanted !== '' &&
    (wanted.length >= SHORTEST || lines.some((line) => trimmed(line) === wanted)) &&
    folded(lines.join('\n')).includes(wanted)
  )
}
