import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

// Items of lists that are part of the heads of entries.

const posts = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, startDate, endDate }) => `${position} | ${company} | ${startDate}…${endDate}`,
  )
const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution, endDate, graduationYear }) =>
      `${[degree, field].filter(Boolean).join(', ')} | ${institution} | ${endDate || graduationYear}`,
  )

test.each<[string, string[], string[]]>([
  [
    'each dated item is a post of the company above',
    [
      'Mock Supermarket, Leeds, England ⇥ 2013 – 2017',
      '- Shift Supervisor, January 2016 – March 2017',
      '- Store Clerk, May 2013 – December 2015',
      'Green Door Restaurant, Leeds, England ⇥ 2009 – 2013',
      '- Head Waiter, June 2011 – March 2013',
      '- Kitchen Assistant, May 2009 – May 2011',
    ],
    [
      'Shift Supervisor | Mock Supermarket | 2016-01…2017-03',
      'Store Clerk | Mock Supermarket | 2013-05…2015-12',
      'Head Waiter | Green Door Restaurant | 2011-06…2013-03',
      'Kitchen Assistant | Green Door Restaurant | 2009-05…2011-05',
    ],
  ],
  [
    'under a post that is told as a whole they tell of it',
    [
      'Store Clerk, Mock Supermarket ⇥ 2013 – 2017',
      '- Shift Supervisor at Green Door, 2015 – 2016',
      'Waiter, Green Door Restaurant ⇥ 2009 – 2013',
      '- Carried plates',
    ],
    ['Store Clerk | Mock Supermarket | 2013…2017', 'Waiter | Green Door Restaurant | 2009…2013'],
  ],
])('posts: %s', (_, rows, expected) => expect(posts(rows)).toEqual(expected))

test.each<[string, string[], string[]]>([
  [
    'the degree and its date',
    ['Vilamar University, Leeds', '- B.Sc. Mechanical Engineering — May 2026'],
    ['B.Sc. Mechanical Engineering | Vilamar University | 2026-05'],
  ],
  [
    'the date again',
    ['Vilamar University ⇥ 2023', '- B.Sc. Mechanical Engineering ⇥ May 2023', '- Won the prize of the year'],
    ['B.Sc. Mechanical Engineering | Vilamar University | 2023-05'],
  ],
  [
    'the school between the degree and its year',
    [
      'Bachelor of Arts in History',
      '- Vilamar University',
      '2013',
      'Diploma in Acting',
      '- Hale College of Drama',
      '2011',
    ],
    [
      'Bachelor of Arts, History | Vilamar University | 2013',
      'Diploma, Acting | Hale College of Drama | 2011',
    ],
  ],
])('studies: %s', (_, rows, expected) => expect(studies(rows)).toEqual(expected))
