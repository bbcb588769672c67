import { withoutMojibake } from './mojibake.ts'
import { withoutRadicals } from './radicals.ts'
import { withAccentsOnLetters } from './spacing-accents.ts'

/**
 * Signs that say more than the letters NFKC makes of them: `12 m²`, `Школа № 12`, `½ day`, `2º B`; and letters that nobody
 * writes in the two parts it makes of them: the am of Thai and Lao.
 */
const KEPT = /[²³¹⁰-⁹₀-₉№™℠ºª½¼¾⅓⅔\u0e33\u0eb3]/

/** NFKC, but for signs that would lose what they say. */
export const compatible = (text: string): string =>
  KEPT.test(text)
    ? Array.from(text.normalize('NFC'), (sign) => (KEPT.test(sign) ? sign : sign.normalize('NFKC'))).join('')
    : text.normalize('NFKC')

/** Nobody types so many blanks but to set apart what is on both sides. */
export const DELIBERATE_BLANKS = 3

/** NFKC, no soft hyphens or zero-width characters, one blank for other white space; tabs stay. */
export const normalText = (text: string): string =>
  (isPlain.test(text)
    ? text
    : compatible(withAccentsOnLetters(withoutRadicals(withoutMojibake(text)))).replace(INVISIBLE, '')
  )
    .replace(/[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\r\n\v\f ]+/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    // Typesetters put a minus sign or a special hyphen into words and numbers, where no search finds them.
    .replace(/(?<=[\p{L}\p{N}])[\u2010\u2011\u2212](?=[\p{L}\p{N}])/gu, '-')
    .trim()

const isPlain = /^[\x20-\x7e\t]*$/
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u0000-\u0008\u000e-\u001f]/g
