import { describe, expect, test } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { apportion } from './points.ts'

describe('splitting points by weight', () => {
  test.each([
    ['equal thirds give the odd point to the first', 100, [1, 1, 1], [34, 33, 33]],
    ['a weight of nothing gets nothing', 10, [1, 0, 1], [5, 0, 5]],
    ['no weights at all give no points', 100, [0, 0], [0, 0]],
    ['a small weight still gets a point', 100, [1000, 1], [99, 1]],
  ])('%s', (_, total, weights, expected) => expect(apportion(total, weights)).toEqual(expected))

  test('the parts always add up to the whole', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 }), (weights) => {
        const shares = apportion(100, weights)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(weights.some((w) => w > 0) ? 100 : 0)
        for (const [i, share] of shares.entries()) expect(share > 0).toBe(weights[i]! > 0)
      }),
    ))
})
