import { behindDates } from '../date-gutter.ts'
import { isOnlyDates } from '../dates.ts'
import type { Prepared } from '../prepared.ts'

// A column of dates may say more of a date on the next line: how long it was, that somebody graduated. `7개월`, `재학중`,
// `full time` name no role, whatever language they are in: where they stand tells.

const SAME_EDGE = 3
/** In sizes of the print, below the date. */
const NEAR = 2.6
/** Dated lines that make a column. */
const COLUMN = 2

/** Where names begin beside a date that has a column to itself. */
const namesEdge = (line: Prepared): number | undefined =>
  line.fields.length > 1 && isOnlyDates(line.fields[0] ?? '') ? behindDates(line)[0] : undefined

/** The lines without those that stand in the column of dates under one and hold none. */
export const withoutDateCompany = (lines: Prepared[]): Prepared[] => {
  const edges = lines.flatMap((line) => namesEdge(line) ?? [])
  // Beside a column to itself the names have one too: what goes on below them begins at their edge.
  const isColumn = lines.some(
    ({ fields, dated, line }) =>
      !dated && fields.length === 1 && edges.some((edge) => Math.abs(edge - line.x) < SAME_EDGE),
  )
  if (edges.length < COLUMN || !isColumn) return lines
  let date: Prepared | undefined
  let edge = 0
  return lines.filter((line) => {
    const own = namesEdge(line)
    if (own !== undefined) {
      date = line
      edge = own
      return true
    }
    if (!date || line.dated || line.fields.length > 1 || line.line.bullet !== undefined) return true
    const { x, y, width, page, size } = line.line
    const isWithin =
      page === date.line.page &&
      Math.abs(x - date.line.x) < SAME_EDGE &&
      x + width < edge &&
      y > date.line.y &&
      y - date.line.y < NEAR * size
    return !isWithin
  })
}
