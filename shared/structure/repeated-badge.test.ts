import { expect, test } from 'vitest'
import { withoutBadges } from './repeated-badge.ts'
import { printedLines } from './testing/printed-lines.ts'

const texts = (rows: string[]): string[] => withoutBadges(printedLines(rows)).map(({ text }) => text)

test('a word before each heading is none of it', () => {
  expect(
    texts([
      '**Abschnitt** ⇥ **Ausbildung**',
      'Beispielschule',
      '**Abschnitt** ⇥ **Sprachen**',
      '**Abschnitt** ⇥ **Hobbys**',
    ]),
  ).toEqual(['Ausbildung', 'Beispielschule', 'Sprachen', 'Hobbys'])
})

test.each<[string, string[]]>([
  ['before other texts', ['Example Works ⇥ Leeds', 'Example Works ⇥ York', 'Example Works ⇥ Hull']],
  ['before two headings', ['Part ⇥ Education', 'Part ⇥ Languages', 'Chess']],
  ['before one heading again and again', ['Part ⇥ Education', 'Part ⇥ Education', 'Part ⇥ Education']],
])('a word stays %s', (_name, rows) => {
  expect(texts(rows)).toEqual(rows.map((row) => row.replace(' ⇥ ', ' ')))
})
