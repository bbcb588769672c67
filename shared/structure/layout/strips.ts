import { leastOf, mostOf } from '../extent.ts'
import type { Bar } from './dated-rows.ts'
import { linesOfSegments } from './lines.ts'
import type { Segment } from './segment.ts'

// Vertical white strips: where a column could end and the next begin.

export interface Strip {
  left: Segment[]
  right: Segment[]
  /** The white between the two sides. */
  x0: number
  x1: number
  y0: number
  y1: number
}

/** Points of white that a strip has at least. */
const MIN_WIDTH = 3
const MAX_CANDIDATES = 90

/** Edges at which many segments begin or end, most common first. */
const candidates = (segments: Segment[]): number[] => {
  const counts = new Map<number, number>()
  for (const segment of segments) {
    const start = Math.round(segment.x0) - MIN_WIDTH / 2 - 0.5
    counts.set(start, (counts.get(start) ?? 0) + 1)
    const end = Math.round(segment.x1) + MIN_WIDTH / 2 + 0.5
    counts.set(end, (counts.get(end) ?? 0) + 0.5)
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_CANDIDATES)
    .map(([x]) => x)
}

/**
 * Every maximal stretch of rows that a strip at some edge runs through, with print on both sides. Nothing runs through
 * the breaking segments, wherever they stand.
 */
export const stripsOf = (segments: Segment[], breaking: Set<Segment>, bars: Bar[] = []): Strip[] => {
  const lines = linesOfSegments(segments)
  const barred = lines.map((line) =>
    bars.filter((bar) => line.some((segment) => Math.abs(bar.y0 - segment.y0) < 0.4 * segment.size)),
  )
  const seen = new Set<string>()
  const strips: Strip[] = []
  for (const x of candidates(segments)) {
    let left: Segment[] = []
    let right: Segment[] = []
    const finish = () => {
      if (left.length && right.length) {
        const strip = stripOf(left, right)
        const key = `${left.length}|${right.length}|${Math.round(strip.y0)}|${Math.round(strip.y1)}`
        if (!seen.has(key)) {
          seen.add(key)
          strips.push(strip)
        }
      }
      left = []
      right = []
    }
    for (const [at, line] of lines.entries()) {
      const blocked =
        line.some((segment) => breaking.has(segment) || crosses(segment, x)) ||
        barred[at]!.some((bar) => bar.x0 < x && bar.x1 > x)
      if (blocked) finish()
      else for (const segment of line) (segment.x0 < x ? left : right).push(segment)
    }
    finish()
  }
  return strips
}

const crosses = (segment: Segment, x: number): boolean =>
  segment.x1 > x - MIN_WIDTH / 2 + 0.5 && segment.x0 < x + MIN_WIDTH / 2 - 0.5 && !sticksOut(segment, x)

/** An address of so many points at most over the edge of its column, and of so small a part of its length. */
const STICKS_OUT = { points: 30, part: 0.25 }

/** No writer breaks an email or a web address: where the column is too narrow for it, its end stands in the white beside it. */
const sticksOut = ({ text, x0, x1 }: Segment, x: number): boolean =>
  x1 - x < Math.min(STICKS_OUT.points, STICKS_OUT.part * (x1 - x0)) &&
  !/\s/.test(text) &&
  /.[@./]./.test(text)

export const stripOf = (left: Segment[], right: Segment[]): Strip => {
  const all = [...left, ...right]
  const edge = leastOf(right.map(({ x0 }) => x0))
  const within = left.map(({ x1 }) => x1).filter((x1) => x1 <= edge)
  return {
    left,
    right,
    x0: within.length ? mostOf(within) : edge,
    x1: edge,
    y0: leastOf(all.map((segment) => segment.y0)),
    y1: mostOf(all.map((segment) => segment.y1)),
  }
}
