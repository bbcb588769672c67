import { expect, test } from 'vitest'
import { readItems } from './items.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const languages = (rows: string[]): string[] =>
  readItems('languages', printedLines(rows), false, createPlacer(), 0).map(
    ({ title, detail }) => `${title} | ${detail}`,
  )

test.each<[string, string[], string[]]>([
  [
    'an aside alone on the next line belongs to the language before',
    ['Polish (native), Arabic', '(advanced)'],
    ['Polish | native', 'Arabic | advanced'],
  ],
  [
    'an aside broken in its midst is whole',
    ['Polish (professional working', 'proficiency), Arabic'],
    ['Polish | professional working proficiency', 'Arabic | '],
  ],
  ['a line each is a language each', ['Polish (native)', 'Arabic'], ['Polish | native', 'Arabic | ']],
])('%s', (_, rows, read) => {
  expect(languages(rows)).toEqual(read)
})
