import { expect, test } from 'vitest'
import type { Line } from '#shared/schema/document.ts'
import { edgesOf, hadRoomFor, roomOf } from './room.ts'
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

const roomsOf = (spans: [x: number, width: number][]): number[] => {
  const lines = spans.map(
    ([x, width], at) => ({ page: 1, column: 0, x, width, y: 20 * at, height: 12 }) as Line,
  )
  const edges = edgesOf(lines)
  return lines.map((line) => roomOf(line, edges(line)))
}

test('text that begins beside a gutter has the room behind it, a line in the middle that on both sides', () => {
  const gutter: [number, number][] = [40, 140, 240, 340].map(() => [40, 60])
  const beside: [number, number][] = [200, 320, 360, 280].map((width) => [180, width])
  expect(roomsOf([...gutter, ...beside]).slice(4)).toEqual([160, 40, 0, 80])
  expect(roomsOf([...gutter, [40, 500], [180, 200]]).at(-1)).toBe(260)
})
