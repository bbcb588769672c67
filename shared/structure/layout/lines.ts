import { type Filled, firstOf } from '#shared/lists.ts'
import { isDatePiece } from '#shared/text/dates.ts'
import type { Segment } from './segment.ts'

/** In ems: bases so near to each other stand on one printed line. */
const SAME_BASE = 0.35
/** A smaller segment beside its neighbour within so much of its height is raised or lowered print: `1st`, `®`. */
const RAISED = 0.6

export const sameLine = (a: Segment, b: Segment): boolean => {
  const apart = Math.abs(a.base - b.base)
  const size = Math.min(a.size, b.size)
  if (apart <= SAME_BASE * size) return true
  const large = Math.max(a.size, b.size)
  const beside = Math.min(Math.abs(a.x1 - b.x0), Math.abs(b.x1 - a.x0)) < 0.5 * large
  return size < 0.85 * large && beside && apart <= RAISED * large
}

/** Segments → printed lines, top to bottom, each left to right. */
export const linesOfSegments = (segments: Segment[]): Filled<Segment>[] => {
  if (segments.length < 2) return segments.map((segment) => [segment])
  const lines: Filled<Segment>[] = []
  for (const segment of [...segments].sort((a, b) => a.base - b.base || a.x0 - b.x0)) {
    const line = lines.at(-1)
    const before = lines.at(-2)
    if (line?.some((other) => sameLine(other, segment) && !overlaps(other, segment))) line.push(segment)
    else if (
      before?.some((other) => sameLine(other, segment)) &&
      !before.some((other) => overlaps(other, segment))
    )
      before.push(segment)
    else lines.push([segment])
  }
  for (const line of lines) line.sort((a, b) => a.x0 - b.x0)
  return lines
}

export const textOfLine = (line: Segment[]): string =>
  line.length === 1 ? firstOf(line).text : line.map(({ text }) => text).join(' ')

const overlaps = (a: Segment, b: Segment): boolean => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 1.5

export const heightOfLine = (segments: Segment[]): number => {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

/** In sizes of the print: white between lines that belong together, at most. */
const WHITE = { least: 0.45, most: 0.8, more: 0.08 } as const

/** How far apart the lines of a region stand where nothing parts them, and a little more. */
export const whiteWithin = (segments: Segment[]): number => {
  const lines = linesOfSegments(segments)
  const gaps = lines
    .flatMap(([first], at) => {
      const above = lines[at - 1]?.[0]
      return above ? [(first.y0 - above.y1) / Math.max(first.size, above.size)] : []
    })
    .sort((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 3)] ?? 0
  return Math.min(WHITE.most, Math.max(WHITE.least, usual + WHITE.more))
}

/** Lines without white between them. */
export const blocksOf = (segments: Segment[], white: number = WHITE.least): Filled<Segment>[] => {
  const blocks: Filled<Segment>[] = []
  for (const line of linesOfSegments(segments)) {
    const block = blocks.at(-1)
    const last = block?.at(-1)
    const [first] = line
    if (block && last && first.y0 - last.y1 < white * Math.max(first.size, last.size))
      for (const segment of line) block.push(segment)
    else blocks.push([...line])
  }
  return blocks
}

/** In ems: cells of a row are set this far apart from top to top when their fonts differ. */
const TOPS_APART = 0.8

/** A line that a label in the gutter belongs to. */
export const isAnchor = (label: Segment, segment: Segment): boolean =>
  sameLine(label, segment) ||
  Math.abs(label.y0 - segment.y0) <= TOPS_APART * Math.min(label.size, segment.size)

/** In ems: how far a text in the middle of two lines may be from either of them, and how much nearer to one. */
const BETWEEN = { lines: 1.6, nearer: 0.6 } as const

/** In cells of their own, as the Japanese record form has them. */
const YEAR_OR_MONTH = /^(?:\p{Script=Han}{2})?\d{1,4}\s?[年月]?$/u

/** The upper of the two lines that a date belongs to which a table's cell sets in the middle of them. */
export const centredBeside = (date: Segment, segments: Segment[]): Segment | undefined => {
  const apart = ({ y0, y1 }: Segment): number => (y0 + y1 - date.y0 - date.y1) / 2
  const near = segments.filter(
    (one) => Math.abs(apart(one)) < BETWEEN.lines * date.size && !isDatePiece(one.text),
  )
  if (!YEAR_OR_MONTH.test(date.text) || near.some((one) => sameLine(date, one))) return undefined
  return near.find((above) =>
    near.some(
      (below) =>
        apart(above) < 0 &&
        apart(below) > 0 &&
        Math.abs(apart(above) + apart(below)) < BETWEEN.nearer * date.size,
    ),
  )
}
