import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

// Degrees marked as items, each over its school, which carries no mark.

const read = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution }) => `${[degree, field].filter(Boolean).join(', ')} | ${institution}`,
  )

test.each<[string[], string[]]>([
  [
    ['- Licence de Droit', 'Université de Vilamar, 2012', '- Master de Droit', 'Université de Hale, 2014'],
    ['Licence, Droit | Université de Vilamar', 'Master, Droit | Université de Hale'],
  ],

  // Where a school opens the section, its list tells of it.
  [
    [
      'Hale University ⇥ 2018',
      '- Master of Arts in History',
      'Vilamar College ⇥ 2015',
      '- Bachelor of Arts in Law',
    ],
    ['Master of Arts, History | Hale University', 'Bachelor of Arts, Law | Vilamar College'],
  ],
  [
    [
      'Vilamar College ⇥ 2012 – 2015',
      '- Dean’s list in two years',
      'Hale College ⇥ 2010 – 2012',
      '- Won the prize',
    ],
    [' | Vilamar College', ' | Hale College'],
  ],
])('%j', (rows, expected) => {
  expect(read(rows)).toEqual(expected)
})
