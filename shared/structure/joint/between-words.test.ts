import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

test('a firm named like a place is parted from its position where another is beyond doubt', () => {
  const rows = [
    'Software consultant Techvale A/S ⇥ 2013 – 2016',
    'Software developer Nokvale Denmark ⇥ 2007 – 2012',
  ]
  const read = readExperience(printedLines(rows), false, createPlacer(), 0)
  expect(read.map(({ position, company }) => [position, company])).toEqual([
    ['Software consultant', 'Techvale A/S'],
    ['Software developer', 'Nokvale Denmark'],
  ])
})

const studied = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution }) => `${degree}${field} | ${institution}`,
  )

test.each<[string, string, string, string, string]>([
  ['tr', 'Karsa Üniversitesi', 'Grafik Tasarım', 'Deniz Üniversitesi', 'Bilgisayar Programcılığı'],
  ['en', 'Vale University', 'Computer Science', 'Hale College', 'Applied Mathematics'],
  ['sv', 'Lund University', 'Ekonomi', 'Vale Gymnasium', 'Naturvetenskap'],
])(
  'what is studied stands behind a school that ends in a word for one (%s)',
  (_, school, what, other, more) => {
    expect(studied([`${school} ${what} ⇥ 2019 – 2023`, `${other} ${more} ⇥ 2015 – 2019`])).toEqual([
      `${what} | ${school}`,
      `${more} | ${other}`,
    ])
    expect(studied([`${school} ${what} ⇥ 2023`])).toEqual([`${what} | ${school}`])
  },
)

test.each([
  ['Staff Nurse', 'Vale Teaching Hospital', 'Staff Nurse Vale Teaching Hospital'],
  ['', 'Vale Teaching Hospital Norland', 'Vale Teaching Hospital Norland'],
])('the only position: %s | %s', (position, company, row) => {
  const [read] = readExperience(printedLines([`${row} ⇥ 2019 – 2021`]), false, createPlacer(), 0)
  expect([read?.position, read?.company]).toEqual([position, company])
})

test.each([
  ['a town', 'Vale University Dublin', 'Hale College London'],
  ['a part of the school', 'Vale University Business School', 'Hale University Medical Center'],
])('%s behind such a word belongs to the name', (_, ...names) => {
  const rows = names.map((name, at) => `${name} ⇥ ${2019 - at} – ${2020 - at}`)
  expect(studied(rows)).toEqual(names.map((name) => ` | ${name}`))
})

const held = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company }) => `${position} | ${company}`,
  )

test('one post alone is parted by what its words are like', () =>
  expect(held(['Vale Valley University of Technology Internal Attachment ⇥ 01/2024 – 03/2024'])).toEqual([
    'Internal Attachment | Vale Valley University of Technology',
  ]))

test('a word alone before a position is part of it', () =>
  expect(held(['Vilamar Hospital, Hill ⇥ 2015 – 2020', 'Staff Nurse'])).toEqual([
    'Staff Nurse | Vilamar Hospital',
  ]))

test.each([
  ['Operator (Lance Corporal)', 'Team Leader (Corporal)'],
  ['Infantry Soldier (National Service)', 'Radio Operator (Volunteer)'],
])('what brackets behind a position hold names no company: %s', (one, other) =>
  expect(
    held(['Norland Marine Corps, Hill ⇥ 2013 – 2017', `- ${one} ⇥ 2015 – 2017`, `- ${other} ⇥ 2013 – 2015`]),
  ).toEqual([`${one} | Norland Marine Corps`, `${other} | Norland Marine Corps`]),
)

test('a list whose last word is joined is one name', () =>
  expect(held(['Server, Salt, Smoke, and Rye ⇥ 2015 – 2020', 'Cook, Hale Books ⇥ 2010 – 2014'])[0]).toBe(
    'Server | Salt, Smoke, and Rye',
  ))
