import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import type { Segment } from './segment.ts'

const segment = (text: string, x0: number, base: number): Segment => ({
  text,
  x0,
  x1: x0 + (/[a-z\d]/i.test(text) ? 5 : 10) * text.length,
  y0: base - 8,
  y1: base + 2,
  base,
  size: 10,
  bold: false,
  runs: [],
  turned: 0,
  hidden: '',
  dotted: false,
  doubled: false,
})

const read = (segments: Segment[]): string[] =>
  arrange(segments).flatMap(({ lines }) =>
    lines.map((line) => line.segments.map(({ text }) => text).join(' | ')),
  )

/** Rows of a ruled form: the text at one edge, over one line or two, and the date in the middle of its height. */
const form = (rows: [year: string, month: string, ...text: string[]][]): Segment[] => {
  let base = 100
  return rows.flatMap(([year, month, ...text]) => {
    const first = base
    base += 18 * text.length + 4
    const middle = first + 9 * (text.length - 1)
    return [
      segment(year, 42, middle),
      segment(month, 100, middle),
      ...text.map((line, at) => segment(line, 130, first + 18 * at)),
    ]
  })
}

test.each<[string, [string, string, ...string[]][]]>([
  [
    'studies',
    [
      ['2016', '4', '青葉台高等学校 普通科'],
      ['2019', '3', '青葉台高等学校 普通科 卒業'],
      ['2019', '4', '見本大学 情報理工学部 情報通信システム工学', '科 入学'],
      ['2023', '3', '見本大学 情報理工学部 情報通信システム工学', '科 卒業'],
    ],
  ],
  [
    'work',
    [
      ['2020', '4', '株式会社例示商会 入社'],
      ['2022', '6', '株式会社例示商会 東日本営業本部 第二営業部 法人', '営業課に異動'],
      ['2024', '9', '一身上の都合により退職'],
    ],
  ],
])('a date in the middle of a row of two lines stands before the first of them: %s', (_what, rows) => {
  expect(read(form(rows))).toEqual(
    rows.flatMap(([year, month, first = '', ...more]) => [`${year} | ${month} | ${first}`, ...more]),
  )
})
