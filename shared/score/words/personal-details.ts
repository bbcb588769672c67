import type { PersonalDetail } from '#shared/locale/told.ts'
import { remember } from '#shared/text/remember.ts'
import { TOLD } from './told.ts'

// What forms ask about a person and an application need not tell, by the labels and words of every language that has them.

const either = (words: readonly string[], number = '\\d\\d'): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/[.()]/g, '\\$&')
        .replace(/#(?=[月日])/g, '\\d?\\d')
        .replaceAll('#', number),
    )
    .join('|')

/** The label alone may name a field of law: each with its number. */
const NUMBER = '[\\s.:：#№-]*\\p{Lu}{0,2}\\d[\\d.\\- /]{4,}'
const DAY = '[\\s.:：=–—-]{0,6}\\d'
const VALUE = '\\s{0,3}[:：]\\s{0,6}[^\\s_.…-]'
/** What one may say in a sentence about something else. */
const BEHIND: Partial<Record<PersonalDetail, string>> = { identity: NUMBER, birth: `(?:${DAY}|${VALUE})` }

/** Ten years are no applicant’s. */
const AGE = '(?:1[5-9]|[2-7]\\d)'

/** In this order: of what stands in one line the first is named. */
const DETAILS: readonly PersonalDetail[] = [
  ...(['identity', 'birth', 'age', 'civilStatus', 'religion'] as const),
  ...(['sex', 'nationality', 'ethnicity', 'zodiac', 'military', 'salary'] as const),
]

interface Pattern {
  what: PersonalDetail
  labelled: RegExp
  label: RegExp
  word: RegExp
}

const PATTERNS: readonly Pattern[] = DETAILS.map((what) => {
  const labels = either(TOLD.flatMap(({ personal }) => personal?.[what] ?? []))
  const words = either(
    TOLD.flatMap(({ personalWords }) => personalWords?.[what] ?? []),
    what === 'age' ? AGE : undefined,
  )
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
export const personalDetailsIn = (line: string, next: string): readonly PersonalDetail[] =>
  detailsIn(`${line}\n${next}`)

const detailsIn = remember((both: string): readonly PersonalDetail[] => {
  const [line = '', next = ''] = both.split('\n')
  // In a sentence a number of years may be of anything.
  const pieces =
    line.length > ROW_MOST ? [] : line.split(PARTED).map((piece) => piece.replace(/[:：]/g, '').trim())
  return PATTERNS.flatMap(({ what, labelled, label, word }) => {
    // A form that nobody filled in has the next label there.
    const text =
      label.test(line.trim()) && !/[:：]$/u.test(next.trim())
        ? `${line.trim().replace(/[:：]$/u, '')}: ${next}`
        : line
    return labelled.test(text) || pieces.some((piece) => word.test(piece)) ? [what] : []
  })
})
const ROW_MOST = 90
const PARTED = /[|•·,;\t／｜，；、/]|\s{2,}/

const ANYWHERE: ReadonlySet<PersonalDetail> = new Set(['identity', 'birth', 'salary'])

/** The same of a line among others, of a post or a study: only what opens it with its label is no part of what is told. */
export const personalDetailsAt = remember((line: string): readonly PersonalDetail[] =>
  PATTERNS.flatMap(({ what, labelled }) =>
    ANYWHERE.has(what) && labelled.exec(line.trim())?.index === 0 ? [what] : [],
  ),
)
