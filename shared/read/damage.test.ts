import { describe, expect, test } from 'vitest'
import { givenUp, isDamageOfOle, isDamageOfPdf, isDamageOfZip } from './damage.ts'
import { ReadError } from './errors.ts'

const named = (name: string, details?: string) => Object.assign(new Error('x'), { name, details })

describe('what pdf.js throws', () => {
  test.each<[string, unknown, boolean]>([
    ['a file that is no PDF inside', named('InvalidPDFException'), true],
    ['a wrong object, told by its other thread', named('UnknownErrorException', 'FormatError: bad'), true],
    [
      'a method this browser lacks, told by its other thread',
      named('UnknownErrorException', 'TypeError: a.getOrInsertComputed is not a function'),
      false,
    ],
    ['a method this browser lacks', new TypeError('a.getOrInsertComputed is not a function'), false],
    ['a character map that could not be fetched', new Error('Unable to load CMap'), false],
    ['nothing at all', undefined, false],
  ])('%s: damage is %s', (_, cause, damage) => expect(isDamageOfPdf(cause)).toBe(damage))
})

test.each<[string, unknown, boolean, boolean]>([
  ['fflate’s own', Object.assign(new Error('unexpected EOF'), { code: 0 }), true, true],
  ['past the end', new RangeError('offset'), false, true],
  ['a mistake of ours', new ReferenceError('x is not defined'), false, false],
])('%s', (_, cause, zip, ole) => {
  expect(isDamageOfZip(cause)).toBe(zip)
  expect(isDamageOfOle(cause)).toBe(ole)
})

test('what was coded keeps its code, and what was not expected is never called damage', () => {
  expect(givenUp(new ReadError('too_complex'), true).code).toBe('too_complex')
  expect(givenUp(named('FormatError'), true, 'truncated').code).toBe('truncated')
  const cause = new TypeError('x')
  expect(givenUp(cause, false, 'truncated')).toMatchObject({ code: 'unexpected', cause })
  expect(givenUp(cause, false).message).not.toMatch(/damaged/)
})
