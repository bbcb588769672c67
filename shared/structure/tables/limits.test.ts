import { describe, expect, test } from 'vitest'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withFormTables } from './form-table.ts'
import { withRecordTables } from './record-table.ts'

// Tables of Word, a row a line: ` | ` parts the cells, ` + ` the paragraphs of one, `?` begins what nobody sees, an empty line the
// next table. Each limit from both sides.

const inWord = (rows: string[]): Prepared[] => {
  let table = 0
  const cells = rows.flatMap((written, row) => {
    if (written === '') table += 1
    return written
      .split(' | ')
      .flatMap((cell, column) =>
        cell.split(' + ').flatMap((text) => (text ? [{ text, cell: { table, row, column } }] : [])),
      )
  })
  return printedLines(cells.map(({ text }) => text.replace(/^\?/, ''))).map((line, at) => {
    const { text = '', cell = { table: 0, row: 0, column: 0 } } = cells[at] ?? {}
    return { ...line, hidden: text.startsWith('?'), line: { ...line.line, x: 40 + 120 * cell.column, cell } }
  })
}
const printed = (lines: Prepared[]): string =>
  lines
    .map(
      ({ fields, namesColumns, namesCell }) =>
        (namesColumns ? '#' : namesCell ? ':' : '') + fields.join(' | '),
    )
    .join(' // ')
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')

describe('first cells that come again are labels of a form', () => {
  const posts = (labels: string[]): string[] => [
    ...labels.map((label) => `${label} | one`),
    '2019 | Kirk Ltd',
    ...labels.map((label) => `${label} | two`),
  ]
  test.each<[string, string[], string]>([
    [
      'three, one of them a usual one',
      posts(['Position', 'Ropes', 'Ships']),
      ':Position | one // :Ropes | one // :Ships | one // 2019 // Kirk Ltd // :Position | two // :Ropes | two // :Ships | two',
    ],
    [
      'two are none',
      posts(['Position', 'Ropes']),
      'Position // one // Ropes // one // 2019 // Kirk Ltd // Position // two // Ropes // two',
    ],
    [
      'three that nobody knows are none',
      posts(['Wharf', 'Ropes', 'Ships']),
      'Wharf // one // Ropes // one // Ships // one // 2019 // Kirk Ltd // Wharf // two // Ropes // two // Ships // two',
    ],
    [
      'four that nobody knows',
      posts(['Wharf', 'Ropes', 'Ships', 'Tides']),
      ':Wharf | one // :Ropes | one // :Ships | one // :Tides | one // 2019 // Kirk Ltd // :Wharf | two // :Ropes | two // :Ships | two // :Tides | two',
    ],
    [
      'of seven words',
      posts(['Position', 'Ropes', words(7)]),
      ':Position | one // :Ropes | one // :word word word word word word word | one // 2019 // Kirk Ltd // :Position | two // :Ropes | two // :word word word word word word word | two',
    ],
    [
      'of eight words are none',
      posts(['Position', 'Ropes', words(8)]),
      'Position // one // Ropes // one // word word word word word word word word // one // 2019 // Kirk Ltd // Position // two // Ropes // two // word word word word word word word word // two',
    ],
    [
      'as items are none',
      posts(['- Position', '- Ropes', '- Ships']),
      'Position // one // Ropes // one // Ships // one // 2019 // Kirk Ltd // Position // two // Ropes // two // Ships // two',
    ],
    [
      'with dates are none',
      posts(['Position', 'Ropes', '2014 – 2016']),
      'Position // one // Ropes // one // 2014 – 2016 // one // 2019 // Kirk Ltd // Position // two // Ropes // two // 2014 – 2016 // two',
    ],
    [
      'unseen are none',
      posts(['?Position', '?Ropes', '?Ships']),
      'Position // one // Ropes // one // Ships // one // 2019 // Kirk Ltd // Position // two // Ropes // two // Ships // two',
    ],
    [
      'of two fields are none',
      posts(['Position ⇥ a', 'Ropes ⇥ b', 'Ships ⇥ c']),
      'Position | a // one // Ropes | b // one // Ships | c // one // 2019 // Kirk Ltd // Position | a // two // Ropes | b // two // Ships | c // two',
    ],
    [
      'with nothing beside them are none',
      ['Position', 'Ropes', 'Ships', '2019', 'Position', 'Ropes', 'Ships'],
      'Position // Ropes // Ships // 2019 // Position // Ropes // Ships',
    ],
    [
      'row by row below itself is none',
      ['Position | a', 'Position | b', 'Ropes | c', 'Ropes | d', 'Ships | e', 'Ships | f'],
      'Position // a // Position // b // Ropes // c // Ropes // d // Ships // e // Ships // f',
    ],
    [
      'with values of two paragraphs',
      [...posts(['Position', 'Ropes']), 'Ships | one + two', '2010 | Bell Ltd', 'Ships | three'],
      ':Position | one // :Ropes | one // 2019 // Kirk Ltd // :Position | two // :Ropes | two // :Ships | one // two // 2010 // Bell Ltd // :Ships | three',
    ],
    [
      'with items as values',
      [...posts(['Position', 'Ropes']), 'Ships | - one', '2010 | Bell Ltd', 'Ships | - three'],
      ':Position | one // :Ropes | one // 2019 // Kirk Ltd // :Position | two // :Ropes | two // :Ships // one // 2010 // Bell Ltd // :Ships // three',
    ],
    [
      'with two cells of values',
      [...posts(['Position', 'Ropes']), 'Ships | one | 2011', '2010 | Bell Ltd', 'Ships | three'],
      ':Position | one // :Ropes | one // 2019 // Kirk Ltd // :Position | two // :Ropes | two // :Ships | one | 2011 // 2010 // Bell Ltd // :Ships | three',
    ],
  ])('%s', (_name, rows, expected) => {
    expect(printed(withFormTables(inWord(rows)))).toBe(expected)
  })
})

