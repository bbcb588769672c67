import { expect, test } from 'vitest'
import { rulesIn } from './find.ts'
import { tracked, watch } from './tracked.ts'

test('rules are found where they are written and where they are built', () => {
  const source =
    "const A = /a+/g\nconst B = [/a+/g, new RegExp(A.source + 'b', 'u')]\nconst C = 'no /rule/ here'"
  expect(rulesIn('x.ts', source).map((r) => [r.kind, r.line, r.key])).toEqual([
    ['written', 1, 'x.ts /a+/g'],
    ['written', 2, 'x.ts /a+/g (2)'],
    ['built', 2, "x.ts new RegExp(A.source + 'b', 'u')"],
  ])
})

test('a watched rule does what it did, is counted, and finds nothing when it is off', () => {
  const comma = tracked('comma', /,\s*/)
  const digits = tracked('digits', /\d+/g)
  watch().hits.clear()
  expect('a, b'.split(comma)).toEqual(['a', 'b'])
  expect('12 and 7'.replace(digits, '#')).toBe('# and #')
  expect([...'12 and 7'.matchAll(digits)].map((m) => m[0])).toEqual(['12', '7'])
  expect(comma.test('ab')).toBe(false)
  expect(watch().hits.get('comma')).toBe(1)
  watch().off = 'digits'
  expect('12 and 7'.replace(digits, '#')).toBe('12 and 7')
  expect([...'12'.matchAll(digits)]).toEqual([])
  expect('a, b'.split(comma)).toEqual(['a', 'b'])
  watch().off = undefined
})
