import { expect, test } from 'vitest'
import { findName, nameParts } from './name.ts'
import { printedLines } from './testing/printed-lines.ts'

/** The first `large` lines are set larger than the rest. */
const nameOf = (rows: string[], large: number): string | undefined => {
  const lines = printedLines(rows).map((line, at) => {
    const size = at < large ? 25 : 10
    return { ...line, style: `${size}|Serif`, line: { ...line.line, size } }
  })
  return findName(lines, lines.length, ['marta@example.es'], [])?.name
}

test.each<[string, string[], number, string]>([
  [
    'three lines',
    ['Marta', 'Echevarría', 'Solís', 'Administradora de sistemas', 'marta@example.es'],
    3,
    'Marta Echevarría Solís',
  ],
  ['two lines', ['Marta', 'Echevarría', 'Administradora', 'marta@example.es'], 2, 'Marta Echevarría'],
  [
    'one line, over a title',
    ['Marta Echevarría', 'Administradora', 'marta@example.es'],
    1,
    'Marta Echevarría',
  ],
  [
    'a title with a stroke in brackets',
    ['Marta Echevarría', 'Full Stack Developer (Node.js/React)', 'marta@example.es'],
    1,
    'Marta Echevarría',
  ],
])('a name over %s', (_name, rows, large, expected) => {
  expect(nameOf(rows, large)).toBe(expected)
})

test.each([
  ['王小明', '小明', '王'],
  ['佐藤 花子', '花子', '佐藤'],
  ['김 민준', '민준', '김'],
  ['田中 マリ', 'マリ', '田中'],
  ['ジョン スミス', 'ジョン', 'スミス'],
  ['ジョン・スミス', 'ジョン・スミス', ''],
  ['小明 Wang', '小明', 'Wang'],
  ['Vincent van Gogh', 'Vincent', 'van Gogh'],
])('%s is %s of the family %s', (name, firstName, lastName) =>
  expect(nameParts(name)).toEqual({ firstName, lastName }),
)
