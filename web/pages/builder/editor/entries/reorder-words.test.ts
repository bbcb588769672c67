import { expect, test } from 'vitest'
import { reorderWords } from './reorder-words.ts'

const words = reorderWords([
  { id: '0199', name: 'Baker, Acme' },
  { id: '0200', name: 'Cook, Sample' },
])
const at = (active: string, over: string | null) =>
  ({ active: { id: active }, over: over === null ? null : { id: over } }) as never

test.each([
  ['picked up', words.onDragStart(at('0199', null)), 'Moving Baker, Acme: 1 of 2.'],
  ['moved', words.onDragOver(at('0199', '0200')), 'Moving Baker, Acme: 2 of 2.'],
  ['put down', words.onDragEnd(at('0199', '0200')), 'Baker, Acme is now 2 of 2.'],
  ['put down outside', words.onDragEnd(at('0200', null)), 'Cook, Sample is now 2 of 2.'],
  ['put back', words.onDragCancel(at('0199', '0200')), 'Baker, Acme is back where it was.'],
])('%s', (_, said, expected) => {
  expect(said).toBe(expected)
})

test('over nothing, nothing is said', () => {
  expect(words.onDragOver(at('0199', null))).toBeUndefined()
})
