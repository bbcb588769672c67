import { expect, test } from 'vitest'
import { readEducation, splitDegree } from './education.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const read = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution, graduationYear }) =>
      `${degree} | ${field} | ${institution} | ${graduationYear}`,
  )

test.each<[string, string[], string[]]>([
  [
    'a full stop parts the degree from the school',
    [
      '02/2017 – 06/2021 ⇥ PhD, Marine Biology. University of Saltash, London',
      '09/2013 – 07/2015 ⇥ MSc, Ecology. University of Vilamar, Lisbon',
    ],
    ['PhD | Marine Biology | University of Saltash | 2021', 'MSc | Ecology | University of Vilamar | 2015'],
  ],
  [
    'the full stop of an abbreviation parts nothing',
    ['St. Brendan University ⇥ 2015', 'B. A. in Dr. Seuss Studies'],
    ['B. A. | Dr. Seuss Studies | St. Brendan University | 2015'],
  ],
  [
    'a long head of two names with a dash between, over its dates',
    [
      'Cascadia College of Art, Portland, OR — Bachelor of Fine Arts in Graphic Design',
      '2005 – 2009',
      'Coral State University, Miami, FL — Bachelor of Science in Nursing and Public Health',
      '2001 – 2005',
    ],
    [
      'Bachelor of Fine Arts | Graphic Design | Cascadia College of Art | 2009',
      'Bachelor of Science | Nursing and Public Health | Coral State University | 2005',
    ],
  ],
  [
    'a year between two commas',
    ['NVQ Level 3 Hairdressing, Example College, 2017', 'GCSEs, 2013, Sample Academy'],
    ['NVQ Level 3 Hairdressing |  | Example College | 2017', 'GCSEs |  | Sample Academy | 2013'],
  ],
  [
    'degree and school on one bold line',
    ['**PhD Ecology, University of Saltash** ⇥ 2010', '**PGCE Primary, University of Vilamar** ⇥ 2006'],
    ['PhD Ecology |  | University of Saltash | 2010', 'PGCE Primary |  | University of Vilamar | 2006'],
  ],
])('%s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})

test('a grade behind its label is no degree, and is said once', () => {
  const rows = ['Hill College, Boston ⇥ 2014', 'BSc Physics', 'GPA: 3.75 (major: 3.9)']
  expect(readEducation(printedLines(rows), false, createPlacer(), 0)).toMatchObject([
    { institution: 'Hill College', degree: 'BSc Physics', gpa: '3.75 (major: 3.9)', bullets: [] },
  ])
})

test.each([
  ['Bachelor of Science, Physics', false, 'Bachelor of Science', 'Physics'],
  ['Bachelor of Science in Physics', false, 'Bachelor of Science', 'Physics'],
  ['Diploma in Nursing', false, 'Diploma', 'Nursing'],
  ['B.Sc. in Physics', false, 'B.Sc.', 'Physics'],
  // No word parts the two.
  ['B.Sc. Physics', false, 'B.Sc. Physics', ''],
  // What stands in brackets is said of the degree.
  ['Bachelor of Science (Honours)', false, 'Bachelor of Science (Honours)', ''],
  // Neither half is a degree, unless where it stands says that it is one.
  ['Rivers, Boats', false, 'Rivers, Boats', ''],
  ['Rivers, Boats', true, 'Rivers', 'Boats'],
  ['Physics, Bachelor of Science', false, 'Bachelor of Science', 'Physics'],
  ['Rivers, Diploma', true, 'Diploma', 'Rivers'],
  ['Bachelor of Arts, GPA 3.5', false, 'Bachelor of Arts', ''],
  ['Bachelor of Arts in History, GPA 3.5 of 4', false, 'Bachelor of Arts', 'History'],
  // A degree behind another of the same rank may be one more.
  ['Bachelor, Master', false, 'Bachelor, Master', ''],
  ['Bachelor, Master', true, 'Bachelor', 'Master'],
  // More words than a degree has.
  ['A course of one kind in Physics', false, 'A course of one kind in Physics', ''],
])('%j standing alone (%s) is the degree %j in %j', (text, alone, degree, field) => {
  expect(splitDegree(text, alone)).toEqual({ degree, field })
})
