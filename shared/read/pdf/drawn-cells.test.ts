import { expect, test } from 'vitest'
import type { Segment } from '#shared/structure/layout/segment.ts'
import { inDrawnCells, rulesOf } from './drawn-cells.ts'
import type { Bounds } from './matrix.ts'

const SIZE = 10
const print = (text: string, x0: number, base: number, bold = false): Segment => ({
  x0,
  x1: x0 + text.length * SIZE,
  y0: base - SIZE,
  y1: base,
  base,
  size: SIZE,
  text,
  bold,
  runs: [],
  turned: 0,
  hidden: '',
  dotted: false,
  doubled: false,
})
const cell = (x0: number, y0: number, x1: number, y1: number): Bounds[] => {
  const box = { x0, y0, x1, y1 }
  return [
    { ...box, y1: y0 },
    { ...box, y0: y1 },
    { ...box, x1: x0 },
    { ...box, x0: x1 },
  ]
}
const grid = (xs: number[], ys: number[]): Bounds[] =>
  ys.slice(1).flatMap((y, row) => xs.slice(1).flatMap((x, at) => cell(xs[at] ?? 0, ys[row] ?? 0, x, y)))
const THREE = grid([0, 100, 200, 300], [0, 40, 80])
const printed = (segments: Segment[]): string[] => segments.map(({ text, base }) => `${base} ${text}`)

test.each<[string, Segment[], string[]]>([
  [
    'what a cell breaks is one text, beside the first line of its neighbors',
    [
      print('市立みどり大学附属', 5, 15),
      print('病院', 5, 30),
      print('看護師長', 105, 22),
      print('現在', 205, 22),
    ],
    ['15 市立みどり大学附属病院', '15 看護師長', '15 現在'],
  ],
  [
    'words keep their blank',
    [print('Mock Works', 0, 15), print('Aldberg', 5, 30), print('Cook', 105, 22), print('2019', 205, 22)],
    ['15 Mock Works Aldberg', '15 Cook', '15 2019'],
  ],
  [
    'a line with room for the next is whole',
    [print('Oil', 5, 15), print('Ink', 5, 30), print('Mill', 105, 22), print('2019', 205, 22)],
    ['15 Oil', '30 Ink', '15 Mill', '15 2019'],
  ],
  [
    'lists side by side stay as they are',
    [
      print('Rope', 5, 15),
      print('Saw', 5, 30),
      print('Hut', 105, 15),
      print('Bar', 105, 30),
      print('a', 205, 22),
    ],
    ['15 Rope', '30 Saw', '15 Hut', '30 Bar', '22 a'],
  ],
  [
    'what stands under the table is none of it',
    [print('Under it', 5, 95), print('all', 5, 110), print('Cook', 105, 102), print('2019', 205, 102)],
    ['95 Under it', '110 all', '102 Cook', '102 2019'],
  ],
])('%s', (_name, segments, expected) => {
  expect(printed(inDrawnCells(segments, THREE))).toEqual(expected)
})

test('a bold name beside several rows stands on the line of the first', () => {
  const rules = [...cell(0, 0, 100, 80), ...grid([100, 200, 300], [0, 40, 80])]
  const segments = [
    print('職歴', 5, 45, true),
    print('期間', 105, 25),
    print('会社', 205, 25),
    print('今', 105, 65),
  ]
  expect(printed(inDrawnCells(segments, rules))).toEqual(['25 職歴', '25 期間', '25 会社', '65 今'])
})

test('no letter is lost', () => {
  const lettersOf = (segments: Segment[]) =>
    segments.flatMap(({ text }) => [...text.replace(/ /g, '')]).sort()
  const segments = ['課長代理補佐兼工場', '長', '部長', '2019', '店', '組長'].map((text, at) =>
    print(text, [5, 5, 105, 205, 5, 105][at] ?? 0, [15, 30, 22, 22, 62, 62][at] ?? 0),
  )
  expect(lettersOf(inDrawnCells(segments, THREE))).toEqual(lettersOf(segments))
})

test('a frame has four sides, a thin shape one, a filled field none', () => {
  const frame = { x0: 0, y0: 0, x1: 50, y1: 20 }
  const rectangle = [[0, 0, 0, 1, 50, 0, 1, 50, 20, 1, 0, 20, 4]]
  expect(rulesOf(frame, rectangle, false)).toHaveLength(4)
  expect(rulesOf({ ...frame, y1: 1 }, null, true)).toHaveLength(1)
  expect(rulesOf(frame, rectangle, true)).toEqual([])
})
