import { describe, expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

describe('the strength of a password', () => {
  test.each([
    ['', 0, 'Weak'],
    ['abc', 1, 'Weak'],
    ['abcdefgh', 2, 'Weak'],
    ['Abcdefgh', 3, 'Fair'],
    ['Abcdefg1', 4, 'Good'],
    ['Abcdef1!', 5, 'Strong'],
    ['Abc1!', 4, 'Good'],
    ['ÄÖÜäöü12', 4, 'Good'],
    ['        ', 1, 'Weak'],
  ])('%j scores %i, %s', (password, score, label) => {
    expect(strengthOf(password)).toMatchObject({ score, label })
  })

  test('names what is missing, and nothing else', () => {
    expect(strengthOf('abc1').hints).toEqual([
      'At least 8 characters',
      'At least one uppercase letter',
      'At least one special character',
    ])
    expect(strengthOf('Abcdef1!').hints).toEqual([])
  })
})
