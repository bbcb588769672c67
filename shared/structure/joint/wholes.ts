import { itemAt } from '#shared/lists.ts'
import type { Run } from '#shared/schema/document.ts'
import type { EntryLine, Field } from '../entry-lines.ts'
import { leastOf } from '../extent.ts'
import { joinTexts } from '../join-texts.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { END_ALIKE, firstWordWidth, hadRoomFor, roomInStack } from '../room.ts'
import { LABELLED, OPEN_END } from '../whole-heads.ts'
import type { Trade } from './heads.ts'
import { isAside } from './likelihood.ts'
import { readsAsOne } from './one-name.ts'
import { type CutField, cutField, endsAtWord } from './slots.ts'

// Texts that the width of a column or a cell may have broken. Whether one is a whole is told by what it is like in the head
// that it would stand in: here is only asked whether the print allows it.

export interface Whole {
  /** How many lines above it begins. */
  lines: number
  /** Which field of that line. */
  of: number
  cut: CutField
  /** What stands beside its last line. */
  behind: CutField[]
  cost: number
}

/** A narrow cell leaves a line to each word. */
export const MOST_BROKEN = 6
const LONGEST = 18
/** Nats. */
const COST = { open: -0.3, full: -0.7, two: -2, edge: -5, room: -5, line: -0.1, least: -5.5 } as const
/** What is plainly something else stands by itself. */
const ELSE = -0.5
/** Points. */
const SAME_EDGE = 3
const HANGING = 15
const OPEN_SIGN = /[,/|(&–-]$/

export const wholesOf = (
  lines: EntryLine[],
  cuts: CutField[][],
  isWhiteAbove: (at: number) => boolean,
  areSetAsOne: readonly boolean[],
  trade: Trade,
): Whole[][] => {
  const ends = lines.map(({ line }) => ({
    end: line.line.x + line.line.width + line.room,
    own: line.line.x + line.line.width,
    column: line.line.column,
  }))
  /** One line that ends at the edge may be no more than the longest. */
  const hasEdge = ({ line, room, hasEdge: isTold }: Prepared): boolean => {
    if (isTold) return true
    const edge = line.x + line.width + room
    return (
      ends.filter(({ own, column }) => column === line.column && Math.abs(own - edge) < END_ALIKE).length > 2
    )
  }
  return lines.map((_, at) => {
    const wholes: Whole[] = []
    let cost = 0
    for (let count = 1; count <= Math.min(MOST_BROKEN, at); count += 1) {
      const below = at - count + 1
      const upper = itemAt(lines, below - 1)
      const lower = itemAt(lines, below)
      if (isWhiteAbove(below) || (count > 1 && itemAt(cuts, below).length !== 1)) break
      const own = areSetAsOne[below] ? 0 : costOfBreak(upper, lower, hasEdge, trade)
      if (own === undefined) break
      cost += own + (count > 1 ? COST.line : 0)
      if (cost < COST.least) break
      const [last, ...behind] = itemAt(cuts, at)
      const of = fieldAbove(upper, lower)
      const first = itemAt(cuts, below - 1)[of]
      if (!first || !last) break
      const parts = [first, ...cuts.slice(below, at + 1).map((fields) => itemAt(fields, 0))]
      const text = parts
        .map(({ field }, part) => (part < count ? withComma(field) : field.text))
        .reduce(joinTexts)
      if (wordCount(text) > LONGEST) break
      wholes.push({
        lines: count,
        of,
        cut: cutField({ ...first.field, text }, first.label, trade),
        behind,
        cost,
      })
    }
    return wholes
  })
}

/** `Biology, Chemistry,` over `Geography`: the comma at the edge parts names as those within the line do. */
const withComma = ({ text, line }: Field): string => (line.text.endsWith(`${text},`) ? `${text},` : text)

/** Lines that one print and the white between them show to be one text, in a section that sets what is apart in another print. */
export const setAsOne = (lines: EntryLine[], isWhiteAbove: (at: number) => boolean): boolean[] => {
  const prepared = lines.map(({ line }) => line)
  const pairs = lines.map((below, at) => {
    const above = lines[at - 1]
    const text = above && areNear(above, below) ? above.fields[fieldAbove(above, below)]?.text : undefined
    const end = above && text && !isWhiteAbove(at) ? endOf(above.line, text) : undefined
    if (!above || !end) return undefined
    const isCell = !end.beside && hadRoomFor(above.line, below.line)
    const isBroken = isCell
      ? roomInStack(above.line, prepared) <= firstWordWidth(below.line)
      : isFull(above.line, below.line, end)
    return { isAlike: areSetAlike(end, below.line), isCell, isBroken, gap: below.line.gap }
  })
  const apart = pairs.flatMap((pair) => (pair && !pair.isAlike ? [pair.gap] : []))
  const white = leastOf(apart) - NEARER
  // Not where one had room for the next: then lines of one print are more than one text.
  const isTold = apart.length >= SET_APART && pairs.every((pair) => !pair?.isAlike || pair.isBroken)
  return pairs.map((pair) => isTold && pair?.isAlike === true && (pair.gap < white || pair.isCell))
}
const SET_APART = 2
/** In line heights. */
const NEARER = 0.05

const areNear = ({ line: upper }: EntryLine, { line: lower, fields }: EntryLine): boolean =>
  fields.length > 0 &&
  upper.line.bullet === undefined &&
  lower.line.bullet === undefined &&
  upper.line.page === lower.line.page &&
  upper.line.column === lower.line.column &&
  areAligned(upper.line, lower.line)

/** The field that the lower line may go on with: of fields set apart by white the one it begins under. */
const fieldAbove = (upper: EntryLine, lower: EntryLine): number =>
  upper.line.fields.length > 1 && Math.abs(upper.line.line.x - lower.line.line.x) < SAME_EDGE
    ? 0
    : upper.fields.length - 1

/** What it costs to read two lines as one text, where their print allows it. */
const costOfBreak = (
  above: EntryLine,
  below: EntryLine,
  hasEdge: (line: Prepared) => boolean,
  trade: Trade,
): number | undefined => {
  const [upper, lower] = [above.line, below.line]
  const text = above.fields[fieldAbove(above, below)]?.text
  const next = below.fields[0]?.text
  if (
    !text ||
    !next ||
    lower.line.bullet !== undefined ||
    lower.opensEntry ||
    LABELLED.test(next) ||
    isAside(next)
  )
    return undefined
  if (upper.line.page !== lower.line.page || upper.line.column !== lower.line.column) return undefined
  const end = endOf(upper, text)
  // Behind its date no text goes on, unless the date stands apart.
  if (!end?.beside && above.dates.length > 0 && !upper.text.trimEnd().endsWith(text.slice(-ENDING)))
    return undefined
  if (!lower.text.startsWith(next.slice(0, ENDING)) || !end || !areSetAlike(end, lower)) return undefined
  if (!areAligned(upper.line, lower.line)) return undefined
  if (OPEN_END.test(text) || endsAtWord(text) || OPEN_SIGN.test(upper.text.trim()) || /^[(&|]/u.test(next))
    return COST.open
  return !isFull(upper, lower, end)
    ? COST.room
    : end.beside || hasEdge(upper)
      ? readsAsOne(text, next) && trade.fits(next).rest < ELSE
        ? COST.full
        : COST.two
      : COST.edge
}

/** The run in which the text ends, and what stands at its right on the same line. */
const endOf = ({ line }: Prepared, text: string): { last: Run; beside: Run | undefined } | undefined => {
  const runs = line.runs.filter((run) => run.text.trim())
  const ending = text.slice(-ENDING)
  const told = runs.findIndex((run) => run.text.trimEnd().endsWith(ending))
  const at = told < 0 ? runs.length - 1 : told
  const last = runs[at]
  return last && { last, beside: runs[at + 1] }
}
const ENDING = 3

/** In the print that the text ended with. */
const areSetAlike = ({ last }: { last: Run }, lower: Prepared): boolean => {
  const first = lower.line.runs.find((run) => run.text.trim())
  return (
    first !== undefined &&
    last.bold === first.bold &&
    last.italic === first.italic &&
    Math.abs(last.size - first.size) <= 0.3
  )
}

/** The next word had no room to the edge of the column, or to what stands beside the text. */
const isFull = (
  upper: Prepared,
  lower: Prepared,
  { last, beside }: { last: Run; beside: Run | undefined },
): boolean =>
  (beside ? beside.x - last.x - last.width - APART * last.size : upper.room) <= firstWordWidth(lower)
/** In sizes of the print, the white before what stands beside a text. */
const APART = 0.6

interface Placed {
  x: number
  width: number
}
const areAligned = (a: Placed, b: Placed): boolean =>
  (b.x > a.x - SAME_EDGE && b.x < a.x + HANGING) ||
  [0.5, 1].some((share) => Math.abs(a.x + share * a.width - b.x - share * b.width) < SAME_EDGE)
