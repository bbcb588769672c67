import { expect, test } from 'vitest'
import { languageGrid } from './language-grid.ts'
import { printedLines } from './testing/printed-lines.ts'

const gridOf = (rows: string[]): string[] => [...languageGrid(printedLines(rows))].map(({ text }) => text)

test.each<[string, string[], string[]]>([
  [
    'in English',
    [
      'Mother tongue ⇥ Portuguese',
      'UNDERSTANDING ⇥ SPEAKING ⇥ WRITING',
      'Listening ⇥ Reading',
      'English ⇥ B2 ⇥ B1',
    ],
    ['UNDERSTANDING SPEAKING WRITING', 'Listening Reading'],
  ],
  [
    'read by columns',
    ['Verstehen', 'B2', 'Sprechen', 'B1', 'Schreiben', 'B1'],
    ['Verstehen', 'Sprechen', 'Schreiben'],
  ],
  ['in Italian', ['Comprensione', 'Ascolto ⇥ Lettura', 'Inglese ⇥ B2'], ['Comprensione', 'Ascolto Lettura']],
])('the heads of a grid of language levels, %s', (_name, rows, expected) => {
  expect(gridOf(rows)).toEqual(expected)
})

test.each<[string, string[]]>([
  [
    'a section of talks and one of articles',
    ['SPEAKING', 'Two talks at a fair', 'WRITING', 'An article on mud'],
  ],
  ['interests', ['Interests', 'Reading, writing and sailing']],
  ['far apart', ['Reading', ...Array.from({ length: 20 }, () => 'a line of text'), 'Writing', 'Speaking']],
])('are not found in %s', (_name, rows) => {
  expect(gridOf(rows)).toEqual([])
})
