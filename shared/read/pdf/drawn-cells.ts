import { groupsOf, itemAt, lastOf } from '#shared/lists.ts'
import { leastOf, mostOf } from '#shared/structure/extent.ts'
import { joinTexts } from '#shared/structure/join-texts.ts'
import { linesOfSegments, textOfLine } from '#shared/structure/layout/lines.ts'
import { isBulleted, type Segment } from '#shared/structure/layout/segment.ts'
import { lengthInWords } from '#shared/structure/prepared.ts'
import type { Bounds } from './matrix.ts'
import { isRectangle, type Paths } from './outline.ts'

// Tables with drawn cells: what a narrow cell breaks is one text, and what stands in the middle of its cell stands beside the
// first line of its neighbors.

/** Points: a rule is thinner, and what encloses a cell is longer; how far its ends may be from the corner. */
const RULE = { thick: 2.2, long: 8, near: 2 } as const
/** Lines of a name that its cell breaks, at most. */
const MOST_LINES = 4
const MOST_WORDS = 12
/** Sides of so many cells make a table. */
const LEAST_RULES = 6
/** Of a row: two may be columns of the page. */
const LEAST_COLUMNS = 3
/** In ems: the white that a cell leaves on either side of its text. */
const PADDING = 2.2

/** A thin shape, a line, or the four sides of a frame. */
export const rulesOf = (box: Bounds, paths: Paths, fills: boolean): Bounds[] => {
  if (isRule(box)) return [box]
  if (fills || !isRectangle(paths)) return []
  const { x0, x1, y0, y1 } = box
  return [
    { x0, x1, y0, y1: y0 },
    { x0, x1, y0: y1, y1 },
    { x0, x1: x0, y0, y1 },
    { x0: x1, x1, y0, y1 },
  ].filter(isRule)
}

const isRule = ({ x0, x1, y0, y1 }: Bounds): boolean =>
  (x1 - x0 < RULE.thick && y1 - y0 > RULE.long) || (y1 - y0 < RULE.thick && x1 - x0 > RULE.long)

interface Cell extends Bounds {
  lines: Segment[][]
}

export const inDrawnCells = (segments: Segment[], rules: readonly Bounds[]): Segment[] => {
  const upright = rules.filter(({ x0, x1 }) => x1 - x0 < RULE.thick)
  const level = rules.filter(({ x0, x1 }) => x1 - x0 >= RULE.thick)
  if (Math.min(upright.length, level.length) < LEAST_RULES) return segments
  const found = new Map<string, Bounds & { own: Segment[] }>()
  for (const segment of segments) {
    if (segment.hidden || segment.turned) continue
    const box = cellAround(segment, upright, level)
    if (!box) continue
    const key = [box.x0, box.y0, box.x1, box.y1].map(Math.round).join(' ')
    const known = found.get(key) ?? { ...box, own: [] }
    known.own.push(segment)
    found.set(key, known)
  }
  const cells = [...found.values()]
    .map(({ own, ...box }): Cell => ({ ...box, lines: linesOfSegments(own) }))
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
  const changed = new Map<Segment, Segment[]>()
  for (const row of groupsOf(cells, (cell, [first]) => Math.abs(cell.y0 - first.y0) < RULE.near))
    setRow(
      row.filter(({ y1 }) => Math.abs(y1 - itemAt(row, 0).y1) < RULE.near),
      changed,
    )
  for (const cell of cells) raiseHead(cell, cells, changed)
  return changed.size === 0 ? segments : segments.flatMap((segment) => changed.get(segment) ?? [segment])
}

