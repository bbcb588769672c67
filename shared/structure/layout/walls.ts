import { leastOf, mostOf } from '../extent.ts'
import type { White } from './arrange.ts'
import { linesOfSegments } from './lines.ts'
import { meet } from './over-pages.ts'
import type { Segment } from './segment.ts'
import type { Strip } from './strips.ts'

// Where columns surely part, though the print on either side may look like the cells of rows.

/** Of the region's height, what the white at a wall runs through at least; lines of either side. */
const TALL = 0.5
const LINES = 4

/** The tallest of the strips that stand at a wall. */
export const stripAtWall = (
  strips: Strip[],
  walls: readonly White[],
  segments: Segment[],
): Strip | undefined => {
  if (walls.length === 0) return undefined
  const height = mostOf(segments.map(({ y1 }) => y1)) - leastOf(segments.map(({ y0 }) => y0))
  const at = strips.filter(
    (strip) =>
      walls.some((wall) => meet(strip, wall)) &&
      strip.y1 - strip.y0 >= TALL * height &&
      [strip.left, strip.right].every((side) => linesOfSegments(side).length >= LINES),
  )
  return at.sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))[0]
}
