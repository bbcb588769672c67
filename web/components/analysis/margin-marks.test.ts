import { expect, test } from 'vitest'
import { spread, thinned } from './margin-marks.ts'

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

test.each([
  ['stay as they are where there is room for all', [5, 5, 6], 72, [5, 5, 6]],
  ['of one finding are its first alone where there is none', [5, 6, 5, 6, 5], 72, [5, 6]],
  ['of different findings all stay, room or none', [5, 6, 7, 8], 72, [5, 6, 7, 8]],
])('marks %s', (_, numbers, height, wanted) => {
  const marks = numbers.map((number, line) => ({ number, line, y: 10 * line }))
  expect(thinned(marks, height, 24).map(({ number }) => number)).toEqual(wanted)
})

test('the one that stays is the highest on the page, in whatever order they come', () => {
  const marks = [90, 20, 50].map((y) => ({ number: 3, line: y, y }))
  expect(thinned(marks, 40, 24)).toEqual([{ number: 3, line: 20, y: 20 }])
})

test('more marks than the page has room for stay on it, in the order of their lines', () => {
  const marks = spread(at(...Array.from({ length: 100 }, (_, n) => 8 * n)), 800, 24)
  expect(marks).toHaveLength(100)
  expect(Math.min(...ys(marks))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ys(marks))).toBeLessThanOrEqual(800)
  expect(marks.map(({ line }) => line)).toEqual([...Array(100).keys()])
})
