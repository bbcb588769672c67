import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withDateCells } from './date-cells.ts'

const LINE = 14

/** Two cells of a row; an empty text is a paragraph without words. `height` is that of the left cell's lines. */
const cells = (left: string[], right: string[], height = LINE): Prepared[] =>
  [left, right].flatMap((texts, column) =>
    printedLines(texts.map((text) => text || 'x')).flatMap((line, at) =>
      texts[at] === ''
        ? []
        : [
            {
              ...line,
              line: {
                ...line.line,
                x: column * 120,
                y: at * (column === 0 ? height : LINE),
                cell: { table: 0, row: 0, column },
              },
            },
          ],
    ),
  )

const fieldsOf = (lines: Prepared[]): string[] => withDateCells(lines).map(({ fields }) => fields.join(' | '))

test('each date of a cell stands on the line beside it', () => {
  expect(
    fieldsOf(
      cells(
        ['2014 – 2019', '', '', '2010 – 2014', '', '2008 – 2010'],
        [
          'Head Baker, Mock Mill',
          'Led four bakers',
          'Cut waste by a fifth',
          'Baker, Vale Bakery',
          'Baked for nine shops',
          'Porter, Hotel Ivory',
        ],
      ),
    ),
  ).toEqual([
    '2014 – 2019 | Head Baker, Mock Mill',
    'Led four bakers',
    'Cut waste by a fifth',
    '2010 – 2014 | Baker, Vale Bakery',
    'Baked for nine shops',
    '2008 – 2010 | Porter, Hotel Ivory',
  ])
})

test('dates at the right end stand behind the line', () => {
  const lines = cells(['Baker, Vale Bakery', 'Porter, Hotel Ivory'], ['2010 – 2014', '2008 – 2010'])
  expect(fieldsOf(lines)).toEqual(['Baker, Vale Bakery | 2010 – 2014', 'Porter, Hotel Ivory | 2008 – 2010'])
})

test('a place under a date follows the line that the date is on', () => {
  expect(fieldsOf(cells(['2010 – 2014', 'Leeds'], ['Baker, Vale Bakery', 'Baked for nine shops']))).toEqual([
    '2010 – 2014 | Baker, Vale Bakery',
    'Leeds',
    'Baked for nine shops',
  ])
})

test('what a form calls a value stands on its line', () => {
  expect(fieldsOf(cells(['Empresa'], ['Fundación Vilamar']))).toEqual(['Empresa | Fundación Vilamar'])
})

test('cells of two texts side by side stay as they are', () => {
  const lines = cells(
    ['Skills', 'Baking', 'Icing'],
    ['Experience', '2010 – 2014 Baker', 'Baked for nine shops'],
  )
  expect(withDateCells(lines)).toEqual(lines)
})

test('more dates than lines beside them stay where they are', () => {
  const lines = cells(['2010 – 2014', '2008 – 2010'], ['Baker, Vale Bakery'])
  expect(withDateCells(lines)).toEqual(lines)
})

test('every date finds its own bold head, wherever the estimate puts the lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 }),
      fc.double({ min: 0.8, max: 1.25, noNaN: true }),
      (bodies, drift) => {
        const left = bodies.flatMap((count, at) => [`${2001 + at} – ${2002 + at}`, ...Array(count).fill('')])
        const right = bodies.flatMap((count, at) => [
          `**Baker ${'ABCDEF'[at]}, Mock Mill**`,
          ...Array(count).fill('- Baked for nine shops'),
        ])
        const heads = withDateCells(cells(left, right, LINE * drift)).filter(({ line }) => line.bold)
        expect(heads.map(({ fields }) => fields.join(' | '))).toEqual(
          bodies.map((_, at) => `${2001 + at} – ${2002 + at} | Baker ${'ABCDEF'[at]}, Mock Mill`),
        )
      },
    ),
    { numRuns: 100 },
  )
})

test.each([0.6, 0.75, 0.9, 1.1, 1.3])(
  'every date finds the two lines of a head behind a list, at %s of their height',
  (drift) => {
    const of = (name: string, firm: string): string[] => [
      firm,
      `Position: ${name}`,
      '- Baked',
      '- Packed',
      '- Sold',
      '',
    ]
    const left = ['2018 – 2020', 'Leeds', '', '', '', '', '2016 – 2017', '', '', '', '', '', '2012 – 2015']
    const right = [...of('Baker', 'Mock Mill'), ...of('Porter', 'Hotel Ivory'), ...of('Cook', 'Green Door')]
    const dated = withDateCells(cells(left, right, LINE * drift)).filter(({ dated }) => dated)
    expect(dated.map(({ fields }) => fields.join(' | '))).toEqual([
      '2018 – 2020 | Mock Mill',
      '2016 – 2017 | Hotel Ivory',
      '2012 – 2015 | Green Door',
    ])
  },
)

