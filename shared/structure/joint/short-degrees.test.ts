import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { STUDIES } from './trades.ts'

// The letters of many short degrees are those of a state as well.

const degreesOf = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(({ degree, field }) =>
    `${degree}, ${field}`.split(/,\s*/).filter(Boolean).sort().join(', '),
  )

test.each([
  'Computer Science, BS',
  'Linguistics, MA',
  'Applied Physics, MS',
  'Economics, BA',
  'Nursing, AS',
  'Informatik, BA',
  'Química, MS',
  'Fine Art, MA',
])('%s is a degree', (printed) => {
  const rows = [
    `**2020 – 2022** ⇥ ${printed} ⇥ Vilamar State University`,
    '- Captain of the rowing club and of the choir',
  ]
  expect(degreesOf(rows)).toEqual([printed.split(', ').sort().join(', ')])
})

test.each(['Boston, MA', 'Quincy, MA', 'Jackson, MS', 'Salvador, BA', 'Reading, MA', 'Victoria, BC'])(
  '%s is a place',
  (printed) => {
    expect(STUDIES.fits(printed).place).toBe(0)
    expect(degreesOf([`**2020 – 2022** ⇥ Vilamar State University ⇥ ${printed}`, 'BSc Botany'])).toEqual([
      'BSc Botany',
    ])
  },
)
