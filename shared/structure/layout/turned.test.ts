import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { arrange } from './arrange.ts'
import type { Segment } from './segment.ts'

// Rows stand 12 points apart from 40 on, print is 10 points high; the headings at the left edge are turned.

type Turned = Partial<Segment> & { text: string; from: number; to: number; at?: number }

const turned = ({ text, from, to, at = 10, ...set }: Turned): Segment => ({
  ...{ text, x0: at, x1: at + 10, y0: from, y1: to, base: to, size: 10, bold: true, runs: [] },
  ...{ turned: 270, hidden: '', dotted: false, doubled: false },
  ...set,
})
const read = (rows: string[], headings: Turned[]): string =>
  arrange([...drawnPage(rows), ...headings.map(turned)])
    .flatMap(({ lines }) =>
      lines.map(({ segments, stacked }) => segments.map(({ text }) => text).join(stacked ? '+' : ' ')),
    )
    .join(' | ')

// 40, 52, 64, white, 88, 100, 112
const PAGE = ['Kirk Ltd', 'Mate', 'Sailed', '', 'Kirk College', 'Nautics', 'Grade 1.4']

test.each<[string, Turned[], string]>([
  [
    'heads the lines that it stands beside',
    [{ text: 'Work', from: 40, to: 74 }],
    'Work | Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads each section',
    [
      { text: 'Work', from: 40, to: 74 },
      { text: 'School', from: 88, to: 122 },
    ],
    'Work | Kirk Ltd | Mate | Sailed | School | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads each section, whichever comes first',
    [
      { text: 'School', from: 88, to: 122 },
      { text: 'Work', from: 40, to: 74 },
    ],
    'Work | Kirk Ltd | Mate | Sailed | School | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads a section from its first line, beside its middle',
    [{ text: 'School', from: 101, to: 112 }],
    'Kirk Ltd | Mate | Sailed | School | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads a section from its first line, beside its foot',
    [{ text: 'School', from: 113, to: 122 }],
    'Kirk Ltd | Mate | Sailed | School | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads no line that ends above its middle and begins far over it',
    [{ text: 'School', from: 70, to: 122 }],
    'Kirk Ltd | Mate | Sailed | School | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads a line that begins five points over it',
    [{ text: 'School', from: 93, to: 122 }],
    'Kirk Ltd | Mate | Sailed | School | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads what stands over it, where nothing is beside it',
    [{ text: 'School', from: 140, to: 160 }],
    'Kirk Ltd | Mate | Sailed | School | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads what stands under the one above it',
    [
      { text: 'Work', from: 40, to: 74 },
      { text: 'School', from: 140, to: 160 },
    ],
    'Work | Kirk Ltd | Mate | Sailed | School | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'heads nothing that runs over it',
    [{ text: 'Work', from: 40, to: 74, at: 45 }],
    'Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4 | Work',
  ],
  [
    'heads what ends where it begins',
    [{ text: 'Work', from: 40, to: 74, at: 110 }],
    'Work | Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'of two lines is one, read upwards from left to right',
    [
      { text: 'Work and', from: 40, to: 74 },
      { text: 'service', from: 42, to: 74, at: 21 },
    ],
    'Work and+service | Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'of two lines is one, read downwards from right to left',
    [
      { text: 'service', from: 40, to: 74, turned: 90 },
      { text: 'Work and', from: 42, to: 74, at: 21, turned: 90 },
    ],
    'Work and+service | Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'of two lines is two, six points apart',
    [
      { text: 'Work and', from: 40, to: 74 },
      { text: 'service', from: 42, to: 74, at: 26 },
    ],
    'Work and | service | Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'of two lines is two, turned otherwise',
    [
      { text: 'Work and', from: 40, to: 74 },
      { text: 'service', from: 42, to: 74, at: 21, turned: 90 },
    ],
    'Work and | service | Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'of two lines is two, half a point larger',
    [
      { text: 'Work and', from: 40, to: 74 },
      { text: 'service', from: 42, to: 74, at: 21, size: 10.5 },
    ],
    'Work and | service | Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4',
  ],
  [
    'of two lines is two, half of it beside',
    [
      { text: 'Work and', from: 40, to: 74 },
      { text: 'service', from: 57, to: 91, at: 21 },
    ],
    'Work and | service | Kirk Ltd | Mate | Sailed | Kirk College | Nautics | Grade 1.4',
  ],
])('turned print %s', (_name, headings, expected) => {
  expect(read(PAGE, headings)).toBe(expected)
})

test('turned print alone on its page is read', () => {
  expect(read([], [{ text: 'Work', from: 40, to: 74 }])).toBe('Work')
})
