import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@cmd', "'@cmd"],
  ['\tx', "'\tx"],
  ['\r=1', '"\'\r=1"'],
  ['=a,"b"', '"\'=a,""b"""'],
  ['a=1', 'a=1'],
  ['', ''],
  [null, ''],
  [-5, '-5'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
])('%j is written as %j', (cell, written) => expect(csvLine([cell])).toBe(`${written}\r\n`))

test('cells are parted by commas, lines end as the standard says', () =>
  expect(csvLine(['a', 1, null, 'b'])).toBe('a,1,,b\r\n'))
