import { expect, test } from 'vitest'
import type { Glyph } from './glyphs.ts'
import { withSetAccents } from './set-accents.ts'

const glyph = (text: string, x: number, width: number, y = 100): Glyph =>
  ({ text, x, y, width, size: 10, turned: 0 }) as Glyph
const read = (glyphs: Glyph[]): string =>
  withSetAccents(glyphs)
    .map(({ text }) => text)
    .join('')

test.each<[string, Glyph[], string]>([
  [
    'raised over a capital, drawn before it',
    [glyph('´', 41, 5, 97.5), glyph('A', 40, 7), glyph('r', 47, 4)],
    'Ár',
  ],
  [
    'a little behind the beginning of its letter',
    [glyph('e', 40, 5), glyph('˜', 45.4, 5), glyph('n', 45, 6), glyph('o', 51, 5)],
    'eño',
  ],
  ['a grave one, before its letter', [glyph('`', 40, 5), glyph('e', 40, 5), glyph('m', 45, 8)], 'èm'],
  ['drawn after its letter', [glyph('u', 40, 6), glyph('¨', 40.5, 5), glyph('r', 46, 4)], 'ür'],
  ['over the i without its dot', [glyph('´', 40, 5), glyph('ı', 41, 3), glyph('s', 44, 4)], 'ís'],
])('an accent is on the letter it stands over: %s', (_name, glyphs, text) => {
  expect(read(glyphs)).toBe(text)
})

// From the right: what is drawn first is read last.
test.each<[string, Glyph[], string[]]>([
  ['lower than its letter', [glyph('ا', 40, 3), glyph('ً', 45, 0, 97), glyph('ق', 43, 5)], ['ا', 'قً']],
  [
    'over the first of two letters',
    [glyph('ً', 44, 0, 98), glyph('لا', 40, 6), glyph('و', 46, 4)],
    ['لًا', 'و'],
  ],
  ['over the second of two', [glyph('ً', 41, 0), glyph('لا', 40, 6)], ['لاً']],
  ['two over one letter', [glyph('َ', 41, 0), glyph('ّ', 41, 0), glyph('ر', 40, 4)], ['رَّ']],
  ['in Hebrew', [glyph('ב', 40, 5), glyph('ָ', 48, 0, 102), glyph('ש', 46, 6)], ['ב', 'שָ']],
])('a point is on the letter it stands over: %s', (_name, glyphs, texts) => {
  const read = withSetAccents(glyphs).map(({ text }) => text.normalize('NFC'))
  expect(read).toEqual(texts.map((text) => text.normalize('NFC')))
})

test.each<[string, Glyph[]]>([
  ['typed for an apostrophe', [glyph('I', 40, 3), glyph('´', 43, 3), glyph('m', 46, 8)]],
  ['a mark of code', [glyph('`', 40, 3), glyph('a', 43, 5), glyph('`', 48, 3)]],
  ['over no letter that has it', [glyph('´', 41, 5), glyph('T', 40, 7)]],
  ['a line above', [glyph('´', 41, 5, 88), glyph('A', 40, 7)]],
])('an accent stays what it is: %s', (_name, glyphs) => {
  expect(withSetAccents(glyphs)).toEqual(glyphs)
})
