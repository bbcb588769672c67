import { expect, test } from 'vitest'
import { languageGrid, languageGroup, languagesOfGrid, wholeLanguageGrid } from './language-grid.ts'
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

const wholeOf = (rows: string[]): string[] =>
  [...wholeLanguageGrid(printedLines(rows))].map(({ text }) => text)

test.each<[string, string[], string[], string[]]>([
  [
    'in French, with heads that break',
    [],
    [
      'Langue maternelle ⇥ français',
      'Autres langues ⇥ Comprendre ⇥ Parler ⇥ Écrire',
      'Écouter ⇥ Lire',
      'anglais ⇥ C1 ⇥ C2 ⇥ B2 ⇥ B2 ⇥ C1',
      'danois ⇥ A1 ⇥ A2 ⇥ A1 ⇥ A1 ⇥ A1',
    ],
    ['Informatique ⇥ Excel, Word'],
  ],
  [
    'between other skills',
    ['Welding, Plumbing'],
    ['Understanding ⇥ Speaking ⇥ Writing', 'Listening ⇥ Reading', 'Danish ⇥ B2 ⇥ B1 ⇥ B1 ⇥ A2 ⇥ A2'],
    ['Forklift, Crane'],
  ],
])('the whole grid, %s', (_name, above, grid, below) => {
  expect(wholeOf([...above, ...grid, ...below])).toEqual(grid.map((row) => row.replaceAll(' ⇥ ', ' ')))
})

test.each<[string, string[]]>([
  ['skills without a grid', ['Reading, writing, speaking', 'Driving licence B1, B2, C1', 'Excel, Word']],
  ['heads without levels', ['Understanding ⇥ Speaking ⇥ Writing', 'Excel, Word', 'Forklift, Crane']],
])('none in %s', (_name, rows) => {
  expect(wholeOf(rows)).toEqual([])
})

test('the rows of a grid name its languages', () => {
  const rows = [
    'Understanding ⇥ Speaking ⇥ Writing',
    'Danish ⇥ B2 ⇥ B1 ⇥ A2',
    'A1/A2: basic user - B1/B2: independent',
  ]
  expect(languagesOfGrid(wholeLanguageGrid(printedLines(rows))).map(({ text }) => text)).toEqual(['Danish'])
})

test.each<[string, string[], string[]]>([
  [
    'that tell levels of such as are spoken',
    ['Workshop', '- Welding', 'Languages', '- Danish: native', '- English: C1', 'Trade', '- Price lists'],
    ['Languages', 'Danish: native', 'English: C1'],
  ],
  [
    'with levels behind names and no marks',
    ['Languages', 'Danish: native', 'English: fluent', 'Databases', 'Redis'],
    ['Languages', 'Danish: native', 'English: fluent'],
  ],
  ['of tools, without marks', ['Languages', 'Rust: good', 'Java: basic'], []],
  ['of another sort', ['Databases', '- Redis', 'Languages', '- Rust: good', '- Go'], []],
  ['under a group of another name', ['Certified', '- English: C1'], []],
])('a group of languages amid skills is told by its items: %s', (_name, rows, expected) => {
  expect((languageGroup(printedLines(rows)) ?? []).map(({ text }) => text)).toEqual(expected)
})
