import { describe, expect, test } from 'vitest'
import { isColumnNames, withoutColumnNames } from './column-names.ts'
import { saysColumnNames } from './column-words.ts'
import { readEducation } from './education.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const first = (row: string) => printedLines([row])[0]!

describe('the head of a table', () => {
  test.each([
    'Degree ⇥ Institution ⇥ Year ⇥ Result',
    '**Course** ⇥ **Board/University** ⇥ **Year of Passing** ⇥ **CGPA/Percentage**',
    'Company ⇥ Designation ⇥ Duration',
    'Diplôme ⇥ Établissement ⇥ Année',
    'Mansione ⇥ Azienda ⇥ Periodo',
    'Työnantaja ⇥ Tehtävä',
  ])('is %s', (row) => expect(isColumnNames(first(row))).toBe(true))
  test.each([
    'Degree',
    'Degree Institution Year Result',
    'BSc Physics ⇥ Institution ⇥ Year',
    'University of Applied Examples ⇥ 2019',
    'Course ⇥ 2019',
    'título ⇥ Título',
    'Position: Clerk ⇥ Company: Archive',
    '- Company ⇥ Role',
  ])('is not %s', (row) => expect(isColumnNames(first(row))).toBe(false))
})

test.each([
  ['Degree Institution Year Result', true],
  ['Course\tBoard/University\tYear of Passing', true],
  ['Company | Position | From', true],
  ['Degree Institution', false],
  ['Course Course Course', false],
  ['Degree Institution Bergen', false],
])('as it is printed, %j names columns: %s', (text, expected) => expect(saysColumnNames(text)).toBe(expected))

test('said of every entry it is a form that was left unfilled', () => {
  const lines = printedLines(['Employer ⇥ City', 'Job title', 'Employer ⇥ City', 'Job title'])
  expect(withoutColumnNames(lines)).toHaveLength(4)
})

test('under it the first study is read as well', () => {
  const lines = printedLines([
    '**Degree** ⇥ **Institution** ⇥ **Year** ⇥ **Result**',
    'B.E. (Computer Engineering) ⇥ Sample University ⇥ 2020 ⇥ 8.1 CGPA',
    'HSC ⇥ Modern Junior College ⇥ 2016 ⇥ 84.2%',
  ])
  const read = readEducation(lines, false, createPlacer(), 0)
  expect(read.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['B.E.', 'Sample University'],
    ['HSC', 'Modern Junior College'],
  ])
})

test('what its columns are called tells degree and school, however little the cells do', () => {
  const read = (rows: string[]): string[] =>
    readEducation(printedLines(rows), false, createPlacer(), 0).map(
      ({ degree, institution, graduationYear, gpa }) =>
        `${degree} | ${institution} | ${graduationYear} | ${gpa}`,
    )
  expect(
    read([
      'Examination ⇥ Name of Institute ⇥ Board/University ⇥ Year ⇥ Percentage',
      'B.Tech ⇥ Saltash Institute of Technology ⇥ Vilamar University ⇥ 2016 ⇥ 72.4%',
      'XII ⇥ Green Vale ⇥ State Board ⇥ 2012 ⇥ 81.2%',
      'X ⇥ Green Vale ⇥ State Board ⇥ 2010 ⇥ 79',
    ]),
  ).toEqual([
    'B.Tech | Saltash Institute of Technology | 2016 | 72.4%',
    'XII | Green Vale | 2012 | 81.2%',
    'X | Green Vale | 2010 | 79',
  ])
  // `Board` is no word for a school, and its cells are called like some.
  expect(
    read([
      'Course ⇥ Board ⇥ Institution ⇥ Year ⇥ Score',
      'HSSC ⇥ Vilamar Board of Secondary Education ⇥ Green Vale School ⇥ 2015 ⇥ 85.6%',
      'SSLC ⇥ Vilamar Board of Secondary Education ⇥ Green Vale School ⇥ 2013 ⇥ 91%',
    ]),
  ).toEqual(['HSSC | Green Vale School | 2015 | 85.6%', 'SSLC | Green Vale School | 2013 | 91%'])
  expect(
    read([
      'Año ⇥ Centro ⇥ Título ⇥ Nota',
      '2016 ⇥ Vilamar ⇥ Grado en Botánica ⇥ 8,1',
      '2012 ⇥ Hill y Vale ⇥ Bachillerato ⇥ 9,0',
    ]),
  ).toEqual(['Grado | Vilamar | 2016 | 8,1', 'Bachillerato | Hill y Vale | 2012 | 9,0'])
})

test('the last cell of a row goes on in the lines that begin under it', () => {
  const [head, row, below, other] = printedLines([
    'Period ⇥ Company ⇥ Position',
    '2014 – 2018 ⇥ Vale College ⇥ Senior lecturer of',
    'higher mathematics',
    '2012 – 2014 ⇥ Hale College ⇥ Lecturer',
  ])
  const left = row!.line.runs.find(({ text }) => text.startsWith('Senior'))?.x ?? 300
  const at = (x: number) => ({ ...below!, line: { ...below!.line, x } })
  const cells = (line: ReturnType<typeof at>) =>
    withoutColumnNames([head!, row!, line, other!]).map(({ fields }) => fields.at(-1))
  expect(cells(at(left))).toEqual(['position: Senior lecturer of higher mathematics', 'position: Lecturer'])
  expect(cells(at(row!.line.x))).toHaveLength(3)
})
