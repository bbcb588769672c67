import { remember } from './remember.ts'

const EDGE = /^[^\p{L}\p{N}#+$€£¥]+|(?<![^\p{L}\p{N}%+#])[^\p{L}\p{N}%+#]+$/gu
const LETTER_FIRST = /^\p{L}/u

/** Nearly every word: a letter at both ends, nothing to take off. */
const BARE = /^[a-z\d](?:.*[a-z\d])?$/i

/** The tokens of a text between spaces, without the punctuation around them. */
export function tokens(text: string): string[] {
  const found: string[] = []
  for (const raw of text.split(/\s+/)) {
    const token = raw.length > 60 ? raw.slice(0, 60) : BARE.test(raw) ? raw : raw.replace(EDGE, '')
    if (token !== '') found.push(token)
  }
  return found
}

/** Chinese and Japanese set no spaces: two letters are counted as one word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}/gu
const MAY_BE_UNSPACED = /[\u2e80-\uffff]/

const RUN = /[\p{L}\p{N}]+/gu

/** The letters and digits of a text in lower case, parted at everything else. */
export const runs = (text: string): readonly string[] =>
  text.length > LINE_MOST ? runsIn(text) : runsOfLine(text)
const runsIn = (text: string): readonly string[] => text.toLowerCase().match(RUN) ?? []
const runsOfLine = remember(runsIn)
/** A line is asked about by many checks, a whole page by one. */
const LINE_MOST = 500

/** Words as a reader counts them: no numbers, addresses or signs, so that removing a figure changes no length. */
export const words = (text: string): string[] =>
  tokens(MAY_BE_UNSPACED.test(text) ? text.replace(UNSPACED, '$& ') : text).filter(
    (t) => (LETTER_FIRST.test(t) || isWordBehindFigure(t)) && !t.includes('@') && !t.includes('://'),
  )

/** '24-bed' is a word with its figure and without. */
const isWordBehindFigure = (token: string): boolean =>
  /^\d/.test(token) && LETTER_FIRST.test(token.replace(/\d+/g, '').replace(EDGE, ''))
