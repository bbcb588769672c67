import { describe, expect, test } from 'vitest'
import { findHeadings } from '../find-headings.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withRecordTables } from './record-table.ts'

/** Rows of one of Word's tables; `+` parts the paragraphs of a cell. */
const inWord = (rows: string[][], over: string[] = []): Prepared[] => {
  const cells = rows.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell.split(' + ').flatMap((text) => (text ? [{ text, row: at, column }] : [])),
    ),
  )
  return printedLines([...over, ...cells.map(({ text }) => text)]).map((line, at) => {
    const cell = cells[at - over.length]
    return cell
      ? { ...line, line: { ...line.line, cell: { table: 0, row: cell.row, column: cell.column } } }
      : line
  })
}

const rowsOf = (lines: Prepared[]): string[] =>
  withRecordTables(lines).map(
    ({ fields, namesColumns }) => `${namesColumns ? '# ' : ''}${fields.join(' | ')}`,
  )

describe('each row of a table of records is one line, under the names of its columns', () => {
  test.each<[string, string[][], string[]]>([
    [
      'with running numbers and a cell of two paragraphs',
      [
        ['**Sl. No.**', '**Examination Passed**', '**Board / University**', '**Year of Passing**'],
        ['1', 'Diploma in Safety', 'Labour Institute, + Mumbai', '2014'],
        ['2', 'H.S.C.', 'State Board', '2008'],
      ],
      [
        '# Examination Passed | Board / University | Year of Passing',
        'Diploma in Safety | Labour Institute, Mumbai | 2014',
        'H.S.C. | State Board | 2008',
      ],
    ],
    [
      'of positions, in one print',
      [
        ['Okres', 'Zakład', 'Stanowisko'],
        ['2015 – 2019', 'Huta Północ', 'Formierz'],
        ['2012 – 2015', 'Odlewnia Mila', ''],
      ],
      [
        '# Okres | Zakład | Stanowisko',
        '2015 – 2019 | Huta Północ | Formierz',
        '2012 – 2015 | Odlewnia Mila',
      ],
    ],
    [
      'with a single row under names in bold',
      [
        ['**Curso**', '**Entidade**', '**Ano**'],
        ['Soldadura MIG', 'Centro de Viseu', '2018'],
      ],
      ['# Curso | Entidade | Ano', 'Soldadura MIG | Centro de Viseu | 2018'],
    ],
    [
      'whose rows a converter broke, with empty ones between them',
      [
        ['Degree', 'College', 'Year'],
        ['', '', ''],
        ['B.Sc.', 'Kollidam College of', '2021'],
        ['Botany', 'Arts and Science', ''],
        ['', '', ''],
        ['M.Sc.', 'Vaigai College', '2023'],
        ['', '', ''],
        ['B.Ed.', 'Vaigai College', 'Pursuing'],
      ],
      [
        '# Degree | College | Year',
        'B.Sc. Botany | Kollidam College of Arts and Science | 2021',
        'M.Sc. | Vaigai College | 2023',
        'B.Ed. | Vaigai College | Pursuing',
      ],
    ],
  ])('%s', (_name, rows, expected) => expect(rowsOf(inWord(rows))).toEqual(expected))

  test('on the page too', () => {
    expect(
      rowsOf(
        printedLines([
          '**会社名** ⇥ **時期** ⇥ **役割**',
          '株式会社みどり設計 ⇥ 2023/01 - 現在 ⇥ 設計担当',
          'あかつき工業株式会社 ⇥ 2021/04 - 2022/10 ⇥ 営業',
        ]),
      )[0],
    ).toBe('# 会社名 | 時期 | 役割')
  })
})

describe('no names of columns are', () => {
  test.each<[string, string[][]]>([
    [
      'the first of records without names',
      [
        ['2015 – 2019', 'Huta Północ', 'Formierz'],
        ['2012 – 2015', 'Odlewnia Mila', 'Pomocnik'],
        ['2010 – 2012', 'Tartak', 'Uczeń'],
      ],
    ],
    [
      'levels of languages',
      [
        ['Language', 'Speaking', 'Writing'],
        ['English', 'C1', 'B2'],
        ['Dutch', 'A2', 'A1'],
      ],
    ],
    [
      'columns of a page',
      [
        ['Skills', 'Hobbies', 'Years abroad'],
        ['- Welding', '- Chess', '2019'],
        ['- Turning', '- Rowing', '2020'],
      ],
    ],
    [
      'a single row over its values, in one print',
      [
        ['Course', 'School', 'Year'],
        ['Welding', 'Leith Academy', '2019'],
      ],
    ],
  ])('%s', (_name, rows) => {
    const lines = inWord(rows)
    expect(withRecordTables(lines)).toEqual(lines)
  })

  test('a head over its first two entries on the page', () => {
    const rows = ['Acme Ltd ⇥ Engineer ⇥ Leith', '2019 – 2021 ⇥ Pumps ⇥ Lead', 'Bolt Ltd ⇥ Fitter ⇥ Perth']
    expect(rowsOf(printedLines(rows))[0]).toBe('Acme Ltd | Engineer | Leith')
  })
})

test('they head no section, and what stands over them does', () => {
  const lines = inWord(
    [
      ['**Qualification**', '**University**', '**Year**'],
      ['B.Sc. Botany', 'Anna University', '2012'],
    ],
    [
      'Asha Raman',
      '**Experience**',
      'Clerk at a mill who kept the books of all three of its shops',
      '**Papers and certificates held**',
    ],
  )
  expect(findHeadings(withRecordTables(lines)).map(({ heading }) => heading)).toEqual([
    'Experience',
    'Papers and certificates held',
  ])
})
