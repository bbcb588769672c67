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
      'whose names are parted by strokes',
      [
        ['Standard', 'School/College', 'Board/University', 'Year'],
        ['XII', 'Vilamar Academy', 'State Board', '2014'],
        ['X', 'Vilamar Academy', 'State Board', '2012'],
      ],
      [
        '# Standard | School/College | Board/University | Year',
        'XII | Vilamar Academy | State Board | 2014',
        'X | Vilamar Academy | State Board | 2012',
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
      'with what was done in a column of its own',
      [
        ['Firma', 'Zeitraum', 'Tätigkeit'],
        ['Mühle Anders', '05/2016 – 08/2019', 'Mahlte Korn und + pflegte die Steine, das Rad und den Bach.'],
        ['Bäckerei Sonntag', '01/2012 – 04/2016', `Backte ${'Brot und '.repeat(10)}Kuchen.`],
      ],
      [
        '# Firma | Zeitraum',
        'Mühle Anders | 05/2016 – 08/2019',
        'Mahlte Korn und',
        'pflegte die Steine, das Rad und den Bach.',
        'Bäckerei Sonntag | 01/2012 – 04/2016',
        `Backte ${'Brot und '.repeat(10)}Kuchen.`,
      ],
    ],
    [
      'with the dates beside the position in its cell',
      [
        ['Designation', 'Experience', 'Company'],
        ['Cook (May 2013 - June 2016)', '3 Years', 'Green Door'],
        ['Baker (April 2011 - May 2013)', '2 Years', 'Hill & Sons'],
      ],
      [
        '# Designation | Experience | Company',
        'Cook (May 2013 - June 2016) | 3 Years | Green Door',
        'Baker (April 2011 - May 2013) | 2 Years | Hill & Sons',
      ],
    ],
    [
      'under a heading within a table that is the whole page',
      [
        ['Name', 'Ilse Brandt'],
        ['Work'],
        ['Company', 'Period', 'Place'],
        ['Green Door', '2015 – 2019', 'Leeds'],
        ['Hill & Sons', '2012 – 2015', 'Hull'],
      ],
      [
        'Name',
        'Ilse Brandt',
        'Work',
        '# Company | Period | Place',
        'Green Door | 2015 – 2019 | Leeds',
        'Hill & Sons | 2012 – 2015 | Hull',
      ],
    ],
  ])('%s', (_name, rows, expected) => expect(rowsOf(inWord(rows))).toEqual(expected))
})

describe('year, month and event in cells of their own', () => {
  const form = (years: string[]): string[][] => [
    ['年', '月', '学歴・職歴'],
    ['', '', '学歴'],
    [years[0] ?? '', '4', '架空大学 文学部 入学'],
    [years[1] ?? '', '3', '架空大学 文学部 卒業'],
    ['', '', '職歴'],
    [years[1] ?? '', '４月', '株式会社架空書房 入社'],
    ['', '', '編集部に配属'],
    ['', '', '現在に至る'],
  ]

  test.each([
    [
      ['2013', '2017'],
      ['2013年4月', '2017年3月', '2017年4月'],
    ],
    [
      ['平成25', '平成２９'],
      ['平成25年4月', '平成29年3月', '平成29年4月'],
    ],
    [
      ['平成31年', '令和元年'],
      ['平成31年4月', '令和元年3月', '令和元年4月'],
    ],
  ])('each row is one line that begins with its date: %s', (years, [joined, left, hired]) =>
    expect(rowsOf(inWord(form(years)))).toEqual([
      '年 | 月 | 学歴・職歴',
      '学歴',
      `${joined} | 架空大学 文学部 入学`,
      `${left} | 架空大学 文学部 卒業`,
      '職歴',
      `${hired} | 株式会社架空書房 入社`,
      '編集部に配属',
      '現在に至る',
    ]),
  )

  test.each([
    ['on the page', printedLines(['年 ⇥ 月 ⇥ 免許・資格', '2013年8月 ⇥ 普通自動車免許 取得'])],
    [
      'in Word',
      inWord([
        ['年', '月', '免許・資格'],
        ['2013', '8', '普通自動車免許 取得'],
        ['2016', '11', '簿記検定2級 合格'],
      ]),
    ],
    ['in English', printedLines(['Obtained ⇥ Certifications', 'May 2013 ⇥ Forklift licence'])],
  ])('what the column of events is called heads them: %s', (_, lines) => {
    const [heading] = findHeadings(withRecordTables(lines))
    expect(heading).toMatchObject({ at: 0, kind: 'certifications' })
  })

  test.each<[string, string[][], string[]]>([
    [
      'Spanish, a name of two lines',
      [
        ['Empresa', 'Cargo', 'Fechas'],
        ['Hotel Mirador + Icod', 'Jefe de cocina + Cocinero', '2015 – 2020 + 2010 – 2015'],
        ['Bar El Drago + Garachico', 'Ayudante', '2007 – 2010'],
      ],
      [
        '# Empresa | Cargo | Fechas',
        'Hotel Mirador Icod | Jefe de cocina | 2015 – 2020',
        'Hotel Mirador Icod | Cocinero | 2010 – 2015',
        'Bar El Drago Garachico | Ayudante | 2007 – 2010',
      ],
    ],
    [
      'Swedish, firms and posts',
      [
        ['Tid', 'Arbetsgivare', 'Befattning'],
        ['2012–2016 + 2016–2019', 'Vätterns Bageri + Kvarnboda Café', 'bagare + föreståndare'],
        ['2009–2012', 'Ekbackens Kök', 'kock'],
      ],
      [
        '# Tid | Arbetsgivare | Befattning',
        '2012–2016 | Vätterns Bageri | bagare',
        '2016–2019 | Kvarnboda Café | föreståndare',
        '2009–2012 | Ekbackens Kök | kock',
      ],
    ],
  ])('several dates in one cell date as many posts: %s', (_name, rows, expected) => {
    expect(rowsOf(inWord(rows))).toEqual(expected)
  })

  test('two headings side by side head what is below each', () =>
    expect(rowsOf(printedLines(['Experience ⇥ Education', '2013 ⇥ Leith Academy']))[0]).toBe(
      'Experience | Education',
    ))
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
      'addresses of pages',
      [
        ['vilamar.example/ada', 'Clerk', 'ada@vilamar.example'],
        ['Trask & Sons', 'Packer', '2015'],
        ['Hill & Vale', 'Porter', '2013'],
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
      'a single row of other words over its values, in one print',
      [
        ['Craft', 'Where', 'When'],
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

test.each<[string, string[][], string[]]>([
  [
    'over rows without dates head nothing',
    [
      ['**No.**', '**Sekolah**', '**Pendidikan**'],
      ['1', 'SMP Vilamar', 'Tiga tahun'],
      ['2', 'SD Saltash', 'Enam tahun'],
    ],
    [],
  ],
  [
    'over the columns of a page head these',
    [
      ['**Skills**', '**Education**', '**Languages**'],
      ['Welding + Turning + Brazing + Casting', 'Vilamar Academy', 'Dutch + Welsh + Breton + Manx'],
    ],
    ['Skills', 'Education', 'Languages'],
  ],
])('names in bold %s', (_what, rows, expected) => {
  const lines = withRecordTables(inWord(rows, ['Asha Raman', 'Leeds', '0113 496 0000', 'asha@example.org']))
  expect(findHeadings(lines).map(({ heading }) => heading)).toEqual(expected)
})
