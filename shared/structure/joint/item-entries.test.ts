import { describe, expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution, printedDates }) => [degree, field, institution, printedDates].join(' | '),
  )
const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, printedDates, bullets }) =>
      [position, company, printedDates, ...bullets].join(' | '),
  )

describe('items that are entries', () => {
  test.each<[string, string[], string[]]>([
    [
      'each line of them, the year by itself (en)',
      [
        '- Marlow Arts College',
        '- 2021',
        '- Pursuing B.Sc. Chemistry',
        '- Hull Public School',
        '- 2018',
        '- Higher Secondary Certificate',
      ],
      [
        'Pursuing B.Sc. Chemistry |  | Marlow Arts College | 2021',
        'Higher Secondary Certificate |  | Hull Public School | 2018',
      ],
    ],
    [
      'that begin with their year (pt)',
      [
        '- 2012 - Ensino médio',
        '  Escola Francisco Braga',
        '- 2023-presente (cursando) Assistente de contabilidade',
        '  Instituto Guará',
      ],
      [
        'Ensino médio |  | Escola Francisco Braga | 2012',
        'Assistente de contabilidade |  | Instituto Guará | 2023-presente (cursando)',
      ],
    ],
    [
      'that begin with their year and a colon (de)',
      ['- 2019: Bachelor of Science', '  Universität Erlbach', '- 2015 – Abitur', '  Gymnasium am Wehr'],
      ['Bachelor of Science |  | Universität Erlbach | 2019', 'Abitur |  | Gymnasium am Wehr | 2015'],
    ],
  ])('%s', (_, rows, said) => {
    expect(studies(rows)).toEqual(said)
  })

  test('hold the dates of positions by themselves, too', () => {
    expect(
      positions([
        '- Gasthof am Wehr',
        '- 2016 – 2019',
        '- Koch',
        '- Kantine Nord GmbH',
        '- 2014 – 2016',
        '- Küchenhilfe',
      ]),
    ).toEqual(['Koch | Gasthof am Wehr | 2016 – 2019', 'Küchenhilfe | Kantine Nord GmbH | 2014 – 2016'])
  })

  test.each<[string, string[], string[]]>([
    [
      'that goes on, with no word of when it began (fr)',
      [
        '- En cours : Cuisinier chez Laiterie Abers',
        '  - Préparation des plats',
        '- Avril - Juin 2017 : Stage vendeur chez Dorval Télécom',
      ],
      [
        'Cuisinier | Laiterie Abers | En cours | Préparation des plats',
        'Stage vendeur | Dorval Télécom | Avril - Juin 2017',
      ],
    ],
    [
      'that goes on, in another language (de)',
      ['- Heute: Koch bei Gasthof am Wehr', '- 2017 – 2019: Küchenhilfe bei Kantine Nord GmbH'],
      ['Koch | Gasthof am Wehr | Heute', 'Küchenhilfe | Kantine Nord GmbH | 2017 – 2019'],
    ],
  ])('hold a position %s', (_, rows, said) => {
    expect(positions(rows)).toEqual(said)
  })

  test('are none below an entry, whatever year they begin with', () => {
    expect(
      positions([
        '**Clerk** ⇥ 2015 – 2018',
        'Trask & Sons',
        '- 2016 – new filing system for the whole house',
        '- 2017 – trained the new clerks',
      ]),
    ).toEqual([
      'Clerk | Trask & Sons | 2015 – 2018 | 2016 – new filing system for the whole house | 2017 – trained the new clerks',
    ])
  })
})

test.each<[string, string[], string[]]>([
  [
    'a year behind a stroke dates the study (pt)',
    [
      'Tecnologia em Gestão Comercial / 2021 - 2022 ⇥ FVC - Faculdade do Vale do Caju',
      'Curso Superior de Tecnologia em Gestão de Marketing / 2018 ⇥ UVS - Universidade do Vale do Sul',
    ],
    [
      'Tecnologia em Gestão Comercial |  | FVC - Faculdade do Vale do Caju | 2021 - 2022',
      'Curso Superior de Tecnologia em Gestão de Marketing |  | UVS - Universidade do Vale do Sul | 2018',
    ],
  ],
])('%s', (_, rows, said) => {
  expect(studies(rows)).toEqual(said)
})

test.each<[string, string[], string[]]>([
  [
    'à l’ (fr)',
    ['2017-2019 : Master développeur d’application à l’ETNA', '2011-2016 : Licence informatique à l’UPEC'],
    ['Master développeur d’application |  | ETNA | 2017-2019', 'Licence informatique |  | UPEC | 2011-2016'],
  ],
  [
    'from (en)',
    ['Senior Secondary from Vale Public School', 'Higher Secondary from Hill Public School'],
    ['Senior Secondary |  | Vale Public School | ', 'Higher Secondary |  | Hill Public School | '],
  ],
])('a degree and its school are parted by %s', (_, rows, said) => {
  expect(studies(rows)).toEqual(said)
})

describe('what all siblings repeat', () => {
  const placed = (rows: string[]): string[] =>
    readExperience(printedLines(rows), false, createPlacer(), 0).map(({ position, company, location }) =>
      [position, company, location].join(' | '),
    )
  test.each<[string, string[], string[]]>([
    [
      'is their place beside companies (ru)',
      ['06/2021 - 09/2021 ⇥ Москва ⇥ Вереск', '10/2019 - 12/2020 ⇥ Москва ⇥ Sosny.io'],
      [' | Вереск | Москва', ' | Sosny.io | Москва'],
    ],
    [
      'is their place though nobody listed it (de)',
      ['06/2021 - 09/2021 ⇥ Erlbach ⇥ Trask & Sons', '10/2019 - 12/2020 ⇥ Erlbach ⇥ Nordhaus Devices'],
      [' | Trask & Sons | Erlbach', ' | Nordhaus Devices | Erlbach'],
    ],
    [
      'is their company beside positions (en)',
      ['2021 – 2023 ⇥ Wonderland ⇥ Head Cook', '2019 – 2021 ⇥ Wonderland ⇥ Kitchen Porter'],
      ['Head Cook | Wonderland | ', 'Kitchen Porter | Wonderland | '],
    ],
  ])('%s', (_, rows, said) => {
    expect(placed(rows)).toEqual(said)
  })
})
