import { expect, test } from 'vitest'
import { pickedWith } from './compare-bar.tsx'

test.each([
  ['the first', [], 'a', ['a']],
  ['the second', ['a'], 'b', ['a', 'b']],
  ['a third takes the place of the first', ['a', 'b'], 'c', ['b', 'c']],
  ['one that was chosen is let go', ['a', 'b'], 'a', ['b']],
])('%s', (_, picked, id, after) => {
  expect(pickedWith(picked, id)).toEqual(after)
})
