import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const dated = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, startDate, endDate, printedDates }) =>
      [position, company, `${startDate}…${endDate}`, printedDates].join(' | '),
  )

test.each<[string, string[], string[]]>([
  [
    'where a sibling has a whole range (ru)',
    [
      '**Продавец**',
      'Магазин Вереск',
      'май 2024 – текущий момент',
      '**Водитель**',
      'Автопарк Сосны',
      'май 2021 – март 2024',
    ],
    [
      'Продавец | Магазин Вереск | 2024-05… | май 2024 – текущий момент',
      'Водитель | Автопарк Сосны | 2021-05…2024-03 | май 2021 – март 2024',
    ],
  ],
  [
    'beside the title, where a sibling has a whole range (fi)',
    ['**Myyjä** ⇥ 2019 – nykyisin', 'Kirjakauppa Oy', '**Varastomies** ⇥ 2015 – 2018', 'Satama Oy'],
    ['Myyjä | Kirjakauppa Oy | 2019… | 2019 – nykyisin', 'Varastomies | Satama Oy | 2015…2018 | 2015 – 2018'],
  ],
  [
    'in the only entry, where they name nothing (cs)',
    ['**Kavárník**', 'Kavárna U Mlýna', '2019 – momentálně', '- Vaření kávy'],
    ['Kavárník | Kavárna U Mlýna | 2019… | 2019 – momentálně'],
  ],
])('words nobody listed are an open end %s', (_, rows, said) => {
  expect(dated(rows)).toEqual(said)
})

test.each<[string, string[], string[]]>([
  [
    'a position',
    ['2019 – Barista ⇥ Green Door', '2015 – Waiter ⇥ Sample Inn'],
    ['Barista | Green Door | 2019…2019 | 2019', 'Waiter | Sample Inn | 2015…2015 | 2015'],
  ],
  [
    'a position alone',
    ['2021 – Freelancer', '2018 – 2020 ⇥ Waiter ⇥ Sample Inn'],
    ['Freelancer |  | 2021…2021 | 2021', 'Waiter | Sample Inn | 2018…2020 | 2018 – 2020'],
  ],
])('%s behind a year is none', (_, rows, said) => {
  expect(dated(rows)).toEqual(said)
})

test('a study goes on that says so in a word nobody listed', () => {
  const rows = ['2022-Aktualnie', 'Informatyka', 'Uniwersytet Wierzbowy']
  const [study] = readEducation(printedLines(rows), false, createPlacer(), 0)
  expect([study?.startDate, study?.current]).toEqual(['2022', true])
})

test('what stands behind the years of several studies and differs is no word for today', () => {
  const rows = ['**Programmeur**', '2022 – La Vallée Verte', '**Développeur**', '2006 – Lycée Sable']
  const studies = readEducation(printedLines(rows), false, createPlacer(), 0)
  expect(studies.map(({ institution, endDate }) => `${institution} ${endDate}`)).toEqual([
    'La Vallée Verte 2022',
    'Lycée Sable 2006',
  ])
})
