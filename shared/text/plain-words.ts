import { remember } from './remember.ts'

// One plain form of words for looking them up: lower case, no accents on Latin letters, no punctuation.

const ACCENTS = /[\u0300-\u036f]/g
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const SPECIAL: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

export const hasIdeographs = (text: string): boolean => IDEOGRAPHS.test(text)

const fold = (text: string): string => {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  // Japanese voiced kana must not fall apart, so ideographic text is only recomposed.
  if (IDEOGRAPHS.test(text)) return text.normalize('NFKC').toLowerCase()
  return (
    text
      .normalize('NFKD')
      .replace(ACCENTS, '')
      // Letters of other scripts keep their marks, and Korean its syllables.
      .normalize('NFC')
      .toLowerCase()
      .replace(/[ßœæøłđı]/g, (letter) => SPECIAL[letter] ?? letter)
  )
}

/** `Compétences & Outils:` → `competences and outils`. */
export const plainWords = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text.length > REMEMBERED ? foldedWords(text) : foldedOnce(text)
}
/** Longer texts are hardly ever looked up twice. */
const REMEMBERED = 120

/** Most headings are so already. */
const PLAIN = /^[a-z]+(?: [a-z]+){0,12}$/i

const foldedWords = (text: string): string =>
  fold(text)
    .replace(/[’‘`´']/g, "'")
    .replace(/\s*[&+]\s*/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}'#]+/gu, ' ')
    .trim()

const foldedOnce = remember(foldedWords)

/** The same without any blank, so that torn and letter-spaced words are found too. */
export const squeezed = (text: string): string => plainWords(text).replace(/[ ']/g, '')

/** `a; b; c` of a word table as a set of plain forms. */
export const wordSet = (...tables: string[]): Set<string> =>
  new Set(
    tables.flatMap((table) =>
      table
        .split(/[;\n]/)
        .map((word) => plainWords(word))
        .filter(Boolean),
    ),
  )
