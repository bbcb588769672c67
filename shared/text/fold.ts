import { remember } from './remember.ts'

// Every way in which texts are made alike before they are compared. Which one, depends on what is asked:
// - `foldSameLength` where what is found has to be pointed at in the original;
// - `fold` for the keys of tokens, compared word by word;
// - `plainWords` and `squeezed` for looking up names and headings as they are printed;
// - `foldCase` where accents tell two words apart, and `lettersOf` where only line breaks and signs may differ;
// - `foldLearned` for what is asked of trained weights.

const ASCII = /^[\x00-\x7f]*$/
const isAscii = (text: string): boolean => ASCII.test(text)

/** Accents on Latin letters; those of other scripts are part of their letters. */
const LATIN_MARKS = /[\u0300-\u036f]/g
const ANY_MARKS = /\p{M}/gu

/** Letters in one case and one way to write them; accents stay. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase()

const LETTERS = /[\p{L}\p{N}+#@]/gu
/** Nothing but letters, digits and signs that names are written with: `C++`, `C#`. */
export const lettersOf = (text: string): string => (foldCase(text).match(LETTERS) ?? []).join('')

/** A word as tokens are compared: lower case, and no marks in any script. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase()
  return isAscii(lower)
    ? lower
    : lower.normalize('NFD').replace(ANY_MARKS, '').replace(/ß/g, 'ss').replace(/ł/g, 'l')
}

/** As the weights were trained: they know no other form, so this changes only where they are trained anew. */
export const foldLearned = (text: string): string => {
  const lower = text.toLowerCase()
  return isAscii(lower) ? lower : lower.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC')
}

/** The folded text has the same length as the original, so that places in one are places in the other. */
export const foldSameLength = (text: string): string => {
  if (isAscii(text)) return text.toLowerCase()
  return text
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\x00-\x7f]/gu, foldedAlone)
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

/** Letters that no accent is taken off, in one letter as well. */
const PLAIN_LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  İ: 'i',
  Ł: 'l',
  Ø: 'o',
  Đ: 'd',
}

const DIGIT = /\p{Nd}/u
/** Ten digits of a script stand in a row, from the first or from the seventh of sixteen places on. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const at = code % 16
  return String(DIGIT.test(String.fromCodePoint(code - at)) ? at : at - 6)
}

const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu
/** Digits of every script as those of Latin ones. */
export const inPlainDigits = (text: string): string => text.normalize('NFKC').replace(OTHER_DIGITS, digitOf)

const foldedAlone = (character: string): string => {
  const plain = PLAIN_LETTERS[character]
  if (plain) return plain
  if (DIGIT.test(character) && character.length === 1) return digitOf(character)
  const lower = character.toLowerCase()
  const folded = lower.normalize('NFKD').replace(LATIN_MARKS, '')
  if (folded.length === character.length) return folded
  return lower.length === character.length ? lower : character
}

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const SPECIAL: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

export const hasIdeographs = (text: string): boolean => IDEOGRAPHS.test(text)

const foldPrinted = (text: string): string => {
  if (isAscii(text)) return text.toLowerCase()
  // Japanese voiced kana must not fall apart, so ideographic text is only recomposed.
  if (IDEOGRAPHS.test(text)) return foldCase(text)
  return (
    text
      .normalize('NFKD')
      .replace(LATIN_MARKS, '')
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
  foldPrinted(text)
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
