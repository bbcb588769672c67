import { expect, test } from 'vitest'
import { fc } from '../../../../../fixtures/properties.ts'
import { wordDiff } from './word-diff.ts'

const words = fc
  .array(fc.constantFrom('ran', 'the', 'kitchen', 'of', '60', 'seats'), { maxLength: 12 })
  .map((w) => w.join(' '))
const sideOf = (parts: ReturnType<typeof wordDiff>, leave: 'gone' | 'new') =>
  parts
    .filter((part) => part.kind !== leave)
    .map((part) => part.text)
    .join(' ')

test('both texts can be read off the difference', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = wordDiff(before, after)
      expect(sideOf(parts, 'new')).toBe(before)
      expect(sideOf(parts, 'gone')).toBe(after)
    }),
  )
})

test('what did not change is not marked', () => {
  expect(wordDiff('Responsible for leading shifts', 'Led shifts')).toEqual([
    { kind: 'gone', text: 'Responsible for leading' },
    { kind: 'new', text: 'Led' },
    { kind: 'same', text: 'shifts' },
  ])
})
