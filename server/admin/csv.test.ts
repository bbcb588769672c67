import { expect, test } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { csvLine } from './csv.ts'

test.each([
  ['plain', '"plain"'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['+49 30', `"'+49 30"`],
  ['-5', `"'-5"`],
  ['@cmd', `"'@cmd"`],
  ['\tx', `"'\tx"`],
  ['\t=x', `"'\t'=x"`],
  ['\r=1', `"'\r'=1"`],
  ['  =1', `"  '=1"`],
  ['=a,"b"', `"'=a,""b"""`],
  ['\uFF1D1+1', `"'\uFF1D1+1"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a;"=1+1"', `"a;""'=1+1"""`],
  ['a\t@cmd', `"a\t'@cmd"`],
  ['a\n-1', `"a\n'-1"`],
  ['a|+1', `"a|'+1"`],
  ['a, =1', `"a, '=1"`],
  ['a=1', '"a=1"'],
  ['a - b', '"a - b"'],
  ['C++; C#', '"C++; C#"'],
  ['', '""'],
  [null, ''],
  [-5, '-5'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
])('%j is written as %j', (cell, written) => expect(csvLine([cell])).toBe(`${written}\r\n`))

test('cells are parted by commas, lines end as the standard says', () =>
  expect(csvLine(['a', 1, null, 'b'])).toBe('"a",1,,"b"\r\n'))

test('no text begins a cell with a formula, whichever sign a spreadsheet parts cells at', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'=+-@;,|\t\r\n "\'a\uFF1D') }), (text) => {
      const line = csvLine(['x', text]).slice(0, -2)
      for (const cell of line.split(/[;,|\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@\uFF1D]/)
    }),
  )
})
