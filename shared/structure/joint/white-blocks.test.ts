import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { evidenceOf } from './evidence.ts'
import { STUDIES } from './trades.ts'

const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(({ degree, institution, graduationYear }) =>
    [degree, institution, graduationYear].join(' | '),
  )
const posts = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(({ position, company, printedDates }) =>
    [position, company, printedDates].join(' | '),
  )

test.each<[string, string[], string[]]>([
  [
    'de',
    [
      '**Master Informatik** ⇥ 2022',
      'Lastverteilung in kleinen Netzen',
      'Technische Universität Erlbach',
      '',
      '**Bachelor Informatik** ⇥ 2019',
      'Suchverfahren für Wetterdaten',
      'Hochschule Brenner',
    ],
    [
      'Master Informatik | Technische Universität Erlbach | 2022',
      'Bachelor Informatik | Hochschule Brenner | 2019',
    ],
  ],
  [
    'fr',
    [
      '**Master en droit public** ⇥ 2020',
      'Les communes et leurs forêts',
      'Université de Vilamar',
      '',
      '**Licence en droit** ⇥ 2018',
      'La propriété du sol',
      'Université de Hale',
    ],
    ['Master | Université de Vilamar | 2020', 'Licence | Université de Hale | 2018'],
  ],
  [
    'es',
    [
      '**Máster en Óptica** ⇥ 2019',
      'Lentes de bajo coste para aulas rurales',
      'Universidad de Vilamar',
      '',
      '**Grado en Física** ⇥ 2017',
      'Mareas y mareógrafos',
      'Universidad del Valle',
    ],
    ['Máster | Universidad de Vilamar | 2019', 'Grado | Universidad del Valle | 2017'],
  ],
  [
    'pt',
    [
      '**Mestrado em Biologia** ⇥ 2018',
      'Aves das salinas',
      'Universidade de Vilamar',
      '',
      '**Licenciatura em Biologia** ⇥ 2015',
      'Borboletas da serra',
      'Universidade do Vale',
    ],
    ['Mestrado | Universidade de Vilamar | 2018', 'Licenciatura | Universidade do Vale | 2015'],
  ],
  [
    'it',
    [
      '**Laurea Magistrale in Storia** ⇥ 2016',
      'Le fiere del mare nel Quattrocento',
      'Università di Vilamar',
      '',
      '**Laurea in Lettere** ⇥ 2013',
      'Il romanzo breve',
      'Università di Hale',
    ],
    ['Laurea Magistrale | Università di Vilamar | 2016', 'Laurea | Università di Hale | 2013'],
  ],
  [
    'ru',
    [
      '**Магистр физики** ⇥ 2019',
      'Пыль вокруг молодых звёзд',
      'Виламарский государственный университет',
      '',
      '**Бакалавр физики** ⇥ 2017',
      'Малые скопления',
      'Хейльский государственный университет',
    ],
    [
      'Магистр физики | Виламарский государственный университет | 2019',
      'Бакалавр физики | Хейльский государственный университет | 2017',
    ],
  ],
  [
    'nl',
    [
      '**MSc Biologie** ⇥ 2020',
      'Vogels van het wad',
      'Universiteit Vilamar',
      '',
      '**BSc Biologie** ⇥ 2018',
      'Vlinders van de duinen',
      'Hogeschool Noord',
    ],
    ['MSc Biologie | Universiteit Vilamar | 2020', 'BSc Biologie | Hogeschool Noord | 2018'],
  ],
])(
  'white that parts the dated lines keeps a thesis between its degree and its school (%s)',
  (_, rows, said) => {
    expect(studies(rows)).toEqual(said)
  },
)

test('nor does a post begin within such white', () => {
  expect(
    posts([
      '**Assessment Center – Student Intern**',
      'Hale University, Leeds, England',
      'January 2021 – Present, Part-time',
      '- Checked the meters of nine mills',
      '',
      '**Norland Research Laboratory – Engineering Intern**',
      'Hull, England',
      'May 2020 – August 2020, Full-time',
      '- Wrote the reports of the board',
    ]),
  ).toHaveLength(2)
})

test('two posts between one white and the next stay two', () => {
  expect(
    posts([
      '**Green Door Ltd** ⇥ Leeds',
      'Head Cook ⇥ 2019 – 2022',
      '- Ran the kitchen',
      'Cook ⇥ 2016 – 2019',
      '- Cooked for eighty guests',
      '',
      '**Trask Haulage Ltd** ⇥ Hull',
      'Driver ⇥ 2014 – 2016',
      '- Drove a van',
    ]),
  ).toEqual([
    'Head Cook | Green Door Ltd | 2019 – 2022',
    'Cook | Green Door Ltd | 2016 – 2019',
    'Driver | Trask Haulage Ltd | 2014 – 2016',
  ])
})

test('white within each entry begins none', () => {
  const year = (from: number) => [
    `${from} : Licence de droit, Université de Vilamar`,
    '',
    'Parcours : droit public',
  ]
  const { start } = evidenceOf(
    printedLines([...year(2024), ...year(2023), ...year(2022), '2021 : Lycée de Vilamar']),
    STUDIES,
  )
  for (const at of [2, 4, 6]) expect(start[at]).toBeGreaterThan(-3)
})