describe('a table of records', () => {
  const HEAD = 'Degree | School | Year'
  const ROWS = ['BSc | Kirk College | 2012', 'HND | Aldness School | 2008']
  test.each<[string, string[], string]>([
    [
      'has names over two rows',
      [HEAD, ...ROWS],
      '#Degree | School | Year // BSc | Kirk College | 2012 // HND | Aldness School | 2008',
    ],
    [
      'is none over one row',
      ['Craft | Where | When', ROWS[0] ?? ''],
      'Craft // Where // When // BSc // Kirk College // 2012',
    ],
    [
      'is one over one row where the names are known',
      [HEAD, ROWS[0] ?? ''],
      '#Degree | School | Year // BSc | Kirk College | 2012',
    ],
    [
      'is one over one row, with names in bold',
      ['**Degree** | **School** | **Year**', ROWS[0] ?? ''],
      '#Degree | School | Year // BSc | Kirk College | 2012',
    ],
    [
      'is none where one name is not in bold',
      ['**Craft** | Where | **When**', ROWS[0] ?? ''],
      'Craft // Where // When // BSc // Kirk College // 2012',
    ],
    [
      'has names of six words',
      [`Degree | ${words(6)} | Year`, ...ROWS],
      '#Degree | word word word word word word | Year // BSc | Kirk College | 2012 // HND | Aldness School | 2008',
    ],
    [
      'has none of seven words',
      [`Degree | ${words(7)} | Year`, ...ROWS],
      'Degree // word word word word word word word // Year // BSc // Kirk College // 2012 // HND // Aldness School // 2008',
    ],
    [
      'has no number among its names',
      ['Degree | School 2 | Year', ...ROWS],
      'Degree // School 2 // Year // BSc // Kirk College // 2012 // HND // Aldness School // 2008',
    ],
    [
      'has no name twice',
      ['Degree | Degree | Year', ...ROWS],
      'Degree // Degree // Year // BSc // Kirk College // 2012 // HND // Aldness School // 2008',
    ],
    [
      'has cells of sixteen words',
      [HEAD, `BSc | ${words(16)} | 2012`, `HND | ${words(16)} | 2008`],
      '#Degree | School | Year // BSc | word word word word word word word word word word word word word word word word | 2012 // HND | word word word word word word word word word word word word word word word word | 2008',
    ],
    [
      'has cells of seventeen words told apart',
      [HEAD, `BSc | ${words(17)} | 2012`, `HND | ${words(17)} | 2008`],
      '#Degree | Year // BSc | 2012 // word word word word word word word word word word word word word word word word word // HND | 2008 // word word word word word word word word word word word word word word word word word',
    ],
    [
      'has cells of three paragraphs',
      [HEAD, 'BSc | Kirk + College + Leith | 2012', 'HND | Aldness School | 2008'],
      '#Degree | School | Year // BSc | Kirk College Leith | 2012 // HND | Aldness School | 2008',
    ],
    [
      'has cells of four paragraphs told apart',
      [HEAD, 'BSc | Kirk + College + Leith + UK | 2012', 'HND | Aldness School | 2008'],
      '#Degree | Year // BSc | 2012 // Kirk // College // Leith // UK // HND | 2008 // Aldness School',
    ],
    [
      'has dates in three rows of five',
      [HEAD, ...ROWS, 'A | School | 2001', 'B | School | soon', 'C | School | later'],
      '#Degree | School | Year // BSc | Kirk College | 2012 // HND | Aldness School | 2008 // A | School | 2001 // B | School | soon // C | School | later',
    ],
    [
      'is none with two of five',
      [HEAD, ...ROWS, 'A | School | pending', 'B | School | soon', 'C | School | later'],
      'Degree // School // Year // BSc // Kirk College // 2012 // HND // Aldness School // 2008 // A // School // pending // B // School // soon // C // School // later',
    ],
    [
      'has numbered rows',
      [`No. | ${HEAD}`, ...ROWS.map((row, at) => `${at + 1}. | ${row}`)],
      '#Degree | School | Year // BSc | Kirk College | 2012 // HND | Aldness School | 2008',
    ],
    [
      'keeps numbers that do not count its rows',
      [`No. | ${HEAD}`, ...ROWS.map((row) => `7 | ${row}`)],
      '#No. | Degree | School | Year // 7 | BSc | Kirk College | 2012 // 7 | HND | Aldness School | 2008',
    ],
    [
      'is headed by a row of one cell',
      ['Education', HEAD, ...ROWS],
      'Education // #Degree | School | Year // BSc | Kirk College | 2012 // HND | Aldness School | 2008',
    ],
    [
      'ends with its table',
      [HEAD, ...ROWS, '', 'Sailing | Ropes'],
      '#Degree | School | Year // BSc | Kirk College | 2012 // HND | Aldness School | 2008 // Sailing // Ropes',
    ],
    [
      'parts two posts of a cell',
      [
        'Employer | Position | Period',
        'Kirk Ltd | Master + Mate | 2014 – 2018 + 2010 – 2014',
        'Bell Ltd | Clerk | 2008 – 2010',
      ],
      '#Employer | Position | Period // Kirk Ltd | Master | 2014 – 2018 // Kirk Ltd | Mate | 2010 – 2014 // Bell Ltd | Clerk | 2008 – 2010',
    ],
    [
      'parts no name of two lines',
      [
        'Employer | Position | Period',
        'Kirk Ltd | Master + Mate | 2014 – 2018',
        'Bell + Sons | Clerk | 2008 – 2010',
      ],
      '#Employer | Position | Period // Kirk Ltd | Master Mate | 2014 – 2018 // Bell Sons | Clerk | 2008 – 2010',
    ],
    [
      'says under items what was done',
      [
        'Employer | Duties | Period',
        'Kirk Ltd | - sailed + - steered | 2014 – 2018',
        'Bell Ltd | - wrote | 2008 – 2010',
      ],
      '#Employer | Period // Kirk Ltd | 2014 – 2018 // sailed // steered // Bell Ltd | 2008 – 2010 // wrote',
    ],
    [
      'sets names in bold over columns without dates',
      ['**Tools** | **Ships** | **Ports**', 'Rope, awl | Ferry | Leith', 'Saw | Barge | Perth'],
      ':Tools // :Ships // :Ports // Rope, awl // Ferry // Leith // Saw // Barge // Perth',
    ],
    [
      'sets none over columns of one row',
      ['**Tools** | **Ships** | **Ports**', 'Rope, awl | Ferry | Leith'],
      'Tools // Ships // Ports // Rope, awl // Ferry // Leith',
    ],
    [
      'sets none over two columns',
      ['**Tools** | **Ships**', 'Rope, awl | Ferry', 'Saw | Barge'],
      'Tools // Ships // Rope, awl // Ferry // Saw // Barge',
    ],
  ])('%s', (_name, rows, expected) => {
    expect(printed(withRecordTables(inWord(rows)))).toBe(expected)
  })
})

