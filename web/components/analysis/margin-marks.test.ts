import { expect, test } from 'vitest'
import { spread } from './margin-marks.ts'

const at = (...ys: number[]) => ys.map((y, number) => ({ number, line: number, y }))
const ys = (marks: { y: number }[]) => marks.map(({ y }) => y)

test.each([
  ['far from each other stay beside their lines', [100, 200], [100, 200]],
  ['on one line stand one below the other', [100, 100, 100], [100, 124, 148]],
  ['of close lines make room downwards', [100, 110, 300], [100, 124, 300]],
  ['of the last lines push upwards', [780, 790], [764, 788]],
  ['of the first line are not cut off', [2], [12]],
])('marks %s', (_, given, wanted) => {
  expect(ys(spread(at(...given), 800, 24))).toEqual(wanted)
})

test('more marks than the page has room for stay on it, in the order of their lines', () => {
  const marks = spread(at(...Array.from({ length: 100 }, (_, n) => 8 * n)), 800, 24)
  expect(marks).toHaveLength(100)
  expect(Math.min(...ys(marks))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ys(marks))).toBeLessThanOrEqual(800)
  expect(marks.map(({ line }) => line)).toEqual([...Array(100).keys()])
})
