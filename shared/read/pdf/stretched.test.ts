import { expect, test } from 'vitest'
import type { Piece } from './piece.ts'
import { withStretchedLines } from './stretched.ts'

/** A row of words, each ten points a letter wide, with the given gaps in ems in front of them. */
const row = (words: string[], gaps: number[], x = 0): Piece[] => {
  let end = x
  return words.map((word, at) => {
    const from = end + 10 * (gaps[at - 1] ?? 0)
    const signs = [...word]
      .map((text, index) => ({
        text,
        blank: 0,
        glyph: { x: from + 10 * index, width: 10, size: 10, turned: 0 },
      }))
      .filter(({ text }) => text !== '_')
    end = from + 10 * word.length
    const blankBefore = signs.map((_sign, index) => word[index] === '_')
    return { signs, blankBefore, icon: undefined, spaced: false, doubled: false } as unknown as Piece
  })
}
const texts = (pieces: Piece[]): string[] =>
  pieces.map(({ signs, blankBefore }) =>
    signs.map(({ text }, at) => (blankBefore[at] ? ` ${text}` : text)).join(''),
  )
/** A full line that ends where the stretched one does. */
const FULL = row(['abcdefghijklmnopqrstuvwxyz'], [])

test.each<[string, Piece[], string[]]>([
  ['alike', row(['Software', 'Engineer', 'Fifth'], [0.8, 0.8], 34), ['Software Engineer Fifth']],
  ['wider behind a comma', row(['Kafka,', 'Temporal', 'Docker'], [1.1, 0.9], 40), ['Kafka, Temporal Docker']],
  [
    'with a date far behind it',
    row(['Software', 'Engineer', 'Fifth', '2019'], [0.8, 0.8, 6], 34),
    ['Software Engineer Fifth', '2019'],
  ],
])('words of a stretched line belong together, gaps %s', (_name, given, expected) => {
  expect(texts(withStretchedLines([given, FULL])[0]!)).toEqual(expected)
})

test.each<[string, Piece[], Piece[]]>([
  ['they end where no other line does', row(['Java', 'Python', 'Rust'], [0.8, 0.8]), FULL],
  ['their gaps differ', row(['Software', 'Engineer', 'Fifth'], [0.7, 1.6], 27), FULL],
  ['they are two', row(['Engineer', 'Chicago'], [0.8], 102), FULL],
  [
    'another row has the same gaps',
    row(['Software', 'Engineer', 'Fifth'], [0.8, 0.8], 34),
    row(['Projects', 'Managing', 'Tools'], [0.8, 0.8], 34),
  ],
  [
    'blanks are written',
    row(['Software', 'Engineer', 'Fifth'], [0.8, 0.8], 34).map((piece) => ({
      ...piece,
      signs: piece.signs.map((sign) => ({ ...sign, blank: 2 })),
    })),
    FULL,
  ],
])('words stay apart: %s', (_name, given, other) => {
  expect(withStretchedLines([given, other])[0]).toHaveLength(given.length)
})
