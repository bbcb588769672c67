import { countOf, languageOf, languageOfFew, UNKNOWN } from '../language.ts'
import { languagesIn, smallWordsBy, smallWordsOf } from './line.ts'
import { SMALL_WORDS } from './small-words.ts'

/** How much of the letters East Asian ones must be before they are those of the whole. */
const IDEOGRAPH_SHARE = 0.4
/** Letters with two marks, or with a horn: no other language has them. */
const VIETNAMESE = { letters: /[\u1ea0-\u1ef1ơưƠƯ]/gu, share: 0.05 }
const WHOSE = smallWordsBy(Object.keys(SMALL_WORDS).map((language) => [language, smallWordsOf(language)]))
/** One small word may be a name; one of several languages says less than one. */
const SMALL_LEAST = 1.5

/** As `languageOf`, also for the few words of a text just begun; English where nothing speaks for another. */
export const likelyLanguageOf = (text: string): string => {
  const told = languageOf(text)
  if (told !== '' && told !== UNKNOWN) return told
  const letters = countOf(/\p{L}/gu, text)
  const ideographs = countOf(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, text)
  if (ideographs > letters * IDEOGRAPH_SHARE) return languageOfFew(text)
  if (countOf(VIETNAMESE.letters, text) > letters * VIETNAMESE.share) return 'vi'
  const scores = [...languagesIn(withoutAddresses(text), WHOSE)]
  const [best, score] = scores.reduce((a, b) => (b[1] > a[1] ? b : a))
  return score >= SMALL_LEAST ? best : 'en'
}
const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/[@./]./u.test(word))
    .join(' ')
