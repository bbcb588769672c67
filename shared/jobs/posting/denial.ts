import type { Locale } from '#shared/locale/locale.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { fold } from '#shared/text/fold.ts'
import { type Found, finderOf } from '../text/finder.ts'

// "No Java needed", "Vorkenntnisse sind nicht zwingend erforderlich", "wykształcenie nie jest wymagane": whether a text
// says that something is not asked for, in every language whose folder tells its words for that.

type Denied = NonNullable<Locale['denied']>

/** Words between 'not' and what is not needed, and between 'no' and 'needed', at most. */
const BETWEEN = 2
const NAMED = 6
const WORD = "[\\p{L}']+"
const THING = "[\\p{L}\\p{N}'+#./&-]+"

const written = (word: string): string => word.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+')
const oneOf = (words: readonly string[]): string => `(?:${words.map(written).join('|')})`

function patternsOf({ not, no, needed, verbs = [], said }: Denied): string[] {
  const between = (word: string, most: number) => `(?:\\s+${word}){0,${most}}\\s+`
  return [
    `${oneOf(not)}${between(WORD, BETWEEN)}${oneOf(needed)}\\p{L}*`,
    `${oneOf(no)}\\s+${THING}${between(THING, NAMED - 1)}${oneOf(needed)}\\p{L}*`,
    ...(verbs.length > 0 ? [`${oneOf(verbs)}\\p{L}*${between(WORD, BETWEEN)}${oneOf(not)}`] : []),
    ...said.map(written),
  ]
}

const DENIED = LOCALES.flatMap(({ denied }) => denied ?? [])
const DENIES = finderOf(DENIED.flatMap(patternsOf), { within: "\\p{L}'", after: '\\p{L}' })

/** Where a clause turns to the contrary: 'but', 'aber'. */
export const TURNS_WITH: readonly string[] = [...new Set(DENIED.flatMap(({ turns }) => turns))]

const plain = (text: string): string => fold(text).replaceAll('’', "'")
export const isNegated = (text: string): boolean => DENIES.test(plain(text))
/** Where it says so; nowhere in a text that folding makes longer. */
export const denialsIn = (text: string): Found[] =>
  plain(text).length === text.length ? DENIES.all(plain(text)) : []

/** 'You need not', 'you won't need to': nothing of its own. */
const BARE_NO =
  /^\W*(?:but |though |although )?you (?:need not|needn['’]t|(?:won['’]t|don['’]t|do not|will not) (?:need|have) to|won['’]t|don['’]t)\W*$/i

/** 'You need no knowledge of these', 'none of which you need to care about': what came before is meant. */
export const pointsBack = (text: string): boolean =>
  BARE_NO.test(text) ||
  /(?<!\p{L})(?:these|those|them|any of that|of which|(?:with|of|touch|see|read|know|use) it|(?:experience|knowledge|training|interest) in it|davon)(?!\p{L})/iu.test(
    text,
  )
