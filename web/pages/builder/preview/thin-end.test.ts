import { expect, test } from 'vitest'
import { hasThinEnd } from './thin-end.ts'

const printed = (page: number, y: number) => ({ path: 'summary', text: 'x', page, x: 0, y, w: 10, h: 10 })

test.each([
  ['two licences alone on the second page', [printed(0, 700), printed(1, 60), printed(1, 120)], 2, true],
  ['half a second page', [printed(0, 700), printed(1, 410)], 2, false],
  ['a short first page', [printed(0, 60)], 1, false],
  ['a second page with nothing of the draft on it', [printed(0, 700)], 2, false],
])('%s: one page less is offered: %#', (_what, boxes, pages, isThin) =>
  expect(hasThinEnd(boxes, pages, 842)).toBe(isThin),
)
