import { expect, test } from 'vitest'
import { readExperience } from './experience.ts'
import { createPlacer } from './placer.ts'
import type { Prepared } from './prepared.ts'
import { printedLines } from './testing/printed-lines.ts'
import { withWholeCells } from './whole-cells.ts'

/** Cells at common edges, 100 points apart; a row that begins with `+` goes on with the cells of the one above. */
const table = (rows: string[][]): Prepared[] =>
  rows.map((cells, at) => {
    const goesOn = cells[0] === '+'
    const shown = (goesOn ? ['', ...cells.slice(1)] : cells).map((text, column) => ({
      text,
      x: 40 + 100 * column,
    }))
    const [line] = printedLines([shown.flatMap(({ text }) => text || []).join(' ⇥ ')])
    const filled = shown.filter(({ text }) => text)
    const last = filled.at(-1)!
    const runs = filled.map(({ text, x }) => ({ ...line!.line.runs[0]!, text, x }))
    const x = filled[0]!.x
    return {
      ...line!,
      gap: goesOn ? 0.1 : 1,
      line: { ...line!.line, runs, x, width: last.x + 5 * last.text.length - x, number: at + 1 },
    }
  })

const read = (rows: string[][]): string[][] => withWholeCells(table(rows)).map(({ fields }) => fields)

test('what the width of a cell broke is one field of its row', () => {
  expect(
    read([
      ['Degree', 'Institute', 'Year'],
      ['M.Tech', 'Vidarbha Institute', '2023'],
      ['+', 'of Engineering'],
      ['B.E. (Civil)', 'Balaji College', '2021'],
    ]),
  ).toEqual([
    ['Degree', 'Institute', 'Year'],
    ['M.Tech', 'Vidarbha Institute of Engineering', '2023'],
    ['B.E. (Civil)', 'Balaji College', '2021'],
  ])
})

test('a table without names over its columns has more of them', () => {
  const row = ['M.Tech', 'Vidarbha Institute', 'Nagpur', '2023']
  const other = ['B.E.', 'Balaji College', 'Pune', '2021']
  expect(read([row, ['+', 'of Engineering'], other])[0]).toEqual([
    'M.Tech',
    'Vidarbha Institute of Engineering',
    'Nagpur',
    '2023',
  ])
  expect(read([row.slice(1), ['+', 'of Engineering'], other.slice(1)])).toHaveLength(3)
})

test.each<[string, string[][]]>([
  [
    'a line that reaches over its column',
    [
      ['A1', 'B1', 'C1', 'D1'],
      ['+', 'what was done there, at length'],
      ['A2', 'B2', 'C2', 'D2'],
    ],
  ],
  [
    'a second date in one row',
    [
      ['A1', 'B1', 'C1', '2019'],
      ['+', 'May 2018'],
      ['A2', 'B2', 'C2', '2017'],
    ],
  ],
  [
    'a row alone',
    [
      ['A1', 'B1', 'C1', 'D1'],
      ['+', 'B1b'],
    ],
  ],
])('no cells are put together: %s', (_, rows) => {
  expect(read(rows)).toHaveLength(rows.length)
})

/** Word's cells: each a line of its own. */
const cells = (rows: string[][]): Prepared[] =>
  rows.flatMap((row, at) =>
    row.map((text, column) => {
      const [line] = printedLines([text])
      return { ...line!, gap: 0, line: { ...line!.line, cell: { table: 0, row: at, column } } }
    }),
  )

const NAMED = [
  ['Employer', 'Role', 'From', 'To'],
  ['Mersey Pumps Ltd', 'Design Engineer', '2016', 'Present'],
  ['Irwell Castings', 'Graduate Engineer', '2013', '2016'],
]

test('rows of a table in Word are read under the names of their columns', () => {
  const given = cells(NAMED)
  expect(withWholeCells(given).map(({ fields }) => fields)).toEqual(NAMED)
  const read = readExperience(given, true, createPlacer(), 0)
  expect(
    read.map(({ company, position, startDate, endDate }) => [company, position, startDate, endDate]),
  ).toEqual([
    ['Mersey Pumps Ltd', 'Design Engineer', '2016', ''],
    ['Irwell Castings', 'Graduate Engineer', '2013', '2016'],
  ])
})

test('a table that names no columns, or whose cells hold several lines, keeps its lines', () => {
  const unnamed = cells(NAMED.slice(1))
  expect(withWholeCells(unnamed)).toHaveLength(unnamed.length)
  const given = cells(NAMED)
  const twice = [...given.slice(0, 5), given[4]!, ...given.slice(5)]
  expect(withWholeCells(twice)).toHaveLength(twice.length)
})
