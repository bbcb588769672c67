// TeX's older fonts have no letters with accents: the accent is a character of its own, set before the letter.

/** The accent as it stands alone, and as it stands over a letter. */
const COMBINING: Record<string, string> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
}
const PAIR = /([´ˆ˜¯˘˙¨˚˝ˇ¸˛]) ?(\p{L})/gu
const WITHOUT_DOT: Record<string, string> = { ı: 'i', ȷ: 'j' }
/** Typed for an apostrophe, as in I´m: over these letters no language puts it. */
const NEVER_ACUTE = new Set([...'mkpwvtdbfhjqxg'])

/** The letter with the accent that stands over it, where the two make one. */
export const withAccent = (letter: string, accent: string): string | undefined => {
  const over = COMBINING[accent]
  if (!over || !/^\p{L}$/u.test(letter)) return undefined
  const joined = `${WITHOUT_DOT[letter] ?? letter}${over}`.normalize('NFC')
  return [...joined].length === 1 ? joined : undefined
}

/** `Gu¨nther` stays as it is, `G¨unther` becomes `Günther`: the accent belongs to what follows, where the two make a letter. */
export const withAccentsOnLetters = (text: string): string =>
  text.replace(PAIR, (pair, accent: string, letter: string) =>
    accent === '´' && NEVER_ACUTE.has(letter.toLowerCase()) ? pair : (withAccent(letter, accent) ?? pair),
  )
