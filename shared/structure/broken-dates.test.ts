import { expect, test } from 'vitest'
import { withWholeDates } from './broken-dates.ts'
import type { Prepared } from './prepared.ts'

const line = (fields: string[], at: number, more: Partial<Prepared['line']> = {}): Prepared => ({
  line: {
    text: fields.join('\t'),
    number: at,
    page: 1,
    column: 0,
    part: 'body',
    x: 40,
    y: 100 + at * 12,
    width: 300,
    height: 10,
    size: 10,
    bold: false,
    runs: [],
    ...more,
  },
  text: fields.join(' '),
  fields,
  gap: 0.1,
  style: '',
  caps: false,
  dated: false,
  indent: 40,
  room: 0,
  hidden: false,
})
const rows = (cells: string[][]): string[][] =>
  withWholeDates(cells.map((fields, at) => line(fields, at))).map(({ fields }) => fields)

test.each<[string, string[][], string[][]]>([
  [
    'but no last word that is no month',
    [['Teacher | School of Marlow | Hull'], ['2017 – now']],
    [['Teacher | School of Marlow | Hull'], ['2017 – now']],
  ],
  [
    'a month in numbers behind its year',
    [
      ['2014.07-', '青木商事', '経理'],
      ['2019.02', '横浜'],
    ],
    [['2014.07- 2019.02', '青木商事', '経理'], ['横浜']],
  ],
  [
    'the word for today within itself',
    [['2019.03-至', '锦溪纺织', '主管'], ['今']],
    [['2019.03-至今', '锦溪纺织', '主管']],
  ],
  ['but no version below a year', [['2019.03', 'Release'], ['4.12']], [['2019.03', 'Release'], ['4.12']]],
  [
    'a range over two lines of the left cell',
    [
      ['janvier 2020 –', 'Cheffe de projet'],
      ["aujourd'hui", 'Laiterie des Abers'],
    ],
    [["janvier 2020 – aujourd'hui", 'Cheffe de projet'], ['Laiterie des Abers']],
  ],
  [
    'over three lines, the last one bare',
    [['septembre', 'Master'], ['2014 – juin', 'École de commerce'], ['2016']],
    [['septembre 2014 – juin 2016', 'Master'], ['École de commerce']],
  ],
  [
    'in the right cell',
    [
      ['Universiteit van Westerwolde', 'sept. 2014 – aug.'],
      ['Master Planologie', '2016'],
    ],
    [['Universiteit van Westerwolde', 'sept. 2014 – aug. 2016'], ['Master Planologie']],
  ],
  [
    'without blanks',
    [['2015年4月'], ['~ 2019年3', '有限会社つばめ堂'], ['月']],
    [['2015年4月 ~ 2019年3月'], ['有限会社つばめ堂']],
  ],
])('a broken date is put together: %s', (_name, given, expected) => {
  expect(rows(given)).toEqual(expected)
})

test('a dash at the beginning of the second line is no bullet', () => {
  const made = withWholeDates([
    line(['fevereiro 2013', 'Bacharelado'], 0),
    line(['dezembro', 'Universidade Federal do Sertão'], 1, { bullet: '–' }),
    line(['2017'], 2),
  ])
  expect(made.map(({ fields }) => fields)).toEqual([
    ['fevereiro 2013 – dezembro 2017', 'Bacharelado'],
    ['Universidade Federal do Sertão'],
  ])
  expect(made[1]!.line.bullet).toBeUndefined()
})

test('the end of a range is not taken to a point of a list, nor a point with a dash to the line above', () => {
  const point = [line(['Grew the team, Mar 2018'], 0, { bullet: '•' }), line(['to 2021'], 1)]
  expect(withWholeDates(point)).toEqual(point)
  const dashed = [line(['Course on dates 2019'], 0), line(['2021'], 1, { bullet: '–' })]
  expect(withWholeDates(dashed)).toEqual(dashed)
})

test.each<[string, string[][]]>([
  [
    'two years of two entries',
    [
      ['2019', 'Award'],
      ['2021', 'Prize'],
    ],
  ],
  [
    'whole ranges under each other',
    [
      ['2019 – 2021', 'Clerk'],
      ['2016 – 2019', 'Porter'],
    ],
  ],
  [
    'an entry that goes on, and the one before it',
    [
      ['2020 –', 'Clerk'],
      ['2016 – 2019', 'Porter'],
    ],
  ],
  [
    'an entry that goes on, over an older year',
    [
      ['2020 –', 'Clerk'],
      ['2016', 'Course'],
    ],
  ],
  [
    'a month beside words',
    [
      ['May', 'be'],
      ['the force', '2019'],
    ],
  ],
  ['two years under each other', [['Course in welding, May 2019'], ['June 2020']]],
  ['the end of a sentence', [['Grew the team from 10 in 2018'], ['to 2021']]],
  ['of one with a month', [['Grew the team from 10 in May 2018'], ['to 2021']]],
  ['a year beside words over another', [['Won the cup of the region in 2019'], ['2020']]],
  [
    'no dates at all',
    [
      ['Languages', 'Java'],
      ['Tools', 'Git'],
    ],
  ],
])('what is no broken date stays as it is: %s', (_name, given) => {
  expect(rows(given)).toEqual(given)
})
