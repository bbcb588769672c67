import { expect, test } from 'vitest'
import { experienceOfForm, formEntries } from './form-entries.ts'
import { createPlacer } from './placer.ts'
import type { Prepared } from './prepared.ts'

const line = (fields: string[], at: number, more: Partial<Prepared['line']> = {}): Prepared =>
  ({
    text: fields.join(' '),
    fields,
    line: {
      text: fields.join('\t'),
      number: at,
      page: 1,
      x: 40,
      y: at * 12,
      width: 90,
      height: 10,
      runs: [],
      ...more,
    },
  }) as unknown as Prepared
const read = (rows: string[][]) => {
  const entries = formEntries(rows.map((fields, at) => line(fields, at)))
  return entries && experienceOfForm(entries, createPlacer(), 0)
}

test('labels in a cell of their own say what each value is, and one that comes again begins the next entry', () => {
  const found = read([
    ['Dates', '05/2019 – Present'],
    ['Occupation or position held', 'Head of logistics'],
    ['Main activities and responsibilities', 'Led a team of 35'],
    ['Planned routes'],
    ['Name and address of employer', 'Arratia Ltd, Dublin, Ireland'],
    ['Dates', '2015 – 2019'],
    ['Occupation or position held', 'Clerk'],
    ['Name and address of employer', 'Nervion Cold Stores'],
  ])
  expect(found).toMatchObject([
    {
      company: 'Arratia Ltd',
      position: 'Head of logistics',
      location: 'Dublin, Ireland',
      startDate: '2019-05',
      endDate: '',
      bullets: ['Led a team of 35', 'Planned routes'],
    },
    { company: 'Nervion Cold Stores', position: 'Clerk', startDate: '2015', endDate: '2019' },
  ])
})

test('labels before colons, under a company that has none', () => {
  const found = read([
    ['Seabright Systems'],
    ['Designation: Test engineer'],
    ['Duration: Jan 2019 – Mar 2021'],
    ['Wrote test plans'],
    ['Larkhill Data'],
    ['Designation: Trainee'],
    ['Duration: 2018'],
  ])
  expect(found).toMatchObject([
    { company: 'Seabright Systems', position: 'Test engineer', bullets: ['Wrote test plans'] },
    { company: 'Larkhill Data', position: 'Trainee', startDate: '2018' },
  ])
})

test('a label broken over two lines of its cell', () => {
  const found = read([
    ['Fechas', '2019 – 2021'],
    ['Nombre y dirección de la empresa o', 'Transportes'],
    ['empleador', 'Arratia'],
  ])
  expect(found).toMatchObject([{ company: 'Transportes Arratia', startDate: '2019', endDate: '2021' }])
})

test.each<[string, string[][]]>([
  [
    'titles beside dates',
    [
      ['Title', '2019 – 2021'],
      ['Company', '2017 – 2019'],
    ],
  ],
  ['one label only', [['Acme Ltd', '2019 – 2021'], ['Role: Developer'], ['Built a bridge']]],
  [
    'no label at all',
    [
      ['Acme Ltd', 'Berlin'],
      ['Clerk', '2019 – 2021'],
    ],
  ],
  [
    'the head of a table',
    [
      ['Company', 'Position', 'Period'],
      ['Acme', 'Clerk', '2019 – 2021'],
    ],
  ],
])('is no form: %s', (_name, rows) => {
  expect(read(rows)).toBeUndefined()
})
