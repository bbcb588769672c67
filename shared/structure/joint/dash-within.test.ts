import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

// A dash parts more than a comma does, unless it stands within a name on both sides of which commas part the rest.

test.each<[string, string[], string[]]>([
  [
    'within the names of schools',
    [
      'Abitur, Brenner - Gymnasium, Gelsenkirchen (2011 – 2017)',
      'Hochschulreife, Berufskolleg für Technik, Gelsenkirchen (2017 – 2020)',
    ],
    ['Brenner - Gymnasium', 'Berufskolleg für Technik'],
  ],
  [
    'a school behind its kind',
    [
      'Grundschule, Nordsternschule an der Lindenstraße, Gelsenkirchen ⇥ 2007 – 2011',
      'Abitur, Otto-Hahn-Gymnasium, Gelsenkirchen ⇥ 2011 – 2019',
    ],
    ['Nordsternschule an der Lindenstraße', 'Otto-Hahn-Gymnasium'],
  ],
])('%s', (_name, rows, schools) => {
  const read = readEducation(printedLines(rows), false, createPlacer(), 0)
  expect(read.map(({ institution }) => institution)).toEqual(schools)
})

const DONE = '- Planned the work of four colleagues and kept the records.'

test.each<[string, string[], string[]]>([
  [
    'within a company and within a position',
    ['Specialist - Robotics, HALE - VILAMAR, Salvador, Brazil', 'Engineer, Oceanworks Ltd, Recife, Brazil'],
    ['Specialist - Robotics | HALE - VILAMAR', 'Engineer | Oceanworks Ltd'],
  ],
  [
    'within the same company twice',
    ['Sales Manager, Trask - Vale Works, Hull, England', 'Clerk, Trask - Vale Works, Hull, England'],
    ['Sales Manager | Trask - Vale Works', 'Clerk | Trask - Vale Works'],
  ],
  [
    'within the same position twice',
    ['Director – Sales, Green Door Ltd, Leeds, England', 'Manager – Sales, Green Door Ltd, Leeds, England'],
    ['Director – Sales | Green Door Ltd', 'Manager – Sales | Green Door Ltd'],
  ],
  [
    'between company and position, before the comma of a place',
    ['Green Door Ltd — Cook, Leeds, England', 'Blue Gate Ltd — Waiter, Leeds, England'],
    ['Cook | Green Door Ltd', 'Waiter | Blue Gate Ltd'],
  ],
])('%s', (_name, [one = '', other = ''], posts) => {
  const rows = [`${one} (2019 – 2021)`, DONE, `${other} (2016 – 2019)`, DONE]
  const read = readExperience(printedLines(rows), false, createPlacer(), 0)
  expect(read.map(({ position, company }) => `${position} | ${company}`)).toEqual(posts)
})
