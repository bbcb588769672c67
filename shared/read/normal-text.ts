import { withoutRadicals } from './radicals.ts'
import { withAccentsOnLetters } from './spacing-accents.ts'

/** NFKC, no soft hyphens or zero-width characters, one blank for other white space; tabs stay. */
export const normalText = (text: string): string =>
  (isPlain.test(text)
    ? text
    : withAccentsOnLetters(withoutRadicals(text)).normalize('NFKC').replace(INVISIBLE, '')
  )
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\r\n\v\f ]+/g, ' ')
    .replace(/ *\t[ \t]*/g, '\t')
    // Typesetters put a minus sign or a special hyphen into words and numbers, where no search finds them.
    .replace(/(?<=[\p{L}\p{N}])[\u2010\u2011\u2212](?=[\p{L}\p{N}])/gu, '-')
    .trim()

const isPlain = /^[\x20-\x7e\t]*$/
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u0000-\u0008\u000e-\u001f]/g
