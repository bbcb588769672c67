import { firstOf, itemAt, lastOf } from '#shared/lists.ts'
import { isDatePiece } from '#shared/text/dates.ts'
import { linesOfSegments, textOfLine } from './lines.ts'
import { isBulleted, isSetLike, type Segment } from './segment.ts'

// The labels of a form flush right beside their values, in words nobody lists: no label is known, but each keeps the row of its value.

const LIMITS = {
  /** Labels on the row of a value, at least. */
  kept: 4,
  /** Share of the gutter's lines that end where their neighbors do, or stand alone between two parts of the form. */
  flush: 0.85,
  /** Points within which edges count as one. */
  edge: 2,
  /** In ems: a label stands on the line of its value, or begins as high. Lines of two columns come so near by chance only. */
  row: 0.12,
  /** Points by which the lines of a label are nearer to each other than rows are. */
  tighter: 1.5,
  /** In ems: lines nearer than this to the one above may go on with it. */
  goesOn: 0.9,
  /** Share of the gutter's lines that keep rows, at least: a sidebar of many lines keeps some by chance. */
  keptShare: 0.35,
  /** Of those that keep a row, so many at most stand beside the middle of a text. */
  strays: 0.15,
} as const

const isOnRow = (label: Segment, value: Segment): boolean => {
  const near = LIMITS.row * Math.min(label.size, value.size)
  return Math.abs(label.base - value.base) <= near || Math.abs(label.y0 - value.y0) <= near
}

const isBeside = ({ y0, y1, size }: Segment, value: Segment): boolean =>
  value.y1 > y0 + 0.2 * size && value.y0 < y1 - 0.2 * size

export const isFormGutter = (gutter: Segment[], main: Segment[]): boolean => {
  const lines = linesOfSegments(gutter)
  const starts = new Set(lines.map(([first]) => Math.round(first.x0 / LIMITS.edge)))
  if (lines.length < LIMITS.kept || starts.size < LIMITS.kept) return false
  let flush = 0
  let kept = 0
  let strays = 0
  for (const [at, line] of lines.entries()) {
    const label = firstOf(line)
    // Dates in a gutter are read with it as they are broken, and are no names of what stands beside them.
    if (isDatePiece(textOfLine(line))) return false
    const above = lines[at - 1]
    if (endsLike(line, above) || endsLike(line, lines[at + 1])) flush += 1
    const goesOn = above !== undefined && label.y0 - firstOf(above).y1 < LIMITS.goesOn * label.size
    if (main.some((value) => isOnRow(label, value))) kept += 1
    else if (!goesOn && main.some((value) => isBeside(label, value))) strays += 1
    else if (!goesOn) flush += 1
  }
  return (
    flush >= lines.length * LIMITS.flush &&
    kept >= Math.max(LIMITS.kept, lines.length * LIMITS.keptShare) &&
    strays <= kept * LIMITS.strays
  )
}

/** Each table of a page may have an edge of its own. */
const endsLike = (line: Segment[], other: Segment[] | undefined): boolean =>
  other !== undefined && Math.abs(lastOf(line).x1 - lastOf(other).x1) < LIMITS.edge

/** A label broken over lines goes on in small letters, beside no row of its own, or nearer than rows are to each other. */
const BEGINS = /^[^\p{Ll}]/u

/** The labels of such a gutter, each with the lines it is broken over. The sign before one lists nothing. */
export const labelsOnRows = (gutter: Segment[], main: Segment[]): Segment[][] => {
  const blocks: Segment[][] = []
  const lines = linesOfSegments(gutter)
  const steps = lines.slice(1).map(([first], at) => first.base - firstOf(itemAt(lines, at)).base)
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0
  let above: Segment | undefined
  for (const line of lines) {
    const first = firstOf(line)
    const isTight = above !== undefined && first.base - above.base < usual - LIMITS.tighter
    const goesOn =
      above !== undefined &&
      first.y0 - above.y1 < LIMITS.goesOn * first.size &&
      isSetLike(above, first) &&
      !isBulleted(first) &&
      (isTight || !BEGINS.test(first.text) || !main.some((value) => isOnRow(first, value)))
    if (goesOn) lastOf(blocks).push(...line.map(unlisted))
    else blocks.push(line.map(unlisted))
    above = first
  }
  return blocks
}

const SIGN = /^[•▪◦‣●○■–-]\s*(?=\S)/u
const unlisted = (segment: Segment): Segment => ({
  ...segment,
  text: segment.text.replace(SIGN, ''),
  dotted: false,
})
