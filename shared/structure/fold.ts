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

const foldedAlone = (character: string): string => {
  const plain = PLAIN_LETTERS[character]
  if (plain) return plain
  const lower = character.toLowerCase()
  const folded = lower.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  if (folded.length === character.length) return folded
  return lower.length === character.length ? lower : character
}
