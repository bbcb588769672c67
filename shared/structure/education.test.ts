import { expect, test } from 'vitest'
import { readEducation } from './education.ts'
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
