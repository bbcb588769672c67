import { describe, expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'

// Each entry is set in a narrow column: its lines as they are broken, under the text that shows how wide it is.

const posts = (rows: string[]): string[] =>
  readExperience(inColumn(rows), true, createPlacer(), 0).map(
    ({ position, company, printedDates }) => `${position} | ${company} | ${printedDates}`,
  )
const studies = (rows: string[]): string[] =>
  readEducation(inColumn(rows), true, createPlacer(), 0).map(
    ({ degree, field, institution }) => `${degree} | ${field} | ${institution}`,
  )
/** No line is wider than 24 letters. */
const inColumn = (rows: string[]): Prepared[] =>
  printedLines(rows).map((line) => ({ ...line, room: 24 * 5 - line.line.width }))

describe('a text that a narrow column breaks is read as a whole', () => {
  test.each<[string, string[], string[]]>([
    [
      'over three lines, in the print of its own',
      [
        '**Maintenance Electrician**',
        '**for Railway**',
        'Northern Rail Works Ltd',
        '2019 – 2022',
        '- Kept forty signal boxes',
        '**Electrician**',
        'Hale Lifts Ltd',
        '2016 – 2019',
        '- Wired lifts for shops',
      ],
      [
        'Maintenance Electrician for Railway | Northern Rail Works Ltd | 2019 – 2022',
        'Electrician | Hale Lifts Ltd | 2016 – 2019',
      ],
    ],
  ])('%s', (_, rows, expected) => expect(posts(rows)).toEqual(expected))

  test.each<[string, string[], string[]]>([
    [
      'a degree of four lines',
      [
        '2018 – 2021',
        '**Bachelor of Social Work**',
        '**in Human Resource**',
        '**Management**',
        'Vilamar College',
        '- Read law of labour twice',
        '- Wrote on pay and holiday',
        '- Led a group of students',
        '2014 – 2018',
        '**High School Diploma**',
        'Saltash Grammar School',
      ],
      [
        'Bachelor | Social Work in Human Resource Management | Vilamar College',
        'High School Diploma |  | Saltash Grammar School',
      ],
    ],
    [
      'a school with a small word at the break',
      [
        '2018 – 2021',
        'BSc Physics',
        'Northern University of',
        'Applied Sciences',
        '- Thesis on tides and wind',
      ],
      ['BSc Physics |  | Northern University of Applied Sciences'],
    ],
  ])('%s', (_, rows, expected) => expect(studies(rows)).toEqual(expected))
})

describe('what stands on two lines stays two', () => {
  test.each<[string, string[], string[]]>([
    [
      'a position and its company, though the line is full',
      [
        'Railway Maintenance Cook',
        'Green Door Ltd',
        '2019 – 2022',
        '- Cooked for ninety guests',
        'Senior Restaurant Waiter',
        'Hale Inn Ltd',
        '2016 – 2019',
        '- Served sixty guests there',
      ],
      [
        'Railway Maintenance Cook | Green Door Ltd | 2019 – 2022',
        'Senior Restaurant Waiter | Hale Inn Ltd | 2016 – 2019',
      ],
    ],
    [
      'short lines with room behind them',
      [
        'Cook',
        'Green Door',
        '2019 – 2022',
        '- Cooked for ninety guests',
        'Waiter',
        'Hale Inn',
        '2016 – 2019',
      ],
      ['Cook | Green Door | 2019 – 2022', 'Waiter | Hale Inn | 2016 – 2019'],
    ],
  ])('%s', (_, rows, expected) => expect(posts(rows)).toEqual(expected))
})