test.each([
  '(maternity leave)',
  '(декрет)',
  '(Elternzeit)',
  '(urlop)',
  '(служба)',
  '(parental)',
  '(育児休業)',
  '(paro)',
])('a time without a text beside it stands between two entries: %s', (note) => {
  const lines = cells(
    ['2012 – 2013', '', '', `2013 – 2016${note}`, '', '2016 – 2019'],
    ['Mock Mill', '- Baked', '- Packed', '- Sold', '', 'Hotel Ivory', '- Carried'],
  )
  expect(fieldsOf(lines)).toEqual([
    '2012 – 2013 | Mock Mill',
    'Baked',
    'Packed',
    'Sold',
    `2013 – 2016${note}`,
    '2016 – 2019 | Hotel Ivory',
    'Carried',
  ])
})

/** Rows of two cells, with white above the row that only the line of its date shows. */
const rowsOf = (rows: [string, string[]][]): Prepared[] =>
  rows.flatMap(([date, texts], row) => {
    const made = printedLines([date, ...texts])
    return made.map((line, at) => ({
      ...line,
      gap: at === 0 ? 1.3 : 0,
      line: {
        ...line.line,
        number: row * 10 + at,
        x: at === 0 ? 0 : 120,
        y: (row * 4 + Math.max(0, at - 1)) * LINE,
        cell: { table: 0, row, column: at === 0 ? 0 : 1 },
      },
    }))
  })

const posts = (texts: string[][]): string[] =>
  readExperience(rowsOf(YEARS.map((date, at) => [date, texts[at] ?? []])), true, createPlacer(), 0).map(
    ({ position, company }) => `${position} | ${company}`,
  )
const studies = (texts: string[][]): string[] =>
  readEducation(rowsOf(YEARS.map((date, at) => [date, texts[at] ?? []])), true, createPlacer(), 0).map(
    ({ degree, field, institution }) => `${degree} ${field} | ${institution}`,
  )
const YEARS = ['2019 – 2021', '2018 – 2019', '2015 – 2018']

test.each<[string, string[][]]>([
  ['en', [['Vale Bakery', 'Baker', 'Night shift'], ['Driver'], ['Hale Hotel', 'Porter']]],
  [
    'fr',
    [['Boulangerie du Ried', 'Boulanger', 'Équipe de nuit'], ['Chauffeur'], ['Hôtel des Hauts', 'Portier']],
  ],
  [
    'nl',
    [['Bakkerij Merelveld', 'Bakker', 'Nachtploeg'], ['Zelfstandig'], ['Hotel Beukendaal', 'Receptionist']],
  ],
  ['pl', [['Piekarnia Brzeg', 'Piekarz', 'Zmiana nocna'], ['Kelner'], ['Hotel Wisła', 'Portier']]],
  ['ru', [['ООО Северный хлеб', 'Пекарь', 'Ночная смена'], ['Курьер'], ['Гостиница Речная', 'Портье']]],
  ['sv', [['Bageri Norra', 'Bagare', 'Nattskift'], ['Servitör'], ['Hotell Vik', 'Portier']]],
])(
  '%s: the last line of a row names nothing of the post in the next',
  (_language, [first = [], ...others]) => {
    const [, next = ''] = posts([first, ...others])
    expect(next).not.toContain(first.at(-1))
    expect(next).toContain(others[0]?.[0])
  },
)

test.each<[string, string[][], string]>([
  [
    'fr',
    [
      ['Licence Géologie', 'Université du Ried', 'Campus des Hauts'],
      ['Licence Chant', 'Solfège', 'Conservatoire du Ried'],
      ['Licence Chant', 'Solfège'],
    ],
    'Licence Chant | Conservatoire du Ried',
  ],
  [
    'it',
    [
      ['Laurea Geologia', 'Università di Valmora', 'Sede Murani'],
      ['Laurea Canto', 'Solfeggio', 'Conservatorio di Valmora'],
      ['Laurea Canto', 'Solfeggio'],
    ],
    'Laurea Canto | Conservatorio di Valmora',
  ],
])('%s: the last line of a row names its own school', (_language, rows, second) => {
  expect(studies(rows)[1]?.replace(/\s+/g, ' ')).toBe(second)
})

test('the white above a date is that above the line beside it', () => {
  const lines = withDateCells(rowsOf([['2007 – 2009', ['Baker, Vale Bakery', 'Baked for nine shops']]]))
  expect(lines.map(({ gap }) => gap)).toEqual([1.3, 0])
})

const columnsOf = (columns: string[][]): Prepared[] =>
  columns.flatMap((texts, column) =>
    printedLines(texts).map((line) => ({
      ...line,
      line: { ...line.line, cell: { table: 0, row: 0, column } },
    })),
  )

test.each<[string, string[][], string[]]>([
  [
    'as many in each',
    [
      ['2014 – 2018', '2011 – 2014'],
      ['Saltash University', 'Vilamar School'],
      ['BSc Botany', 'A levels'],
    ],
    ['2014 – 2018 | Saltash University | BSc Botany', '2011 – 2014 | Vilamar School | A levels'],
  ],
  [
    'fewer in one',
    [['2014 – 2018', '2011 – 2014'], ['Saltash University', 'Vilamar School'], ['BSc Botany']],
    ['2014 – 2018', '2011 – 2014', 'Saltash University', 'Vilamar School', 'BSc Botany'],
  ],
])('cells of several lines beside dates, %s', (_name, columns, rows) => {
  expect(withDateCells(columnsOf(columns)).map(({ fields }) => fields.join(' | '))).toEqual(rows)
})
