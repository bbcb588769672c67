import { expect, test } from 'vitest'
import { printedLines } from '../testing/printed-lines.ts'
import { withBoldLabels } from './bold-labels.ts'

const texts = (rows: string[]): string[] => withBoldLabels(printedLines(rows)).map(({ text }) => text)

test.each<[string, string[], string[]]>([
  ['before a list', ['**Metal** Brazing, Casting'], ['Metal: Brazing, Casting']],
  [
    'in the midst of a line',
    ['**Metal** Brazing, Casting,', 'Forging **Stone** Lettering, Pointing'],
    ['Metal: Brazing, Casting,', 'Forging', 'Stone: Lettering, Pointing'],
  ],
  [
    'before one name, where others have lists',
    ['**Metal** Brazing, Casting', '**Stone** Lettering, Pointing', '**Timber** Joinery'],
    ['Metal: Brazing, Casting', 'Stone: Lettering, Pointing', 'Timber: Joinery'],
  ],
])('print makes a label: %s', (_name, rows, labelled) => {
  expect(texts(rows)).toEqual(labelled)
})

test.each<[string, string[]]>([
  ['before one name, throughout', ['**Metal** Brazing', '**Stone** Lettering']],
  ['before a level', ['**Brazing** Expert', '**Casting** 5+ years']],
  ['within a list', ['Brazing, **Casting**, Forging']],
  ['of the whole line', ['**Brazing, Casting**', 'Forging, Welding']],
])('print makes no label: %s', (_name, rows) => {
  expect(texts(rows)).toEqual(rows.map((row) => row.replaceAll('*', '')))
})
