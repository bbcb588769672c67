import { describe, expect, it } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { canonicalJson, equalJson } from './json.ts'

describe('the canonical form', () => {
  it.each([
    ['members by their names', { b: 1, a: 2 }, '{"a":2,"b":1}'],
    ['a list in its own order', [2, 1], '[2,1]'],
    ['lists and members within each other', { a: [{ c: null, b: 'x' }] }, '{"a":[{"b":"x","c":null}]}'],
    ['a text with its signs escaped', 'a"b', '"a\\"b"'],
    ['nothing', null, 'null'],
    ['false, which is a value', false, 'false'],
  ])('writes %s', (_, value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  it('leaves out a member that has no value', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
  })

  it('is read back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value))
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain)
      }),
    )
  })

  it('is the same for two values exactly when they are equal', () => {
    const small = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)))
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(canonicalJson(a) === canonicalJson(b)).toBe(equalJson(a, b))
      }),
    )
  })
})

describe('equality', () => {
  it.each([
    ['a list and the start of a longer one', [1], [1, 2]],
    ['a list and its members by number', ['x'], { 0: 'x' }],
    ['an object and one with a further member', { a: 1 }, { a: 1, b: 2 }],
    ['null and no members', null, {}],
    ['a number and its text', 1, '1'],
  ])('tells %s apart', (_, a, b) => {
    expect(equalJson(a, b)).toBe(false)
    expect(equalJson(b, a)).toBe(false)
  })

  it('asks neither for an order of members nor for one that has no value', () => {
    expect(equalJson({ a: 1, b: [2] }, { b: [2], a: 1, c: undefined })).toBe(true)
  })
})
