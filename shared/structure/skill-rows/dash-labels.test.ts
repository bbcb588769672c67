import { expect, test } from 'vitest'
import { printedLines } from '../testing/printed-lines.ts'
import { withDashLabels } from './dash-labels.ts'

const texts = (rows: string[]): string[] => withDashLabels(printedLines(rows)).map(({ text }) => text)

test('a dash behind the label of a list is read as a colon, with a blank behind it or without', () => {
  expect(texts(['- Welding - MIG, TIG, Stick', '- Drawings & Plans -AutoCAD, Inventor, Revit'])).toEqual([
    'Welding: MIG, TIG, Stick',
    'Drawings & Plans: AutoCAD, Inventor, Revit',
  ])
})

test.each<[string, string[], string[]]>([
  [
    'two names each',
    ['Tools - Git, Docker', 'Trade – Tills, Stock'],
    ['Tools: Git, Docker', 'Trade: Tills, Stock'],
  ],
  [
    'one name among them',
    ['Wood – oak, pine', 'Glass – float', 'Metal – steel, brass'],
    ['Wood: oak, pine', 'Glass: float', 'Metal: steel, brass'],
  ],
])('where all rows are set so, lists are short: %s', (_name, rows, expected) => {
  expect(texts(rows)).toEqual(expected)
})

test.each<[string, string[]]>([
  ['levels', ['Welding – advanced, TIG', 'Brazing – basic, torch']],
  ['names that everybody knows', ['Python – pandas, numpy', 'Java – Spring, Maven']],
  [
    'words that tell of a name',
    ['Cooking – meals for thirty, each day', 'Rope work – splices of all sorts, knots'],
  ],
  ['one row that is none', ['Tools - Git, Docker', 'Trade - Tills, Stock', 'Forklifts']],
  ['one row of many', ['Welding - MIG, TIG, Stick', 'Forklifts', 'Cranes', 'First aid']],
  ['rows of one thing each', ['Dutch - spoken and written', 'German - spoken, a little']],
  ['words with a hyphen', ['Follow-up, check-in, sign-off, hand-over', 'Set-up, clean-up, lock-up']],
  ['lists whose items have a dash', ['MIG, TIG - certified, Stick', 'AutoCAD, Revit - daily, Inventor']],
])('no label: %s', (_name, rows) => {
  expect(texts(rows)).toEqual(rows)
})
