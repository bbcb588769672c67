import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), true, createPlacer(), 0).map(
    ({ degree, field, institution, location, printedDates, gpa }) =>
      [degree, field, institution, location, printedDates, gpa].map((part) => part ?? '').join(' | '),
  )
const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), true, createPlacer(), 0).map(({ position, company, printedDates }) =>
    [position, company, printedDates].join(' | '),
  )

test.each<[string, string[], string[]]>([
  [
    'the year between them',
    [
      'Bachelor of Science : Marine Biology 05/2011 Hale University GPA: 3.4',
      'Associate of Arts : Ceramics 2008 Vilamar Community College',
    ],
    [
      'Bachelor of Science | Marine Biology | Hale University |  | 05/2011 | 3.4',
      'Associate of Arts | Ceramics | Vilamar Community College |  | 2008 | ',
    ],
  ],
  [
    'the school first',
    [
      'University of Tornby 1982 Bachelor of Arts : Geology',
      'Saltash College 1979 Associate of Arts : Stage Design',
    ],
    [
      'Bachelor of Arts | Geology | University of Tornby |  | 1982 | ',
      'Associate of Arts | Stage Design | Saltash College |  | 1979 | ',
    ],
  ],
  [
    'without a year',
    ['BA : Journalism Northfold State University', 'Associate of Science : Baking Ostrava Technical College'],
    [
      'BA | Journalism | Northfold State University |  |  | ',
      'Associate of Science | Baking | Ostrava Technical College |  |  | ',
    ],
  ],
  [
    'a degree beyond doubt, and a school that is called like one',
    ['High School Diploma 1993 Elm Senior High School'],
    ['High School Diploma |  | Elm Senior High School |  | 1993 | '],
  ],
  [
    'a school shortened to a saint (en)',
    ['Master of Science St. Piran University 2014'],
    ['Master of Science |  | St. Piran University |  | 2014 | '],
  ],
  [
    'other languages',
    [
      'Master in Informatik Universität Hallstedt 2019',
      'Licence Lettres modernes Université de Morvane 2016',
    ],
    [
      'Master | Informatik | Universität Hallstedt |  | 2019 | ',
      'Licence Lettres modernes |  | Université de Morvane |  | 2016 | ',
    ],
  ],
])('studies that nothing sets apart: %s', (_name, rows, said) => {
  expect(studies(rows)).toEqual(said)
})

test.each<[string, string[], string]>([
  [
    'a word like a degree',
    ['Brandt Graduate School of Management 2011', 'MBA'],
    'Brandt Graduate School of Management',
  ],
  [
    'a subject first',
    ['2012 Marine Teachers Training College', 'Computer Packages'],
    'Marine Teachers Training College',
  ],
  [
    'a dash (es)',
    ['Curso de Redes ⇥ 2008', 'Centro Sur - Universidad Nacional de Ingeniería'],
    'Centro Sur - Universidad Nacional de Ingeniería',
  ],
  [
    'a bracket',
    ['B.Tech. ⇥ 2016', 'TRSV (Trask Vale Institute Of Technology and Science)'],
    'TRSV (Trask Vale Institute Of Technology and Science)',
  ],
  ['capitals', ['BSc Logistics ⇥ 2016', 'PORT AND RAILWAY INSTITUTE'], 'PORT AND RAILWAY INSTITUTE'],
  [
    'a name of engineers (fr)',
    ["École nationale d'Ingénieurs de Morvane 2009", 'Master Mécanique'],
    "École nationale d'Ingénieurs de Morvane",
  ],
  [
    'a trade (de)',
    ['2004 Gewerbliche Berufsschule Hallstedt', 'Lehre als Elektroniker'],
    'Gewerbliche Berufsschule Hallstedt',
  ],
  [
    'a subject (it)',
    ['2010 Istituto Tecnico Industriale Informatica Valmora', 'Diploma di perito'],
    'Istituto Tecnico Industriale Informatica Valmora',
  ],
  [
    'a subject (pt)',
    ['2011 Faculdade de Engenharia de Morais', 'Mestrado em Gestão'],
    'Faculdade de Engenharia de Morais',
  ],
])('a school is not parted within its name: %s', (_name, rows, school) => {
  expect(
    readEducation(printedLines(rows), true, createPlacer(), 0).map(({ institution }) => institution),
  ).toEqual([school])
})

test('positions that nothing sets apart from their company', () => {
  expect(
    positions(['2015 – 2016 Registered Nurse Vale Hospital', '2011 – 2014 Teller Northfold Savings Bank']),
  ).toEqual([
    'Registered Nurse | Vale Hospital | 2015 – 2016',
    'Teller | Northfold Savings Bank | 2011 – 2014',
  ])
})

test.each<[string, string[], string[]]>([
  [
    'companies nobody knows, one of them like a place',
    [
      'Charge Nurse Marwick General 2019 – 2021',
      'Nursing Assistant Ashgrove 2016 – 2019',
      'Ward Clerk Hale Hospital 2014 – 2016',
    ],
    [
      'Charge Nurse | Marwick General | 2019 – 2021',
      'Nursing Assistant | Ashgrove | 2016 – 2019',
      'Ward Clerk | Hale Hospital | 2014 – 2016',
    ],
  ],
  [
    'the company first (fr)',
    [
      'Ferrand Industrie Ingénieur méthodes ⇥ 2019 – 2021',
      'Cabinet Gallois Apprenti électricien ⇥ 2016 – 2019',
    ],
    [
      'Ingénieur méthodes | Ferrand Industrie | 2019 – 2021',
      'Apprenti électricien | Cabinet Gallois | 2016 – 2019',
    ],
  ],
  [
    'a small word between them',
    ['Teller for Northfold Savings Bank, 2011 – 2014', 'Porter for Vale Hospital, 2009 – 2011'],
    ['Teller | Northfold Savings Bank | 2011 – 2014', 'Porter | Vale Hospital | 2009 – 2011'],
  ],
])('positions that no sign parts from their company: %s', (_name, rows, said) => {
  expect(positions(rows)).toEqual(said)
})

test('a sign that parts a line goes before what its words are like', () => {
  expect(positions(['2014 – 2019 Head Baker, Mock Mill Ltd', '2010 – 2014 Baker, Vale Bakery'])).toEqual([
    'Head Baker | Mock Mill Ltd | 2014 – 2019',
    'Baker | Vale Bakery | 2010 – 2014',
  ])
})

test('no region and no field is taken for the company of a position', () => {
  expect(
    positions(['Sales Manager North America 2011 – 2014', 'Project Manager Construction 2009 – 2011']),
  ).toEqual(['Sales Manager North America |  | 2011 – 2014', 'Project Manager Construction |  | 2009 – 2011'])
})
