import { expect, test } from 'vitest'
import type { Block, White } from './arrange.ts'
import { orderOverPages } from './over-pages.ts'
import type { Segment } from './segment.ts'

const block = (texts: string[], side?: 'left' | 'right', gutter?: White, by = 100): Block => ({
  lines: texts.map((text, at) => ({
    segments: [{ text, x0: 0, x1: 50, y0: by * at, y1: by * at + 10 } as Segment],
    column: 0,
  })),
  width: 200,
  ...(side ? { side } : {}),
  ...(gutter ? { gutter } : {}),
})
const textsOf = (pages: Block[][]): string[] =>
  orderOverPages(pages).map(({ line }) => line.segments.map(({ text }) => text).join(' '))

/** Short lines at the left of the second page leave the white between its columns wider. */
const [NARROW, WIDE] = [
  { x0: 228, x1: 292 },
  { x0: 190, x1: 288 },
]

test('columns go on over pages where the white between them is the same, however wide', () =>
  expect(
    textsOf([
      [block(['skills', 'baking'], 'left', NARROW), block(['work', 'cook'], 'right', NARROW)],
      [block(['languages'], 'left', WIDE), block(['baker'], 'right', WIDE)],
    ]),
  ).toEqual(['skills', 'baking', 'languages', 'work', 'cook', 'baker']))

test('columns of other widths are others', () =>
  expect(
    textsOf([
      [block(['skills', 'baking'], 'left', NARROW), block(['work', 'cook'], 'right', NARROW)],
      [block(['prizes'], 'left', { x0: 300, x1: 320 }), block(['talks'], 'right', { x0: 300, x1: 320 })],
    ]),
  ).toEqual(['skills', 'baking', 'work', 'cook', 'prizes', 'talks']))

test('a pair of columns at the foot of a page goes on no further', () =>
  expect(
    textsOf([
      [
        block(['name', 'a', 'b', 'c', 'd']),
        block(['sleep', 'sport'], 'left', NARROW, 15),
        block(['school', 'degree'], 'right', NARROW, 15),
      ],
      [block(['papers'], 'left', WIDE), block(['referees'], 'right', WIDE)],
    ]),
  ).toEqual(['name', 'a', 'b', 'c', 'd', 'sleep', 'sport', 'school', 'degree', 'papers', 'referees']))
