import { expect, test } from 'vitest'
import { averaged, POINTS_APART } from './averaged.ts'

const points = (count: number, y: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({ key: `${at}`, x: at * 1000, y: y(at), label: `point ${at}` }))
const label = (own: unknown[], average: number) => `${own.length} at ${average}`

test('as many as stand apart are each a point', () => {
  const few = points(POINTS_APART, (at) => at)
  expect(averaged(few, label)).toEqual(few)
})

test('more are averages of equal spans, of which none is lost', () => {
  const many = averaged(
    points(6000, () => 50),
    label,
  )
  expect(many).toHaveLength(POINTS_APART)
  expect(new Set(many.map((point) => point.label))).toEqual(new Set(['100 at 50']))
  expect(many.map(({ x }) => x)).toEqual(many.map(({ x }) => x).toSorted((a, b) => a - b))
})

test('a span of one keeps its own words, an empty one is no point', () => {
  const late = { key: 'late', x: 1e9, y: 90, label: 'one late' }
  const crowd = points(100, (at) => (at % 2 ? 40 : 60))
  expect(averaged([...crowd, late], label)).toEqual([
    { key: '0', x: 49_500, y: 50, label: '100 at 50' },
    late,
  ])
})

test('many at one moment are one point', () => {
  const once = points(100, () => 70).map((point) => ({ ...point, x: 5 }))
  expect(averaged(once, label)).toEqual([{ key: '0', x: 5, y: 70, label: '100 at 70' }])
})
