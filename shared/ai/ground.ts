import type { Claim } from './answer.ts'

// A claim stands only on words that are in the resume.

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .trim()
const trimmed = (quote: string): string => folded(quote).replace(/^["'….\s]+|["'….\s]+$/g, '')

/** Too short to prove anything: 'a' is in every resume. */
const SHORTEST = 8

export interface Grounded {
  kept: Claim[]
  dropped: number
}

export function grounded(claims: readonly Claim[], lines: readonly string[]): Grounded {
  const whole = folded(lines.join('\n'))
  const isThere = ({ quote }: Claim) => {
    const wanted = trimmed(quote)
    return (
      (wanted.length >= SHORTEST || lines.some((line) => trimmed(line) === wanted)) &&
      wanted !== '' &&
      whole.includes(wanted)
    )
  }
  const kept = claims.filter(isThere)
  return { kept, dropped: claims.length - kept.length }
}
