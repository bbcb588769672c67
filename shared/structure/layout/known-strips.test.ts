import { expect, test } from 'vitest'
import { knownStrips } from './known-strips.ts'
import type { Segment } from './segment.ts'
import { stripOf } from './strips.ts'

const segments = ['Amara', 'Okafor', 'Lagos', '2019'].map(
  (text, at) => ({ text, x0: at * 100, x1: at * 100 + 50, y0: 0, y1: 10, base: 8, size: 10 }) as Segment,
)
const [a, b, c, d] = segments as [Segment, Segment, Segment, Segment]

/** How often it is asked what the texts of each side are, and what is answered. */
const asked = () => {
  const calls: string[] = []
  const textsOf = knownStrips(segments)((strip, span) => {
    const texts = `${strip.left.map(({ text }) => text)} | ${strip.right.map(({ text }) => text)} in ${span}`
    calls.push(texts)
    return texts
  })
  return { textsOf, calls }
}

test('a strip between the same segments is looked at once', () => {
  const { textsOf, calls } = asked()
  const first = textsOf(stripOf([a, b], [c]))
  expect(textsOf(stripOf([a, b], [c]))).toBe(first)
  expect(calls).toEqual(['Amara,Okafor | Lagos in 0'])
})

test('what came of it is kept, though it be nothing', () => {
  let calls = 0
  const nothing = knownStrips(segments)(() => {
    calls += 1
    return undefined
  })
  nothing(stripOf([a], [b]))
  expect(nothing(stripOf([a], [b]))).toBeUndefined()
  expect(calls).toBe(1)
})

test.each<[string, [Segment[], Segment[], number?]]>([
  ['with a segment on its other side', [[a], [b, c]]],
  ['with one segment less', [[a, b], [d]]],
  [
    'with one segment more',
    [
      [a, b],
      [c, d],
    ],
  ],
  ['with its sides changed', [[c], [a, b]]],
  ['with its segments in another order', [[b, a], [c]]],
  ['of a wider region', [[a, b], [c], 400]],
])('another strip is another one: %s', (_, [left, right, span]) => {
  const { textsOf, calls } = asked()
  textsOf(stripOf([a, b], [c]))
  textsOf(stripOf(left, right), span)
  expect(calls).toHaveLength(2)
  expect(calls[1]).not.toBe(calls[0])
})