/** The rules on all four sides of a text, which meet at the corners. */
const cellAround = (
  { x0, x1, y0, y1 }: Segment,
  upright: readonly Bounds[],
  level: readonly Bounds[],
): Bounds | undefined => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  let left = -Infinity
  let right = Infinity
  for (const rule of upright) {
    if (rule.y0 > y || rule.y1 < y) continue
    if (rule.x0 <= x) left = Math.max(left, rule.x1)
    else right = Math.min(right, rule.x0)
  }
  let top = -Infinity
  let foot = Infinity
  for (const rule of level) {
    if (rule.x0 > x || rule.x1 < x) continue
    if (rule.y0 <= y) top = Math.max(top, rule.y1)
    else foot = Math.min(foot, rule.y0)
  }
  const stands = (side: number, at: number): boolean =>
    upright.some((rule) => isNear(rule.x0, rule.x1, side) && isNear(rule.y0, rule.y1, at))
  const lies = (side: number, at: number): boolean =>
    level.some((rule) => isNear(rule.y0, rule.y1, side) && isNear(rule.x0, rule.x1, at))
  const isClosed =
    [left, right].every((side) => stands(side, top) && stands(side, foot)) &&
    [top, foot].every((side) => lies(side, left) && lies(side, right))
  return isClosed ? { x0: left, x1: right, y0: top, y1: foot } : undefined
}
const isNear = (from: number, to: number, place: number): boolean =>
  from - RULE.near < place && place < to + RULE.near

/** Where one of several cells breaks its text, each is one line; the first lines of all stand on that of the highest. */
const setRow = (row: Cell[], changed: Map<Segment, Segment[]>): void => {
  const isTable = row.length >= LEAST_COLUMNS
  const lines = row.map((cell) => (isTable && isBroken(cell) ? wholeLine(cell) : cell.lines))
  // Lists side by side are columns.
  if (row.length < 2 || lines.filter(({ length }) => length > 1).length > 1) return
  const base = leastOf(lines.map(([first]) => first?.[0]?.base ?? Infinity))
  const span = { x0: itemAt(row, 0).x0, x1: itemAt(row, row.length - 1).x1 }
  for (const [at, cell] of row.entries()) {
    const own = itemAt(lines, at).flat()
    const shift = base - itemAt(own, 0).base
    for (const segment of cell.lines.flat()) changed.set(segment, [])
    changed.set(
      itemAt(cell.lines.flat(), 0),
      own.map((one) => ({ ...movedTo(one.base + shift, one), ...(isTable ? { row: span } : {}) })),
    )
  }
}

/** What stands in bold beside several rows heads them: on the line of the first. */
const raiseHead = (cell: Cell, cells: Cell[], changed: Map<Segment, Segment[]>): void => {
  const beside = cells.filter(
    ({ x0, y0, y1 }) => x0 > cell.x1 - RULE.near && y0 > cell.y0 - RULE.near && y1 < cell.y1 + RULE.near,
  )
  const first = beside.find(({ y0 }) => y0 < cell.y0 + RULE.near)?.lines[0]?.[0]
  const [head, ...others] = cell.lines.flat()
  if (!head?.bold || others.length > 0 || !first || beside.every(({ y0 }) => y0 < cell.y0 + RULE.near)) return
  changed.set(head, [movedTo((changed.get(first)?.[0] ?? first).base, head)])
}

const movedTo = (base: number, segment: Segment): Segment => {
  const shift = base - segment.base
  return { ...segment, base, y0: segment.y0 + shift, y1: segment.y1 + shift }
}

/** Each line but the last leaves no room for what the next begins with. */
const isBroken = ({ x0, x1, lines }: Cell): boolean =>
  lines.length > 1 &&
  lines.length <= MOST_LINES &&
  !lines.flat().some(isBulleted) &&
  lines.slice(1).every((line, at) => {
    const [above, next] = [itemAt(lines, at), itemAt(line, 0)]
    const first = UNIT.exec(next.text)?.[0] ?? next.text
    const letter = (next.x1 - next.x0) / Math.max(1, next.text.length)
    const width = lastOf(above).x1 - itemAt(above, 0).x0 + first.length * letter
    return width > x1 - x0 - PADDING * next.size && !textOfLine(line).includes('://')
  })
/** What a line is broken before: a word, or a sign of a script without blanks. */
const UNIT = /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}]+)/u

const wholeLine = ({ lines }: Cell): Segment[][] => {
  const parts = lines.flat()
  const text = lines
    .map(textOfLine)
    .reduce((before, next) =>
      SPACELESS.test(`${before.at(-1)}${next.at(0)}`) ? before + next : joinTexts(before, next),
    )
  if (lengthInWords(text) > MOST_WORDS) return lines
  const x0 = leastOf(parts.map((part) => part.x0))
  const x1 = mostOf(parts.map((part) => part.x1))
  return [[{ ...itemAt(parts, 0), text, x0, x1, runs: parts.flatMap(({ runs }) => runs) }]]
}
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
