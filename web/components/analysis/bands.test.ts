import { expect, test } from 'vitest'
import { bandOf } from './bands.ts'

test.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Needs Improvement'],
  [0, 'Needs Improvement'],
])('a score of %i is %s', (score, label) => {
  expect(bandOf(score).label).toBe(label)
})
