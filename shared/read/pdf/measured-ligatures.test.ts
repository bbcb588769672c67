import { expect, test } from 'vitest'
import type { Font } from './fonts.ts'
import type { Glyph } from './glyphs.ts'
import { withMeasuredLigatures } from './measured-ligatures.ts'

const FONT = { name: 'Sample' } as Font
/** In ems, as a light sans has them. */
const WIDTHS: Record<string, number> = { f: 0.299, t: 0.329, i: 0.221, l: 0.221, ' ': 0.226 }
const LOST = '\ufffd'

/** The words as drawn; for each lost glyph, how wide it is. */
const drawn = (text: string, lost: number[], apart = 0): Glyph[] => {
  let x = 40
  const widths = [...lost]
  return [...text].map((letter) => {
    const width = 10 * (letter === LOST ? (widths.shift() ?? 0) : (WIDTHS[letter] ?? 0.5))
    const glyph = { text: letter, x, y: 100, width, size: 10, font: FONT, turned: 0 } as Glyph
    x += width + 10 * apart
    return glyph
  })
}
const read = (glyphs: Glyph[]): string =>
  withMeasuredLigatures(glyphs)
    .map(({ text }) => text)
    .join('')
/** Letters that tell how wide they are in this font. */
const SHOWN = 'f t i l '

test.each([
  ['Dutch', `Game Ar${LOST}st, Crea${LOST}e`, [0.542, 0.542], 'Game Artist, Creatie'],
  ['English', `Opera${LOST}ons, So${LOST}ware`, [0.542, 0.625], 'Operations, Software'],
  ['German', `Geschä${LOST}sführerin, Sta${LOST}k`, [0.625, 0.542], 'Geschäftsführerin, Statik'],
  ['Italian', `proge${LOST}o, crea${LOST}vo`, [0.65, 0.542], 'progetto, creativo'],
  ['Swedish', `Kra${LOST}verk, plä${LOST}ar`, [0.625, 0.65], 'Kraftverk, plättar'],
])('a ligature without meaning is the letters that are as wide: %s', (_language, text, lost, words) => {
  expect(read(drawn(SHOWN + text, lost))).toBe(SHOWN + words)
})

test.each<[string, Glyph[]]>([
  ['as wide as f and i or l, which its word tells', drawn(`${SHOWN}Certi${LOST}cate`, [0.52])],
  ['as wide as no ligature', drawn(`${SHOWN}Crea${LOST}e`, [0.9])],
  ['between two that it may be', drawn(`${SHOWN}Crea${LOST}e`, [0.532])],
  ['before a blank', drawn(`${SHOWN}Crea${LOST} e`, [0.542])],
  ['the mark of an item', drawn(`${SHOWN}${LOST} Crea`, [0.542])],
  ['in letter-spaced print', drawn(`${SHOWN}Crea${LOST}e`, [0.542], 0.2)],
  ['in a font that shows none of its letters', drawn(`Crea${LOST}e`, [0.542])],
])('a glyph without meaning stays one: %s', (_name, glyphs) => {
  expect(withMeasuredLigatures(glyphs)).toEqual(glyphs)
})

test('where a long text has no i at all, what is lost and as narrow is that', () => {
  const text =
    'b\ufffdlg\ufffdsayar mühend\ufffdsl\ufffdğ\ufffd bölümü, yaz\ufffdl\ufffdm gel\ufffdşt\ufffdrme ve ver\ufffd tabanları üzer\ufffdne çal\ufffdşmalar'
  const lost = [...text].filter((letter) => letter === LOST).map(() => 0.26)
  expect(read(drawn(text, lost))).toBe(text.replaceAll(LOST, 'i'))
  const wide = lost.map(() => 0.5)
  expect(read(drawn(text, wide))).toBe(text)
  expect(read(drawn(`${SHOWN}${text}`, lost))).toContain(LOST)
})
