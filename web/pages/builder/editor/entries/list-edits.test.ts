import { expect, test } from 'vitest'
import { fc } from '../../../../../fixtures/properties.ts'
import { duplicated, moved, replaced, without } from './list-edits.ts'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moving %i to %i gives %j', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})

test('a move loses nothing and can be taken back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length]
      expect(moved(moved(list, from, to), to, from)).toEqual(list)
    }),
  )
})

test('removing and replacing touch only their position', () => {
  expect(without([1, 2, 3], 1)).toEqual([1, 3])
  expect(replaced([{ n: 1 }, { n: 2 }], 1, { n: 5 })).toEqual([{ n: 1 }, { n: 5 }])
})

test('a copy stands behind its entry and shares no id and no list with it', () => {
  let count = 0
  const list = [
    { id: 'a', title: 'A', entries: [{ id: 'a1', title: 'A1' }] },
    { id: 'b', title: 'B', entries: [] },
  ]
  const next = duplicated(list, 0, () => `new ${count++}`)
  expect(next).toEqual([
    list[0],
    { id: 'new 0', title: 'A', entries: [{ id: 'new 1', title: 'A1' }] },
    list[1],
  ])
  expect(duplicated(list, 5, () => 'x')).toBe(list)
})
