import { remember } from '#shared/text/remember.ts'

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

const SENTENCE_END = /[.!?](?=\s+\p{Lu})/gu

/** 'J.P. Morgan', 'St. Louis', 'e.g. Berlin', 'der 8. Klasse': a stop that ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(.])(?:\p{Lu}|St|Mt|Dr|Mr|Mrs|Ms|Prof|Inc|Ltd|Co|Corp|No|Nr|Jr|Sr|Univ|Dept|ca|approx|\p{L}\.\p{L}|\d{1,2})\.$/u
/** Cut short behind a consonant, or without a vowel: 'bzw. Berlin'. */
const CUT_SHORT = /\s\p{Lu}\p{Ll}{0,2}[bcdfgjklmnpqrstvwxz]\.$/u
const VOWELLESS = /\s[bcdfghjklmnpqrstvwxz]{2,4}\.$/u
/** 'Agente do Dep. Operacional': so few words before such a stop are hardly a sentence. */
const SENTENCE_FEWEST = 4

const isAbbreviated = (sentence: string): boolean =>
  ABBREVIATED.test(sentence) ||
  VOWELLESS.test(sentence) ||
  (CUT_SHORT.test(sentence) && tokens(sentence).length < SENTENCE_FEWEST)

/** Sentences of a paragraph. */
export function sentences(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const end of text.matchAll(SENTENCE_END)) {
    if (isAbbreviated(text.slice(from, end.index + 1))) continue
    found.push(text.slice(from, end.index + 1).trim())
    from = end.index + 1
  }
  found.push(text.slice(from).trim())
  return found.filter((s) => s !== '')
}

/** Short enough to be quoted in a sentence. */
export function quote(text: string, length = 90): string {
  // Within the marks of the sentence, those of the text are single ones.
  const flat = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[“"]([^“”"]{0,200})[”"]/g, '‘$1’')
  if (flat.length <= length) return flat
  const cut = flat.lastIndexOf(' ', length - 1)
  return `${flat.slice(0, cut > length / 2 ? cut : length - 1).replace(/[\s,;:.]$/, '')}…`
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
