import { expect, test } from 'vitest'
import { stackedBlocks } from './gutter.ts'
import { textOfLine } from './lines.ts'
import type { Segment } from './segment.ts'

const segment = (text: string, y0: number, size: number, bold = true): Segment => ({
  text,
  x0: 40,
  x1: 40 + 0.5 * size * text.length,
  y0,
  y1: y0 + size,
  base: y0 + 0.8 * size,
  size,
  bold,
  runs: [],
  turned: 0,
  hidden: '',
  dotted: false,
  doubled: false,
})
/** Text beside the gutter, set with the white of its lines. */
const BESIDE = [0, 1, 2, 3].map((at) => segment('a line of the text', 100 + 15 * at, 10))
const blocks = (given: Segment[]): string[] => stackedBlocks(given, BESIDE).map(textOfLine)

test('a heading over a date of smaller print is no part of it', () => {
  expect(blocks([segment('Opleidingen', 100, 13), segment('mrt 2022', 117, 10)])).toEqual([
    'Opleidingen',
    'mrt 2022',
  ])
})

test('a bold heading over a date of the same size is no part of it', () => {
  expect(blocks([segment('Opleidingen', 100, 10), segment('mrt 2022', 113, 10, false)])).toEqual([
    'Opleidingen',
    'mrt 2022',
  ])
})

test.each([
  ['a heading of two lines', [segment('Education and', 100, 13), segment('Training', 115, 13)]],
  ['a date of two lines', [segment('March 2019 –', 100, 10), segment('today', 112, 10)]],
])('%s is one', (_name, given) => {
  expect(blocks(given)).toHaveLength(1)
})
