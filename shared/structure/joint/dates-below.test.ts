import { expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const read = (rows: string[]) => readExperience(printedLines(rows), false, createPlacer(), 0)
const positions = (rows: string[]): string[] =>
  read(rows).map(({ position, company, startDate, endDate }) =>
    [position, company, `${startDate} ${endDate}`].join(' | '),
  )

// Dates where no template puts them: before the first thing that is said of an entry, or beside dates in their column.

test.each<[string, string[], string[]]>([
  [
    'a month range before the first sentence (de)',
    [
      '**Aushilfe** – Gärtnerei Lindenhof GmbH',
      '    2019, Mai-Aug. Hier war ich für die Bewässerung der Gewächshäuser und den Verkauf am Wochenende verantwortlich.',
      '**Praktikum** – Stahlbau Erlbach GmbH',
      '    2018, Feb-März. Ich habe technische Zeichnungen geprüft und die Fertigung in der Werkstatt über Wochen begleitet.',
    ],
    [
      'Aushilfe | Gärtnerei Lindenhof GmbH | 2019-05 2019-08',
      'Praktikum | Stahlbau Erlbach GmbH | 2018-02 2018-03',
    ],
  ],
  [
    'in brackets before the first item (en)',
    [
      '**Porter**, Seaview Hotel Ltd',
      '- (2015 – 2017) Carried the luggage of up to ninety guests a day',
      '**Kitchen Porter**, Harbour Inn Ltd',
      '- (2012 – 2015) Washed pots and kept the cold store in order',
    ],
    ['Porter | Seaview Hotel Ltd | 2015 2017', 'Kitchen Porter | Harbour Inn Ltd | 2012 2015'],
  ],
  [
    'years of several projects are no dates of the entry',
    [
      '**Architect**, Kestrel Labs Ltd',
      '- 2015 – 2016: the library of Hull, from the first sketch to the opening, with all that a reader needs and a roof that keeps the rain out',
      '- 2016 – 2018: the station of Leeds, with a team of nine people, from the tender to the day on which the first train left for the coast',
    ],
    ['Architect | Kestrel Labs Ltd |  '],
  ],
  [
    'a year within the first sentence is none either',
    [
      '**Architect**, Kestrel Labs Ltd',
      '- In 2015 – 2016 the library of Hull, from the first sketch to the opening',
      '**Clerk**, Trask & Sons LLP',
      '- 2014 was the year in which the archive moved to a new building',
    ],
    ['Architect | Kestrel Labs Ltd |  ', 'Clerk | Trask & Sons LLP |  '],
  ],
])('%s', (_, rows, said) => {
  expect(positions(rows)).toEqual(said)
})

test.each<[string, string[], string[]]>([
  [
    'how long it was (ko)',
    [
      '2021.03 – 2023.06 ⇥ (주)한빛정보 ⇥ 개발 사원',
      '2년 4개월',
      '                        온라인 쇼핑몰 개발',
      '2018.01 – 2020.12 ⇥ (주)새봄식품 ⇥ 영업 사원',
      '3년',
    ],
    ['개발 사원 | (주)한빛정보 | 2021-03 2023-06', '영업 사원 | (주)새봄식품 | 2018-01 2020-12'],
  ],
  [
    'how much it was (sv)',
    [
      '2019 – 2022 ⇥ Undersköterska ⇥ Vårdbolaget Linden AB',
      'deltid',
      '                     Morgon och kväll',
      '2015 – 2019 ⇥ Kassör ⇥ Matkompaniet AB',
      'heltid',
    ],
    ['Undersköterska | Vårdbolaget Linden AB | 2019 2022', 'Kassör | Matkompaniet AB | 2015 2019'],
  ],
])('what stands under dates in their column names no role: %s', (_, rows, said) => {
  expect(positions(rows)).toEqual(said)
})
