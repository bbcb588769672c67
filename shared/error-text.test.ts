import { expect, test } from 'vitest'
import { errorCode, errorName, errorText } from './error-text.ts'

test.each<[unknown, string]>([
  [new Error('no room\n  at here'), 'no room'],
  [Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new TypeError(''), 'TypeError'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [{ message: 'from a library' }, 'from a library'],
  [{ message: { deep: 1 }, code: '53100' }, '53100'],
  [{ name: 'ErrnoError', errno: 29 }, '29'],
  [{}, 'unknown error'],
  [{ message: {} }, 'unknown error'],
  [[], 'unknown error'],
  [Object.create(null), 'unknown error'],
])('%j', (thrown, text) => {
  expect(errorText(thrown)).toBe(text)
})

test.each<[unknown, string, string | number | undefined]>([
  [Object.assign(new Error('gone'), { code: 'ENOENT' }), 'Error', 'ENOENT'],
  [{ name: 'PasswordException', code: 2 }, 'PasswordException', 2],
  [{ name: 7, code: {} }, '', undefined],
  ['a text', '', undefined],
  [null, '', undefined],
])('the name and the code of %j', (thrown, name, code) => {
  expect([errorName(thrown), errorCode(thrown)]).toEqual([name, code])
})
