import { expect, test } from 'vitest'
import type { EntryLine } from './entry-lines.ts'
import { paragraphsOf } from './join-lines.ts'

test('more lines than a function takes arguments are joined', () => {
  const bullet = { gap: 0.2, line: { text: 'Cut granite.', line: { x: 60, width: 66, bullet: '•' } } }
  const lines = Array<EntryLine>(150_000).fill(bullet as unknown as EntryLine)
  expect(paragraphsOf(lines, false)).toHaveLength(150_000)
})
