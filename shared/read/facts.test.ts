import { expect, test } from 'vitest'
import type { Line, Page } from '#shared/schema/document.ts'
import { isAtFoot } from './facts.ts'

const at = (y: number): Line => ({ y, size: 12, part: 'body' }) as Line

test.each<[string, number, number[], boolean]>([
  ['the last line of a full page', 760, [100, 740], true],
  ['above a chart or a table', 190, [100], false],
  ['beside the text of its row', 724, [100, 721], false],
])('a heading is at the foot: %s', (_, y, others, is) => {
  const last = at(y)
  expect(isAtFoot(last, { height: 842, lines: [...others.map(at), last] } as Page)).toBe(is)
})
