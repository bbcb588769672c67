/** The folded text has the same length as the original, so that places in one are places in the other. */
export const foldSameLength = (text: string): string => {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
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
  const at = digit.charCodeAt(0) % 16
  return String(DIGIT.test(String.fromCharCode(digit.charCodeAt(0) - at)) ? at : at - 6)
}

const foldedAlone = (character: string): string => {
  const plain = PLAIN_LETTERS[character]
  if (plain) return plain
  if (DIGIT.test(character) && character.length === 1) return digitOf(character)
  const lower = character.toLowerCase()
  const folded = lower.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  if (folded.length === character.length) return folded
  return lower.length === character.length ? lower : character
}
