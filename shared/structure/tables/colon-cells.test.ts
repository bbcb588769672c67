import { expect, test } from 'vitest'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withColonCells } from './colon-cells.ts'

const inWord = (rows: string[][]): Prepared[] => {
  const cells = rows.flatMap((row, at) => row.map((text, column) => ({ text, row: at, column })))
  return printedLines(cells.map(({ text }) => text)).map((line, at) => {
    const { row = 0, column = 0 } = cells[at] ?? {}
    return { ...line, line: { ...line.line, cell: { table: 0, row, column } } }
  })
}
const read = (rows: string[][]): string[] =>
  withColonCells(inWord(rows)).map(({ fields }) => fields.join(' | '))

test.each<[string, string[][], string[]]>([
  [
    'between a label and its value in a cell of its own',
    [
      ['Universitas', ':', 'Vilamar College'],
      ['Jurusan', ':', 'Botani'],
    ],
    ['Universitas: | Vilamar College', 'Jurusan: | Botani'],
  ],
  ['before the value', [['Date of birth', ': 3 May 1990']], ['Date of birth: | 3 May 1990']],
  ['without a value', [['Hobbies', ':']], ['Hobbies', ':']],
  ['in the first cell', [[':', 'Vilamar College']], [':', 'Vilamar College']],
])('a colon %s', (_where, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})

test('what stands in another row has a label of its own', () => {
  expect(read([['Universitas'], [':', 'Vilamar College']])).toEqual(['Universitas', ':', 'Vilamar College'])
})
