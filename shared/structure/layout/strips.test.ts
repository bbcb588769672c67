import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Segment } from './segment.ts'
import { stripsOf } from './strips.ts'

const segment = (text: string, x0: number, x1: number, row: number): Segment =>
  ({ text, x0, x1, y0: row * 14, y1: row * 14 + 10, base: row * 14 + 8, size: 10 }) as Segment
/** A sidebar that ends at 150 and a column that begins at 170. */
const page = (inSidebar: Segment): Segment[] => [
  segment('Contact', 40, 90, 0),
  segment('Profile', 170, 220, 0),
  segment('Lindenallee 14, Stuttgart', 40, 150, 1),
  segment('Engineer with nine years of practice', 170, 500, 1),
  inSidebar,
  segment('in three countries and four trades', 170, 500, 3),
  segment('Languages', 40, 100, 4),
]
const sidebars = (inSidebar: Segment): string[] =>
  stripsOf(page(inSidebar), new Set())
    .filter(({ left, right }) => left.length === 4 && right.length === 3)
    .map(({ x0, x1 }) => `${x0}–${x1}`)

test.each<[string, Segment]>([
  ['an email that reaches into the white', segment('raghavendra.pillai@example.com', 40, 165, 2)],
  [
    'an email that reaches over the edge of the next column',
    segment('a.pillai@long.example.com', 40, 180, 2),
  ],
  ['an address of the web', segment('linkedin.com/in/raghavendra', 40, 178, 2)],
])('columns stay parted beside %s', (_name, wide) => {
  expect(sidebars(wide)).not.toEqual([])
})

test.each<[string, Segment]>([
  ['a sentence over both', segment('a sentence that runs on over', 40, 180, 2)],
  ['an address in the middle of the page', segment('raghavendra.pillai@example.com', 120, 240, 2)],
  ['an address over most of the next column', segment('linkedin.com/in/raghavendra', 40, 400, 2)],
  ['a long word', segment('Donaudampfschifffahrtsgesellschaft', 40, 180, 2)],
])('nothing is parted through %s', (_name, wide) => {
  expect(sidebars(wide)).toEqual([])
})

test('a centred head over the short beginning of a section is no column', () => {
  const [strip] = stripsOf(
    [
      segment('Ada Example', 230, 330, 0),
      segment('ada@example.com · London', 190, 370, 1),
      segment('ada.example.com · github.example/ada', 195, 365, 2),
      segment('Education', 40, 110, 4),
      segment('PhD', 40, 70, 5),
      segment('Biology', 40, 90, 6),
    ],
    new Set(),
  )
  expect(judge(strip!).as).toBe('rows')
})

test('the marks of a list are no column beside its short texts', () => {
  const marks = [0, 1, 2].map((row) => segment('•', 40, 44, row))
  const texts = ['First this', 'Summary', 'Self-taught'].map((text, row) => segment(text, 52, 110, row))
  const [strip] = stripsOf([...marks, ...texts], new Set())
  expect(judge(strip!).as).toBe('rows')
})
