import { expect, test } from 'vitest'
import type { Document, Line } from '#shared/schema/document.ts'
import { prepare } from './prepared.ts'

const fieldsOf = (text: string): string[] =>
  prepare({
    pages: [
      { lines: [{ text, number: 1, page: 1, y: 0, size: 10, height: 10, runs: [] } as unknown as Line] },
    ],
  } as unknown as Document)[0]!.fields

test.each<[string, string, string[]]>([
  ['letters set wide are words', 'W O R K   H I S T O R Y', ['WORK HISTORY']],
  ['initials are none', 'J. R. Thornbury', ['J. R. Thornbury']],
  ['grades are none', 'A B C', ['A B C']],
  ['a colon belongs to its label', 'Position\t: Cook', ['Position:', 'Cook']],
  ['a time of day keeps its own', 'Open\t8:30', ['Open', '8:30']],
  ['an accent set apart belongs to its letter', 'Yalc\u0020\u0327in', ['Yalçin']],
])('%s', (_name, text, fields) => {
  expect(fieldsOf(text)).toEqual(fields)
})
