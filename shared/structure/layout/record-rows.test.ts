import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import type { Segment } from './segment.ts'

const segment = (text: string, x0: number, base: number): Segment => ({
  text,
  x0,
  x1: x0 + 5 * text.length,
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

/** Printed lines, each text at the edge of its column. */
const printed = (edges: number[], lines: string[][]): Segment[] =>
  lines.flatMap((line, at) =>
    line.flatMap((text, column) => (text ? [segment(text, edges[column] ?? 0, 100 + 14 * at)] : [])),
  )

const read = (segments: Segment[]): string[] =>
  arrange(segments).flatMap(({ lines }) =>
    lines.map((line) => line.segments.map(({ text }) => text).join(' | ')),
  )

test.each<[string, number[], string[][], string[]]>([
  [
    'English, marks behind the year',
    [40, 130, 260, 380],
    [
      ['Examination', 'School', 'Board', 'Year'],
      ['B.Sc. (Botany)', 'Malwa Hills College,', 'Narmada University', '2014'],
      ['', 'Dewas'],
      ['XII', 'Vidya Niketan', 'State Board', '2011'],
    ],
    [
      'Examination | School | Board | Year',
      'B.Sc. (Botany) | Malwa Hills College, Dewas | Narmada University | 2014',
      'XII | Vidya Niketan | State Board | 2011',
    ],
  ],
  [
    'German, without names of columns',
    [40, 140, 300],
    [
      ['2004 – 2010', 'Realschule am Deich', 'Mittlere Reife'],
      ['2010 – 2013', 'Berufsschule der Handwerks-', 'Tischlerin'],
      ['', 'kammer Leer'],
    ],
    [
      '2004 – 2010 | Realschule am Deich | Mittlere Reife',
      '2010 – 2013 | Berufsschule der Handwerks- kammer Leer | Tischlerin',
    ],
  ],
  [
    'Hungarian, start and end apart',
    [40, 100, 160, 330],
    [
      ['Kezdet', 'Vége', 'Munkahely', 'Beosztás'],
      ['2011', '2015', 'Tiszavirág Malom Kft.', 'raktáros'],
      ['2015', '2019', 'Bükki Kenyérgyár', 'műszakvezető'],
    ],
    [
      'Kezdet | Vége | Munkahely | Beosztás',
      '2011 | 2015 | Tiszavirág Malom Kft. | raktáros',
      '2015 | 2019 | Bükki Kenyérgyár | műszakvezető',
    ],
  ],
  [
    'French, the address in further lines of the cell',
    [40, 140, 300],
    [
      ['2015', 'Brevet de technicienne en', 'Lycée des Salines'],
      ['', 'horticulture', '4 rue du Canal'],
      ['2012', 'Certificat de fleuriste', 'Lycée du Marais, Niort-le-Vieux'],
    ],
    [
      '2015 | Brevet de technicienne en horticulture | Lycée des Salines',
      '4 rue du Canal',
      '2012 | Certificat de fleuriste | Lycée du Marais, Niort-le-Vieux',
    ],
  ],
])('reads the rows of a table: %s', (_name, edges, lines, expected) => {
  expect(read(printed(edges, lines))).toEqual(expected)
})

test('a column of the page beside dated posts is no column of a table', () => {
  const rows = [
    ['', '', 'Hiking'],
    ['Cook', '2015 – 2019', 'Reading, choir and a long walk'],
    ['Harbour Inn', '', 'on Sundays'],
    ['Waiter', '2012 – 2015', 'Chess'],
    ['Mill Cafe', '', 'Rowing'],
  ]
  expect(read(printed([40, 160, 260], rows)).join()).not.toContain('long walk on Sundays')
})

test('rows printed over each other are no table, and all of them is read', () => {
  const over = [
    ['2021', 'Harbour Inn', 'Cook'],
    ['2016', 'Mill Cafe', 'Waiter'],
  ]
  const [above = [], below = []] = over.map((row) => printed([40, 160, 260], [row]))
  expect(
    read([
      ...above,
      ...below.map((one) => ({ ...one, y0: one.y0 + 2, y1: one.y1 + 2, base: one.base + 2 })),
    ]).join(' '),
  ).toContain('Mill Cafe')
})
