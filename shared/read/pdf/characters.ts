import type { Font } from './fonts.ts'
import type { Glyph } from './glyphs.ts'

/** What one glyph contributes to the text. */
export type Character =
  | { is: 'letter'; text: string }
  | { is: 'blank' }
  | { is: 'icon' }
  | { is: 'unknown' }
  | { is: 'lost' }
  | { is: 'nothing' }

const BLANK = /^[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+$/
const NOTHING = /^[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]*$/
const PRIVATE = /^[\ue000-\uf8ff]$/
/** Adobe's and Microsoft's symbol fonts put these glyphs at U+F000 plus their code. */
const SYMBOL_BULLETS = new Set([
  0xb7, 0xa7, 0xd8, 0xfc, 0x76, 0xa8, 0x6e, 0x71, 0x6c, 0x75, 0xe0, 0x9f, 0x9e, 0x77, 0xf0, 0xb2,
])
/** Adobe's list of glyphs puts small capitals and figures of the old style at U+F700 plus the letter's own code, but for a few. */
const SMALL = /^[!$&\d?a-zà-öø-ÿ]$/
const SMALL_OF = new Map([
  [0xf6f9, 'ł'],
  [0xf6fa, 'œ'],
  [0xf6fd, 'š'],
  [0xf6ff, 'ž'],
])
const smallLetter = (code: number): string => {
  const letter = code > 0xf700 && code < 0xf800 ? String.fromCharCode(code - 0xf700) : ''
  return SMALL.test(letter) ? letter : ''
}
const DINGBATS = /dings|dingbats/i
const CODED_AS_TEXT = /^[\p{L}\p{N}§¨·]$/u
const EMOJI = /^\p{Extended_Pictographic}$/u
const TYPED_SYMBOLS = /[©®™↗→←▶◀▪▫◻◼◽◾⚪⚫⬛⬜☆★✓✔✦❖☑☐➤➔➜➢]/u

const LATIN = Array.from(
  { length: 0x7f },
  (_, code): Character => ({ is: 'letter', text: String.fromCharCode(code) }),
)
const BLANK_SIGN: Character = { is: 'blank' }
/** Fonts have up to four blanks: of a word, of no break, and thinner ones. Some writers give the blank a code in each text. */
const MANY_BLANKS = 4
const hidesLetters = ({ blankCodes, blanks, signs }: Font): boolean =>
  blankCodes.size > MANY_BLANKS && blanks * 2 > signs
/** ISO 32000-1 has no letters there but line breaks and tabs; fonts that hide their letters begin there to count them. */
const CONTROL = /^[\u0000-\u0008\u000e-\u001f]$/

export const characterOf = (glyph: Glyph): Character => {
  const { text, font } = glyph
  // Nearly every glyph of nearly every file.
  if (text.length === 1 && !font.icons && !font.symbols) {
    const code = text.charCodeAt(0)
    if (code === 0x20) return hidesLetters(font) ? lostOrNothing(glyph) : BLANK_SIGN
    const latin = code > 0x20 ? LATIN[code] : undefined
    if (latin) return latin
  }
  if (BLANK.test(text)) return { is: 'blank' }
  if (font.icons) return { is: 'icon' }
  if (text === '\ufffd') return { is: 'unknown' }
  // A glyph that is drawn but has no meaning.
  if (text === '' || CONTROL.test(text)) return lostOrNothing(glyph)
  if (NOTHING.test(text)) return { is: 'nothing' }
  if (PRIVATE.test(text)) {
    const code = text.charCodeAt(0)
    const small = font.symbols ? '' : (SMALL_OF.get(code) ?? smallLetter(code))
    if (small) return { is: 'letter', text: small }
    const bullet = code >= 0xf000 && code <= 0xf0ff && SYMBOL_BULLETS.has(code - 0xf000)
    return bullet || font.symbols ? { is: 'letter', text: '•' } : { is: 'icon' }
  }
  if (font.symbols && DINGBATS.test(font.name)) {
    if (CODED_AS_TEXT.test(text)) return { is: 'letter', text: '•' }
    if (text < '\u007f') return { is: 'icon' }
  }
  if (EMOJI.test(text) && !TYPED_SYMBOLS.test(text) && !/^[\d#*]$/.test(text)) return { is: 'icon' }
  return { is: 'letter', text }
}

const lostOrNothing = ({ width, size }: Glyph): Character => ({ is: width > 0.2 * size ? 'lost' : 'nothing' })
