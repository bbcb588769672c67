import { expect, test } from 'vitest'
import { arrange, type White } from './arrange.ts'
import { textOfLine } from './lines.ts'
import type { Segment } from './segment.ts'

const segment = (text: string, x0: number, y0: number): Segment => ({
  text,
  x0,
  x1: x0 + 5 * text.length,
  y0,
  y1: y0 + 10,
  base: y0 + 8,
  size: 10,
  bold: false,
  runs: [],
  turned: 0,
  hidden: '',
  dotted: false,
  doubled: false,
})

/** Skills at the left, on the rows of what stands at the right: the cells of a table as well as two columns. */
const LEFT = ['Welding', 'Baking', 'Sewing', 'Pouring', 'French', 'Dutch']
const RIGHT = ['Cook', 'Baker', 'Waiter', 'Porter', 'Host', 'Steward']
const PAGE = [
  ...LEFT.map((text, at) => segment(text, 40, 100 + 20 * at)),
  ...RIGHT.map((text, at) => segment(text, 200, 100 + 20 * at)),
]
const read = (segments: Segment[], walls: White[]): string[] =>
  arrange(segments, walls).flatMap(({ lines }) => lines.map((line) => textOfLine(line.segments)))

test('cells of rows are two columns where a wall stands between them', () => {
  expect(read(PAGE, [])).not.toEqual([...LEFT, ...RIGHT])
  expect(read(PAGE, [{ x0: 140, x1: 150 }])).toEqual([...LEFT, ...RIGHT])
})

test('a wall elsewhere parts nothing', () =>
  expect(read(PAGE, [{ x0: 300, x1: 310 }])).toEqual(read(PAGE, [])))

test('a wall parts nothing that stands beside it on less than half of the height', () => {
  const below = Array.from({ length: 12 }, (_, at) =>
    segment('A line as wide as the page is here', 40, 230 + 20 * at),
  )
  expect(read([...PAGE, ...below], [{ x0: 140, x1: 150 }])).toEqual(read([...PAGE, ...below], []))
})
