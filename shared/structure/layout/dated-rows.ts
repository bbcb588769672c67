import { lastOf } from '#shared/lists.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { mostOf } from '../extent.ts'
import { linesOfSegments } from './lines.ts'
import { isBulleted, type Segment } from './segment.ts'

export interface Bar {
  x0: number
  x1: number
  y0: number
}

/** Points within which edges count as one. */
const FLUSH = 3

/**
 * A title and the date at the right end of its line are one row: nothing parts them. Told by the date's right edge, which is
 * the region's, and by its left edge, at which no other print begins.
 */
export const datedRows = (segments: Segment[]): Bar[] => {
  const drawn = segments.flatMap(({ row, y0 }) => (row ? { ...row, y0 } : []))
  const dated = segments.filter((segment) => isOnlyDates(segment.text))
  if (!dated.length) return drawn
  const right = mostOf(segments.map((segment) => segment.x1))
  const lines = linesOfSegments(segments)
  // Dates that begin a line at the same edge are a column's own.
  const isOfColumn = (date: Segment): boolean =>
    lines.some(
      ([first, ...others]) => !others.length && dated.includes(first) && Math.abs(first.x0 - date.x0) < FLUSH,
    )
  const bars: Bar[] = drawn
  for (const line of lines) {
    const last = lastOf(line)
    const before = line.at(-2)
    if (!before || isBulleted(before) || !dated.includes(last) || isOfColumn(last)) continue
    const flushRight =
      right - last.x1 < FLUSH || dated.filter((other) => Math.abs(other.x1 - last.x1) < FLUSH).length > 1
    const begins = segments.filter(
      (other) => !dated.includes(other) && Math.abs(other.x0 - last.x0) < FLUSH,
    ).length
    if (flushRight && begins < 2 && !isOnlyDates(before.text) && !isUnderOther(last, before, segments))
      bars.push({ x0: before.x1, x1: last.x0, y0: last.y0 })
  }
  return bars
}

/** In ems, from base to base: the line of an entry that its date is set above or below. */
const NEXT_LINE = 1.6
/** So many lines begin at the edge of a column. */
const EDGE_LINES = 5

/** A column begins between the text and the date, with a line right above or below the date: the date is of that one. */
const isUnderOther = (date: Segment, before: Segment, segments: Segment[]): boolean => {
  const between = segments.filter(({ x0 }) => x0 > before.x1 && x0 < date.x0 - FLUSH)
  return between.some(
    (line) =>
      Math.abs(line.base - date.base) < NEXT_LINE * Math.max(line.size, date.size) &&
      between.filter((other) => Math.abs(other.x0 - line.x0) < FLUSH).length >= EDGE_LINES,
  )
}
