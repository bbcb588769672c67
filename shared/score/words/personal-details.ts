import type { PersonalDetail } from '#shared/locale/told.ts'
import { TOLD } from './told.ts'

// What forms ask about a person and an application need not tell, by the labels and words of every language that has them.

const either = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.()]/g, '\\$&').replace('#', '\\d\\d'))
    .join('|')

/** The label alone may name a field of law: each with its number. */
const NUMBER = '[\\s.:：#№-]*\\p{Lu}{0,2}\\d[\\d.\\- /]{4,}'
const DAY = '[\\s.:：=–—-]{0,6}\\d'
const VALUE = '\\s{0,3}[:：]\\s{0,6}[^\\s_.…-]'
/** What one may say in a sentence about something else. */
const BEHIND: Partial<Record<PersonalDetail, string>> = { identity: NUMBER, birth: `(?:${DAY}|${VALUE})` }

/** In this order: of what stands in one line the first is named. */
const DETAILS: readonly PersonalDetail[] = [
  ...(['identity', 'birth', 'age', 'civilStatus', 'religion'] as const),
  ...(['sex', 'nationality', 'zodiac', 'military'] as const),
]

interface Pattern {
  what: PersonalDetail
  labelled: RegExp
  label: RegExp
  word: RegExp
}

const PATTERNS: readonly Pattern[] = DETAILS.map((what) => {
  const labels = either(TOLD.flatMap(({ personal }) => personal?.[what] ?? []))
  const words = either(TOLD.flatMap(({ personalWords }) => personalWords?.[what] ?? []))
  return {
    what,
    labelled: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${labels || '(?!)'})(?!\\p{L})(?:${BEHIND[what] ?? VALUE})`,
      'iu',
    ),
    label: new RegExp(`^(?:${labels || '(?!)'})\\s*[:：]?$`, 'iu'),
    word: new RegExp(`^(?:${words || '(?!)'})$`, 'iu'),
  }
})

/** What a line tells of the person; in a table the value may stand in the line that follows. */
export function personalDetailsIn(line: string, next: string): PersonalDetail[] {
  const pieces = line.split(/[|•·,;\t]|\s{2,}/).map((piece) => piece.replace(/[:：]/g, '').trim())
  return PATTERNS.flatMap(({ what, labelled, label, word }) => {
    const text = label.test(line.trim()) ? `${line.trim().replace(/[:：]$/u, '')}: ${next}` : line
    return labelled.test(text) || pieces.some((piece) => word.test(piece)) ? [what] : []
  })
}
