import { expect, test } from 'vitest'
import { hadRoomFor } from './room.ts'
import { printedLines } from './testing/printed-lines.ts'

const hadRoom = (rows: string[]): boolean => {
  const [above, line] = printedLines(rows)
  return hadRoomFor(above!, line!)
}

test.each<[string, string[]]>([
  ['a short word would have stood behind a short line', ['Cloud', 'Ops, Kubernetes, Terraform, Ansible']],
  ['a line far from the edge', ['Rowing', 'Anchors, winches, kedging, signal lamps']],
])('a line ended where it was meant to: %s', (_name, rows) => {
  expect(hadRoom(rows)).toBe(true)
})

test.each<[string, string[]]>([
  [
    'a long word after a line that nearly fills its column',
    ['Harbour master, tide', 'tables, chart reading'],
  ],
  ['the widest line of all', ['Anchors, winches, kedging, signal lamps', 'and oars']],
])('a line was broken by its column: %s', (_name, rows) => {
  expect(hadRoom(rows)).toBe(false)
})
