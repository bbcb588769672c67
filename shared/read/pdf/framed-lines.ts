import type { Line } from '#shared/schema/document.ts'
import type { Bounds } from './matrix.ts'
import type { Paint } from './paints.ts'

// Lines that stand alone between two rules or on a band across their column: what is drawn so is meant to be seen first.

/** Points: a rule is thinner, a band thicker; both are wider than the frame of a word. */
const RULE = 2.2
const WIDEST_TAG = 120
/** In heights of the line: the white between it and a rule, and a band around it. */
const NEAR = 1
const BAND = 3
/** Of all lines: where more are framed they are the rows of a grid. */
const MOST = 0.3
const FEWEST = 2

interface Drawn {
  lines: Line[]
  paints: readonly Paint[]
}

export const markFramed = (pages: readonly Drawn[]): void => {
  const framed = pages.flatMap(framedOn)
  const all = pages.reduce((sum, { lines }) => sum + lines.length, 0)
  if (framed.length < FEWEST || framed.length > MOST * all) return
  for (const line of framed) line.framed = true
}

const framedOn = ({ lines, paints }: Drawn): Line[] => {
  const drawn = paints.filter(
    ({ image, colour, x0, x1 }) => !image && colour !== '#ffffff' && x1 - x0 > WIDEST_TAG,
  )
  if (drawn.length === 0) return []
  const isAlone = (line: Line, { x0, x1, y0, y1 }: Bounds): boolean =>
    lines.every(
      (other) =>
        other === line ||
        other.y >= y1 ||
        other.y + other.height <= y0 ||
        other.x >= x1 ||
        other.x + other.width <= x0,
    )
  return lines.filter((line) => {
    if (/[.,;]$/.test(line.text)) return false
    const own = drawn.filter(({ x0, x1 }) => x0 <= line.x + 1 && x1 >= line.x + line.width - 1)
    const frame = betweenRules(line, own) ?? bandUnder(line, own)
    return frame !== undefined && isAlone(line, frame) && !isCell(frame, paints)
  })
}

/** A rule goes on beside it where a table has its next cell, though nothing stands there. */
const isCell = ({ x0, x1, y0 }: Bounds, paints: readonly Paint[]): boolean =>
  paints.some(
    (one) =>
      one.x1 - one.x0 > RULE &&
      one.y1 - one.y0 < RULE &&
      Math.abs(one.y1 - y0) < RULE &&
      (Math.abs(one.x1 - x0) < RULE || Math.abs(one.x0 - x1) < RULE),
  )

const betweenRules = (line: Line, drawn: Paint[]): Bounds | undefined => {
  const rules = drawn.filter(({ y0, y1 }) => y1 - y0 < RULE)
  const [middle, foot] = [line.y + line.height / 2, line.y + line.height]
  const above = rules.find(({ y1 }) => y1 <= middle && line.y - y1 < NEAR * line.height)
  const below = rules.find(({ y0 }) => y0 >= middle && y0 - foot < NEAR * line.height)
  return above && below && { x0: above.x0, x1: above.x1, y0: above.y1, y1: below.y0 }
}

const bandUnder = (line: Line, drawn: Paint[]): Bounds | undefined =>
  drawn.find(
    ({ y0, y1 }) =>
      y1 - y0 >= RULE && y1 - y0 < BAND * line.height && y0 <= line.y + 1 && y1 >= line.y + line.height - 1,
  )
