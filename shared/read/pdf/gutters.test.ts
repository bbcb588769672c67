import { describe, expect, test } from 'vitest'
import type { Glyph } from './glyphs.ts'
import { cutAtGutters } from './gutters.ts'
import type { Piece } from './piece.ts'

const LETTER = 5
const SIZE = 10

/** Words of letters of one width, each at its place. */
const piece = (...words: [text: string, x: number][]): Piece => ({
  signs: words.flatMap(([text, x]) =>
    [...text].map((letter, at) => ({
      glyph: { x: x + at * LETTER, width: LETTER, size: SIZE, turned: 0 } as Glyph,
      text: letter,
      blank: 0,
    })),
  ),
  blankBefore: words.flatMap(([text]) => [...text].map((_, at) => at === 0)),
  icon: undefined,
  spaced: false,
  doubled: false,
})
const endingAt = (text: string, x: number): [string, number] => [text, x - text.length * LETTER]
const texts = (rows: Piece[][]) =>
  rows.map((pieces) => pieces.map(({ signs }) => signs.map(({ text }) => text).join('')))

/** A column flush right at 200, and one that begins at 208. */
const TWO_COLUMNS = ['Kotlin', 'Vela', 'Hydraulics', 'Bookkeeping', 'Seams'].map((skill, at) => [
  piece(endingAt(skill, 200)),
  piece([['Tended', 'Led', 'Moved', 'Sorted', 'Drew'][at] ?? '', 208]),
])
const headings = piece(endingAt('Skills', 200), ['Work', 208])

test('two headings at the edges of two columns are two', () =>
  expect(texts(cutAtGutters([[headings], ...TWO_COLUMNS]))[0]).toEqual(['Skills', 'Work']))

test('so they are where only the right column has an edge', () => {
  const ragged = TWO_COLUMNS.map(([, right], at) => [piece(['Vela', 40 + 9 * at]), right!])
  expect(texts(cutAtGutters([[headings], ...ragged]))[0]).toEqual(['Skills', 'Work'])
})

test('a name over both columns stays whole', () => {
  const name = piece(endingAt('Ada', 180), ['Example', 183])
  expect(texts(cutAtGutters([[name], ...TWO_COLUMNS]))[0]).toEqual(['AdaExample'])
})

test('words as near as those of one line stay together at the edge of a column', () => {
  const near = piece(endingAt('Skills', 204), ['Work', 208])
  expect(texts(cutAtGutters([[near], ...TWO_COLUMNS]))[0]).toEqual(['SkillsWork'])
})

test('a number stays with the text that the lines under it begin at', () =>
  expect(texts(cutAtGutters([[piece(endingAt('1.', 200), ['Work', 208])], ...TWO_COLUMNS]))[0]).toEqual([
    '1.Work',
  ]))

test('where most lines run over the gap there are no columns', () => {
  const lines = [0, 1, 2, 3].map((at) => [piece(['Planned-routes-of-forty-drivers-a-day', 60 + at])])
  expect(texts(cutAtGutters([[headings], ...TWO_COLUMNS.slice(0, 3), ...lines]))[0]).toEqual(['SkillsWork'])
})

describe('dates nearly as wide as their gutter', () => {
  const heads = ['Ardent Works', 'Vela Ltd', 'Tended the looms'].map((text) => [piece([text, 208])])
  const dated = (date: string, at = 208): Piece => piece(endingAt(date, 204.5), ['Weaver', at])
  const written = (line: Piece): Piece => ({
    ...line,
    signs: line.signs.map((sign) => ({ ...sign, blank: 3 })),
  })
  test.each<[string, Piece, Piece[][], string[]]>([
    ['are parted from what stands behind them', dated('2012–2018'), heads, ['2012–2018', 'Weaver']],
    ['are not behind a blank somebody wrote', written(dated('2012–2018')), heads, ['2012–2018Weaver']],
    ['are not where no lines begin there', dated('2012–2018'), heads.slice(1), ['2012–2018Weaver']],
    ['are not where lines begin elsewhere', dated('2012–2018', 212), heads, ['2012–2018Weaver']],
    ['are not parted from one another', piece(endingAt('2012', 204.5), ['–2018', 208]), heads, ['2012–2018']],
    ['may be left open', dated('2012–'), heads, ['2012–', 'Weaver']],
    ['are nothing else than dates', dated('Head'), heads, ['HeadWeaver']],
  ])('%s', (_, line, others, parts) => expect(texts(cutAtGutters([[line], ...others]))[0]).toEqual(parts))
})
