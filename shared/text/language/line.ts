import { SMALL_WORDS } from './small-words.ts'

// The language of a line, by the smallest words, and by letters and endings: how much speaks for each. A page is told by more.

/** Letters and endings that hardly stand in another of these languages. */
const LETTERS: readonly [string, RegExp][] = [
  ['pl', /[ąćęłńśźż]|rz|szcz|owani[ae]$/],
  ['de', /[äöüß]|(?:ung|ungen|keit|schaft)$/],
  ['es', /ñ|(?:ci[oó]n|ciones|miento|dad|dades)$/],
  ['pt', /[ãõ]|(?:mento|dade|dades|gem|inho)$/],
  ['it', /(?:zion[ei]|ità|aggio|enza|ziendale|zzare)$/],
  ['fr', /[êèœ]|(?:eux|euses?)$/],
  ['nl', /ij|(?:aa|ee|oo|uu)[a-z]{1,2}en$|(?:heid|ingen|aar)$/],
  ['sv', /å|(?:ningar|heter)$/],
  ['da', /[æø]|å/],
  ['no', /[æø]|å/],
  ['cs', /[ěřů]|ování$/],
  ['tr', /[ışğ]|m[ae]kt[ae]d[ıi]r$/],
  ['ro', /[țţăâ]|ului$/],
  ['fi', /ää|yö|(?:ssä|stä|inen)$/],
  ['hu', /[őű]|s[áé]g$/],
]
const LETTERS_SAY = 0.5
/** Shorter words end like others by chance. */
const LETTERS_LEAST = 4
const KNOWN_MOST = 20_000
/** The languages a word's letters tell; what many texts said is not kept. */
function byLetters(word: string): readonly string[] {
  const before = told.get(word)
  if (before) return before
  if (told.size >= KNOWN_MOST) told.clear()
  const languages = LETTERS.flatMap(([language, letters]) => (letters.test(word) ? [language] : []))
  told.set(word, languages)
  return languages
}
const told = new Map<string, readonly string[]>()

/** The vowel before another is left out: "soins d'urgence", "l'inventario". */
const ELIDES = /['’]$/
const ELIDING = ['fr', 'it']
const WORDS = /(?<!\p{L})[dl]['’](?=[aehiouéèêà])|\p{L}+/gu

/** Whose word each small word is. */
type SmallWords = ReadonlyMap<string, readonly string[]>

export function languagesIn(text: string, small: SmallWords): Map<string, number> {
  const scores = new Map<string, number>([['en', 0]])
  const add = (language: string, says: number) => scores.set(language, (scores.get(language) ?? 0) + says)
  for (const word of text.toLowerCase().match(WORDS) ?? []) {
    const languages = small.get(word) ?? []
    if (word.length >= LETTERS_LEAST) for (const language of byLetters(word)) add(language, LETTERS_SAY)
    if (word.length === 2 && ELIDES.test(word)) for (const language of ELIDING) add(language, LETTERS_SAY)
    // A word of several languages says less of each.
    for (const language of languages) add(language, 1 / languages.length)
  }
  return scores
}

/** English shares most of its shortest words with others: 'no' is Portuguese for 'in', and 'as' and 'a' its articles. */
const MORE: Readonly<Record<string, string>> = {
  en: 'able after an as at be before been had has have i is it its must my no not or our plus some than was we were which who',
}
export const smallWordsOf = (language: string): string[] =>
  `${SMALL_WORDS[language] ?? ''} ${MORE[language] ?? ''}`.trim().split(' ')

/** One letter tells no language: 'm/w/d'. */
export function smallWordsBy(words: readonly [language: string, words: readonly string[]][]): SmallWords {
  const whose = new Map<string, string[]>()
  for (const [language, own] of words)
    for (const word of new Set(own))
      if (word.length > 1) whose.set(word, [...(whose.get(word) ?? []), language])
  return whose
}
