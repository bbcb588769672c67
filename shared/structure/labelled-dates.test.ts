import { expect, test } from 'vitest'
import { withLabelledDates } from './labelled-dates.ts'
import { printedLines } from './testing/printed-lines.ts'

const read = (rows: string[]): string[] => withLabelledDates(printedLines(rows)).map(({ text }) => text)

test.each<[string, string[], string[]]>([
  [
    'the beginning over the end',
    ['Vilamar College', 'Beginning of studies: 2019', 'End of studies: 2023'],
    ['Vilamar College', '2019 – 2023'],
  ],
  [
    'in another language, beside what is said of the study',
    ['Saltash Lisesi', 'Başlangıç: 09.2010', 'Bitiş: 06.2014', 'Ortalama: 3,1'],
    ['Saltash Lisesi', '09.2010 – 06.2014', 'Ortalama: 3,1'],
  ],
  [
    'once, and elsewhere the beginning alone',
    ['Course start: May 2020', 'Vilamar College', 'Course start: May 2016', 'Course end: June 2018'],
    ['May 2020', 'Vilamar College', 'May 2016 – June 2018'],
  ],
])('two dates behind labels are a range: %s', (_where, rows, expected) => {
  expect(read(rows)).toEqual(expected)
})

test.each<[string, string[]]>([
  ['studies with a year each', ['SSLC: 2010', 'Plus two: 2012', 'Bachelor of Commerce: 2016']],
  ['the later one first', ['Updated: 2021', 'Printed: 2019']],
  ['ranges', ['Studies: 2012 – 2016', 'Thesis: 2015 – 2016']],
  ['one label twice', ['Year: 2012', 'Year: 2016']],
  ['what is told with a date', ['Thesis: Moss of the fells, 2015', 'Prize: Best drawing, 2016']],
])('what is none stays apart: %s', (_what, rows) => {
  expect(read(rows)).toEqual(rows)
})
