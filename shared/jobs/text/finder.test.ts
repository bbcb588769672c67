import { describe, expect, test } from 'vitest'
import { alternativesOf, finderOf } from './finder.ts'

const SOURCE =
  'preferred|nice to have|nice|(?:is|are) (?:also )?(?:a )?plus|(?:not )?essential|(?<!no )bonus|needs(?! of)'
const finder = finderOf(alternativesOf(SOURCE))

describe('finding the phrases of a long list', () => {
  test.each([
    'Preferred: nice to have, a NICE touch',
    'Go is also a plus, Rust and C are a plus; not essential, essentially nothing',
    'no bonus, bonus points; needs of pupils, needs a van',
    'unpreferred2 preferred2 2preferred préferred preferred',
    'İstanbul is a plus',
    '',
  ])('finds what one expression finds in %j', (text) => {
    const plain = new RegExp(`(?<![\\p{L}\\p{N}])(?:${SOURCE})(?![\\p{L}\\p{N}])`, 'giu')
    const found = [...text.matchAll(plain)].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    }))
    expect(finder.all(text)).toEqual(found)
    expect(finder.test(text)).toBe(found.length > 0)
  })

  test('tells a capital from a small letter where it is asked to', () => {
    const exact = finderOf(['BSc', 'ba'], { exact: true })
    expect(exact.test('a BSc')).toBe(true)
    expect(exact.test('a bsc or BA')).toBe(false)
  })

  test('refuses an expression that anything could open', () => {
    expect(() => finderOf(alternativesOf('plus|\\w+ly'))).toThrow('No letter opens')
  })
})
