import { expect, test } from 'vitest'
import { weaknessOf } from './password-rules.ts'

const ADA = { name: 'Ada Quibblestone', email: 'ada.l@example.com' }

test.each([
  ['123456', 'common'],
  ['password', 'common'],
  ['PassWord123', 'common'],
  ['qwertyuiop', 'common'],
  ['iloveyou', 'common'],
  ['zzzzzzz', 'common'],
  ['        ', 'common'],
  ['ada.l@example.com', 'your name or email'],
  ['Ada.L@Example.com!', 'your name or email'],
  ['quibblestone', 'your name or email'],
  ['adaquibblestone', 'your name or email'],
  ['Ada Quibblestone 1', 'your name or email'],
  ['quibblestone99!', 'your name or email'],
])('%j is refused', (password, why) => {
  expect(weaknessOf(password, ADA)).toContain(why)
})

test.each([
  'correct horse',
  'Tr0ub4dor&3x',
  'adages and axioms',
  'my quibblestone engine runs',
  'пароль из букв',
])('%j is taken', (password) => {
  expect(weaknessOf(password, ADA)).toBeUndefined()
})

test('a name of two letters forbids nothing but itself', () => {
  expect(weaknessOf('ed and friends', { name: 'Ed Wu', email: 'ed@example.com' })).toBeUndefined()
})
