import { expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withFormTables } from './form-table.ts'

const linesOf = (tables: string[][][]): Prepared[] => {
  const cells = tables.flatMap((rows, table) =>
    rows.flatMap((row, at) => row.map((text, column) => ({ text, cell: { table, row: at, column } }))),
  )
  return printedLines(cells.map(({ text }) => text)).map((line, at) => {
    const cell = cells[at]?.cell
    return cell ? { ...line, line: { ...line.line, x: 40 + 120 * cell.column, cell } } : line
  })
}

const VALUES: [string, string, string, string][] = [
  ['03/2019 - 05/2022', 'Aurrera Systems Ltd', 'Harbour trade', 'Software Engineer'],
  ['01/2015 - 02/2019', 'Hill & Vale Ltd', 'Parcel trade', 'Project Manager'],
  ['06/2011 - 12/2014', 'Oakfield Stores Ltd', 'Timber trade', 'Sales Assistant'],
]
const post = ([dates, firm, branch, job]: (typeof VALUES)[number], [a, b, c, d]: string[]): string[][] => [
  [dates, firm],
  [a ?? '', 'Built and kept what the house asked for'],
  [b ?? '', branch],
  [c ?? '', job],
  [d ?? '', 'Ledgers, scales'],
]

test.each<[string, string[]]>([
  ['English', ['Outline', 'Trade sector', 'Position', 'Tools used']],
  ['Spanish', ['Descripción', 'Sector-Segmento', 'Perfil', 'Áreas y Tecnologías']],
  ['German', ['Beschreibung', 'Branche', 'Rolle', 'Werkzeuge']],
  ['French', ['Descriptif', 'Secteur', 'Poste', 'Environnement technique']],
  ['Polish', ['Opis', 'Branża', 'Stanowisko', 'Narzędzia']],
  ['Turkish', ['Açıklama:', 'Sektör:', 'Görev:', 'Araçlar:']],
  ['Russian', ['Описание', 'Отрасль', 'Должность', 'Инструменты']],
  ['Korean', ['업무 내용', '업종', '직위', '사용 도구']],
])('rows of %s labels that come again in every post are no posts', (_language, labels) => {
  const lines = withFormTables(linesOf(VALUES.map((values) => post(values, labels))))
  expect(lines.map(({ fields }) => fields.length)).toEqual(VALUES.flatMap(() => [1, 1, 2, 2, 2, 2]))
  const read = readExperience(lines, true, createPlacer(), 0)
  expect(read.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2019-03', '2022-05'],
    ['2015-01', '2019-02'],
    ['2011-06', '2014-12'],
  ])
  for (const { company, position } of read)
    for (const label of labels) expect([company, position].join()).not.toContain(label)
})

test.each<[string, string[][][]]>([
  ['labels that stand once', [post(VALUES[0] ?? ['', '', '', ''], ['Outline', 'Sector', 'Role', 'Tools'])]],
  [
    'employers beside titles',
    [
      [
        ['Hill & Vale Ltd', 'Packer'],
        ['Hill & Vale Ltd', 'Foreman'],
      ],
    ],
  ],
])('%s stay in their cells', (_what, tables) => {
  const lines = linesOf(tables)
  expect(withFormTables(lines)).toEqual(lines)
})
