import type { Line, Run } from '#shared/schema/document.ts'
import { leastOf, mostOf } from '#shared/structure/extent.ts'
import type { LaidLine, Segment } from '#shared/structure/layout/segment.ts'
import { isDatePiece, isOnlyDates, stackedRange } from '#shared/text/dates.ts'
import { takeBullet } from '../bullets.ts'

/** In ems: segments of one line nearer than this are parted by a blank, others by a tab. */
const BLANK_GAP = 0.58
/** Start and end of a time, one under the other: nothing else is parted by two blanks. */
const STACKED = '  '
/** Print so much larger than what stands beside it is a part of its own. */
const OTHER_SIZE = 1.35

export const lineOf = ({ segments, column, cutBefore, stacked }: LaidLine, page: number): Line => {
  const runs: Run[] = []
  let text = ''
  let last: Segment | undefined
  for (const segment of segments) {
    const between = !last
      ? ''
      : segment === cutBefore
        ? '\t'
        : betweenOf(last, segment, text, stacked === true)
    text += between + segment.text
    for (const run of segment.runs) runs.push(run)
    last = segment
  }
  const typed = takeBullet(text)
  const taken = typed.bullet === undefined && segments[0]?.dotted ? { ...typed, bullet: '•' } : typed
  const main = segments.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  const x = leastOf(segments.map((segment) => segment.x0))
  const y = leastOf(segments.map((segment) => segment.y0))
  const letters = segments.reduce((sum, segment) => sum + segment.text.length, 0)
  const bold = segments.reduce((sum, segment) => sum + (segment.bold ? segment.text.length : 0), 0)
  return {
    text: taken.text,
    number: 0,
    page,
    column,
    part: 'body',
    x,
    y,
    width: round(mostOf(segments.map((segment) => segment.x1)) - x),
    height: round(mostOf(segments.map((segment) => segment.y1)) - y),
    size: main.size,
    bold: bold * 2 > letters || segments[0]?.bold === true,
    ...(taken.bullet === undefined ? {} : { bullet: taken.bullet }),
    runs,
  }
}

const betweenOf = (a: Segment, b: Segment, before: string, together: boolean): string => {
  if (b.base - a.base > 0.6 * a.size) {
    // A place under a date in the gutter is a part of its own.
    if (together && stackedRange(before, b.text) !== undefined) return STACKED
    const isOther = together && isOnlyDates(before) && !isDatePiece(b.text)
    return (together && !isOther) || /[-–—]$/.test(before) ? ' ' : '\t'
  }
  const gap = b.x0 - a.x1
  if (gap < -1) return '\t'
  if (gap < 0.12 * a.size && b.size < 0.85 * a.size) return ''
  if (
    Math.max(a.size, b.size) > OTHER_SIZE * Math.min(a.size, b.size) &&
    a.text.length > 2 &&
    b.text.length > 2
  )
    return '\t'
  // Dates are parted from what stands behind them only where they fill their gutter.
  const isLabel = isOnlyDates(before) && !isDatePiece(b.text) && !/[-–—]$/.test(before)
  return gap < BLANK_GAP * Math.max(a.size, b.size) && !isLabel ? ' ' : '\t'
}

const round = (value: number): number => Math.round(value * 100) / 100
