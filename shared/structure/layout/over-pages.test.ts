import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import { textOfLine } from './lines.ts'
import { orderOverPages } from './over-pages.ts'
import type { Segment } from './segment.ts'

const down = (texts: string[], x0: number, from: number): Segment[] =>
  texts.map((text, at) => {
    const y0 = from + 16 * at
    const bold = text === text.toUpperCase()
    const size = bold ? 14 : 10
    return {
      ...{
        text,
        x0,
        x1: x0 + 0.5 * size * text.length,
        y0,
        y1: y0 + size,
        base: y0 + 0.8 * size,
        size,
        bold,
      },
      ...{ runs: [], turned: 0, hidden: '', dotted: false, doubled: false },
    }
  })

const order = (pages: Segment[][]): string[] =>
  orderOverPages(pages.map((page) => arrange(page))).map(({ line }) => textOfLine(line.segments))

const MAIN = [
  'Mock Mill, Leeds',
  'Baker and later head of the bakery',
  'Hotel Ivory',
  'Porter, by day and night',
]

test.each([
  ['of longer lines', ['Bread for a whole town, by hand', 'Icing of cakes for weddings too']],
  ['of shorter lines', ['Bread', 'Icing']],
])('columns go on over pages where the next page has a side column %s', (_, listed) => {
  const pages = [
    [
      ...down(['CONTACT', 'ida@example.org', '0555 0101 555 01'], 40, 60),
      ...down(['EXPERIENCE', ...MAIN], 290, 60),
    ],
    [
      ...down(['SKILLS', ...listed, ...listed], 36, 60),
      ...down(['Green Door', ...MAIN, 'EDUCATION', 'Vale School'], 288, 60),
    ],
  ]
  const lines = order(pages)
  expect(lines.indexOf('Green Door')).toBe(lines.indexOf('EXPERIENCE') + MAIN.length + 1)
})

test('a foot that every page has parts no column that goes on', () => {
  const long = ['EXPERIENCE', ...MAIN, ...MAIN, ...MAIN]
  const foot = (page: number) => down([`Ida Beispielsen · ${page} / 2`], 430, 780)
  const pages = [
    [...down(long, 40, 60), ...down(['SKILLS', 'Bread and rolls', 'Icing', 'Rye'], 330, 60), ...foot(1)],
    [...down(['Green Door', ...MAIN], 40, 60), ...foot(2)],
  ]
  const lines = order(pages)
  expect(lines.indexOf('SKILLS')).toBeGreaterThan(lines.indexOf('Green Door'))
})
