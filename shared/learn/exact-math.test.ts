import { expect, test } from 'vitest'
import { expOf, lnOf } from './exact-math.ts'

test.each([0, -0.001, -0.3, -0.5, -0.51, -1, -3.7, -12, -17])(
  'the exponential of %d is right to eleven digits',
  (x) => {
    expect(Math.abs(expOf(x) / Math.exp(x) - 1)).toBeLessThan(1e-11)
  },
)

test.each([1, 1.0001, 1.5, 2, 7.25, 13, 400])('the logarithm of %d is right to eleven digits', (x) => {
  expect(Math.abs(lnOf(x) - Math.log(x))).toBeLessThan(1e-11)
})

test('what is too small to matter is nothing', () => {
  expect(expOf(-19)).toBe(0)
})