describe('names over rows of the page', () => {
  test.each<[string, string[], string]>([
    [
      'over one row',
      ['Degree ⇥ School ⇥ Year', 'BSc ⇥ Kirk College ⇥ 2012'],
      'Degree | School | Year // BSc | Kirk College | 2012',
    ],

    [
      'over rows that a line ends',
      ['Degree ⇥ School ⇥ Year', 'BSc ⇥ Kirk College ⇥ 2012', 'Skills', 'HND ⇥ Aldness School ⇥ 2008'],
      'Degree | School | Year // BSc | Kirk College | 2012 // Skills // HND | Aldness School | 2008',
    ],
    [
      'of two columns',
      ['School ⇥ Year', 'Kirk College ⇥ 2012', 'Aldness School ⇥ 2008'],
      'School | Year // Kirk College | 2012 // Aldness School | 2008',
    ],
    [
      'with a date of its own',
      ['Degree ⇥ School ⇥ 2012', 'BSc ⇥ Kirk College ⇥ 2012', 'HND ⇥ Aldness School ⇥ 2008'],
      'Degree | School | 2012 // BSc | Kirk College | 2012 // HND | Aldness School | 2008',
    ],
    [
      'the heading of rows of a date and a text',
      ['Year ⇥ Education', '2012 ⇥ Kirk College'],
      'Education // 2012 | Kirk College',
    ],
    ['no heading among names', ['Year ⇥ Town', '2012 ⇥ Kirk College'], 'Year | Town // 2012 | Kirk College'],
  ])('%s', (_name, rows, expected) => {
    expect(printed(withRecordTables(printedLines(rows)))).toBe(expected)
  })
})
