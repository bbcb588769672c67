import { expect, test } from 'vitest'
import type { Segment } from '#shared/structure/layout/segment.ts'
import { repeatedPanels } from './repeated-panel.ts'

const A4 = { width: 595, height: 842 }

const down = (texts: string[], x0: number, from: number, by = 24): Segment[] =>
  texts.map((text, at) => {
    const y0 = from + by * at
    const place = { x0, x1: x0 + 5 * text.length, y0, y1: y0 + 10, base: y0 + 8 }
    return {
      ...place,
      size: 10,
      text,
      bold: false,
      runs: [],
      turned: 0,
      hidden: '',
      dotted: false,
      doubled: false,
    }
  })

const PANEL = [
  ...['CONTACT', '0555 0101', 'ida@example.org', 'Leeds', 'EDUCATION', '2012 – 2015'],
  ...['Vale School', 'SKILLS', 'Baking', 'Icing', 'LANGUAGES', 'English', 'Danish'],
]
const FIRST = ['EXPERIENCE', 'Mock Mill', 'Head baker of three shops', 'Hotel Ivory']
const SECOND = ['CERTIFICATES', 'Food safety', 'Green Door Trust', 'First aid at work', 'Town of Leeds']

const left = (copies: Segment[], page: Segment[]): string[] => {
  const out = repeatedPanels(page, copies, A4)
  return page.filter((segment) => !out.has(segment)).map(({ text }) => text)
}

test.each<[string, Segment[], Segment[]]>([
  ['on the left', down(PANEL, 30, 180), down(PANEL, 30, 180)],
  ['on the right', down(PANEL, 420, 180), down(PANEL, 420, 180)],
  ['moved a little', down(PANEL, 30, 180), down(PANEL, 34, 172)],
  ['set tighter', down(PANEL, 30, 180), down(PANEL, 30, 186, 22)],
  ['drawn twice over itself', down(PANEL, 30, 180), [...down(PANEL, 30, 180), ...down(PANEL, 32, 190)]],
])('a side column %s is said once', (_, first, again) => {
  const x = (again[0]?.x0 ?? 0) > 300 ? 40 : 240
  const second = [...again, ...down(SECOND, x, 190)]
  expect(left([...first, ...down(FIRST, x, 190)], second)).toEqual(SECOND)
})

test('nor does a name over both columns on every page keep it', () => {
  const name = down(['Ida Beispielsen, baker and confectioner'], 200, 60)
  const second = [...name, ...down(PANEL, 30, 180), ...down(SECOND, 240, 190)]
  expect(left([...name, ...down(PANEL, 30, 180), ...down(FIRST, 240, 190)], second)).toEqual([
    'Ida Beispielsen, baker and confectioner',
    ...SECOND,
  ])
})

test.each<[string, Segment[], Segment[]]>([
  ['of a few lines', down(PANEL.slice(0, 4), 30, 180), down(PANEL.slice(0, 4), 30, 180)],
  ['low on the page', down(PANEL, 30, 60, 12), down(PANEL, 30, 60, 12)],
  ['at another edge', down(PANEL, 30, 180), down(PANEL, 80, 180)],
  ['of the marks of lists', down(Array(13).fill('•'), 30, 180), down(Array(13).fill('•'), 30, 180)],
  ['far from its place', down(PANEL, 30, 100), down(PANEL, 30, 400)],
  [
    'whose labels name other values',
    ['Employer:', 'Place:', 'Position:'].flatMap((text, at) =>
      down([text, text, text], 30, 180 + 20 * at, 100),
    ),
    [
      ...['Employer:', 'Place:', 'Position:'].flatMap((text, at) =>
        down([text, text, text], 30, 180 + 20 * at, 100),
      ),
      ...down(['Mock Mill', 'Leeds', 'Baker', 'Hotel Ivory', 'Hull', 'Porter'], 90, 185, 40),
    ],
  ],
  ['with as much that is new', down(PANEL, 30, 180), [...down(PANEL, 30, 180), ...down(SECOND, 30, 192, 48)]],
])('what repeats %s stays', (_, first, again) => {
  expect(left(first, [...again, ...down(SECOND, 240, 190)])).toHaveLength(again.length + SECOND.length)
})
