import { expect, test } from 'vitest'
import { withoutSectionNumbers } from './section-numbers.ts'
import { printedLines } from './testing/printed-lines.ts'

const read = (rows: string[]): string[] => withoutSectionNumbers(printedLines(rows)).map(({ text }) => text)

const PAGE = [
  '**1** ⇥ **Profile**',
  'A cook.',
  '**2** ⇥ **Education**',
  '**2.1** ⇥ **Vilamar College**',
  'Catering',
]

test('numbers of headings that run on through the page are no part of them', () => {
  expect(read([...PAGE, '**3** ⇥ **Experience**', 'Green Door - Cook - (2019 - 2022)'])).toEqual([
    'Profile',
    'A cook.',
    'Education',
    'Vilamar College',
    'Catering',
    'Experience',
    'Green Door - Cook - (2019 - 2022)',
  ])
})

test('a level, a month or a count in front of a text stays', () => {
  for (const rows of [
    [...PAGE, '**4** ⇥ **Experience**'],
    ['1 ⇥ Bread', '2 ⇥ Cake', '3 ⇥ Tart', 'A baker who bakes.'],
    PAGE,
  ])
    expect(read(rows)).toEqual(printedLines(rows).map(({ text }) => text))
})
