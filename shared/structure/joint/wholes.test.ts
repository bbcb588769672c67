import { describe, expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { entryLines } from '../entry-lines.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { setAsOne } from './wholes.ts'

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

test('a degree goes on below in a column whose edge the page shows elsewhere', () => {
  const rows = [
    'BSc (Hons) Environmental',
    'Science',
    'University of Wexbridge',
    '2013 – 2016',
    '',
    'A-levels: Biology, Chemistry,',
    'Geography',
    'Bramley Sixth Form College',
    '2011 – 2013',
  ]
  const lines = printedLines(rows).map((line) => ({ ...line, hasEdge: true }))
  expect(
    readEducation(lines, false, createPlacer(), 0).map(({ degree, field, institution }) =>
      [degree, field, institution].join(' | '),
    ),
  ).toEqual([
    'BSc (Hons) Environmental Science |  | University of Wexbridge',
    'A-levels | Biology, Chemistry, Geography | Bramley Sixth Form College',
  ])
})

test.each([
  ['at the right', 1],
  ['around the middle', 0.5],
])('a name set %s goes on below', (_, share) => {
  const rows = ['Licencjat, Dziennikarstwo', 'Państwowa Wyższa Szkoła', 'Zawodowa', '2016 – 2019']
  const lines = printedLines(rows).map((line) => {
    const room = 24 * 5 - line.line.width
    const runs = line.line.runs.map((run) => ({ ...run, x: run.x + share * room, width: line.line.width }))
    return { ...line, room, hasEdge: true, line: { ...line.line, x: line.line.x + share * room, runs } }
  })
  const [study] = readEducation(lines, true, createPlacer(), 0)
  expect(study?.institution).toBe('Państwowa Wyższa Szkoła Zawodowa')
})

test('a word that says where leads on over the break', () => {
  const rows = [
    'Pflegefachkraft am',
    'Klinikum Hohenau GmbH',
    '2019 – 2022',
    '- Pflege auf vier Stationen',
    'Altenpflegerin im',
    'Haus Abendrot GmbH',
    '2016 – 2019',
  ]
  expect(posts(rows)).toEqual([
    'Pflegefachkraft | Klinikum Hohenau GmbH | 2019 – 2022',
    'Altenpflegerin | Haus Abendrot GmbH | 2016 – 2019',
  ])
})

test('one full line is broken where the page shows that edge elsewhere', () => {
  const rows = [
    'Laurea Triennale In Botanica | Università degli',
    'Studi di Vilamar e Gorbea',
    '01 2015 – 04 2019',
    'Diploma scuola superiore | Liceo Hohenau',
    '09 2010 – 06 2014',
  ]
  const schools = (hasEdge: boolean): string[] =>
    readEducation(
      printedLines(rows).map((line) => ({ ...line, room: 50 * 5 - line.line.width, hasEdge })),
      true,
      createPlacer(),
      0,
    ).map(({ institution }) => institution)
  expect(schools(true)).toEqual(['Università degli Studi di Vilamar e Gorbea', 'Liceo Hohenau'])
  expect(schools(false)).not.toEqual(schools(true))
})

describe('print and white tell which lines go on, whatever their words are like', () => {
  const EDGE = 30 * 5
  const goingOn = (rows: string[], near: number): string[] => {
    const lines = printedLines(rows).map((line, at) => {
      const runs = line.line.runs.map((run) => ({ ...run, width: run.text.length * 5 }))
      const isNear = at > 0 && rows[at]?.startsWith('**') && rows[at - 1]?.startsWith('**')
      return {
        ...line,
        gap: isNear ? near : 0.4,
        room: EDGE - line.line.width,
        line: { ...line.line, runs },
      }
    })
    const heads = entryLines(lines, () => false)
    const areOne = setAsOne(heads, () => false)
    return heads.filter((_, at) => areOne[at]).map(({ line }) => line.text)
  }
  const NAME = ['**Bureau Vale Under Open Skies**', '**Political Knowledge**', 'trainee']
  const OTHERS = ['**Port of Hale**', 'Adviser on Work']

  test.each<[string, string[], number, string[]]>([
    ['nearer than what is set in other print', [...OTHERS, ...NAME], 0.1, ['Political Knowledge']],
    ['not as far apart as that', [...OTHERS, ...NAME], 0.4, []],
    ['not where print sets nothing apart', NAME, 0.1, []],
    ['not where one had room for the next', ['**Port**', '**Hale**', 'Cook', ...OTHERS, ...NAME], 0.1, []],
    [
      'in a cell narrower than its column',
      ['**Formation for all**', '**Sensing**', 'Vale', '**Masters of Planning**', '**Land and Sea**', 'Hale'],
      0.4,
      [],
    ],
    [
      'in a cell narrower than its column, which its lines show',
      [
        '**Formation for all**',
        '**Sensing Vale**',
        'Vale College of Hale',
        '**Masters of Planning**',
        '**Land and Sea**',
        'Hale College of Vale',
      ],
      0.4,
      ['Sensing Vale', 'Land and Sea'],
    ],
  ])('%s', (_, rows, near, expected) => expect(goingOn(rows, near)).toEqual(expected))
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
