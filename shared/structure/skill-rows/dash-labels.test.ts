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

test.each<[string, string[]]>([
  ['one row of many', ['Welding - MIG, TIG, Stick', 'Forklifts', 'Cranes', 'First aid']],
  ['rows of one thing each', ['Dutch - spoken and written', 'German - spoken, a little']],
  ['words with a hyphen', ['Follow-up, check-in, sign-off, hand-over', 'Set-up, clean-up, lock-up']],
  ['lists whose items have a dash', ['MIG, TIG - certified, Stick', 'AutoCAD, Revit - daily, Inventor']],
])('no label: %s', (_name, rows) => {
  expect(texts(rows)).toEqual(rows)
})
