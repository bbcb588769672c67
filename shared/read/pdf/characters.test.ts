import { expect, test } from 'vitest'
import { characterOf } from './characters.ts'
import { described } from './fonts.ts'
import type { Glyph } from './glyphs.ts'

const read = (font: string, text: string): string =>
  [...text]
    .map((sign) => characterOf({ text: sign, font: described({ name: font }), width: 5, size: 10 } as Glyph))
    .map((is) => (is.is === 'letter' ? is.text : is.is === 'blank' ? ' ' : `<${is.is}>`))
    .join('')

test.each<[string, string, string, string]>([
  [
    'small capitals',
    'GFSArtemisia-Regular',
    'E\uf764\uf775\uf763\uf761\uf774\uf769\uf76f\uf76e',
    'Education',
  ],
  ['figures of the old style', 'GFSArtemisia-Regular', '\uf732\uf730\uf731\uf737', '2017'],
  ['small capitals with accents', 'Minion', 'T\uf7e9', 'Té'],
  ['small capitals beyond Latin 1', 'Minion', 'Z\uf7e1\uf6fd\uf6ff', 'Zášž'],
  ['pictures of a font of them', 'FontAwesome6Free-Solid', '\uf764', '<icon>'],
  ['other signs for private use', 'Lato', '\uf095', '<icon>'],
  ['marks in a font of signs that the file does not bring', 'ZapfDingbats', 'ln\u00a8', '•••'],
  ['pictures in such a font', 'ZapfDingbats', '.%)', '<icon><icon><icon>'],
  ['a mark that the file names', 'ZapfDingbats', '✦', '✦'],
])('%s in %s: %j is %j', (_what, font, text, is) => {
  expect(read(font, text)).toBe(is)
})
