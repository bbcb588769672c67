import { itemAt } from '#shared/lists.ts'
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
  const broken = lines.map((line) => line.some((segment) => breaking.has(segment)))
  const barred = lines.map((line) =>
    bars.filter((bar) => line.some((segment) => Math.abs(bar.y0 - segment.y0) < 0.4 * segment.size)),
  )
  const seen = new Set<string>()
  const strips: Strip[] = []
  const finish = (x: number, from: number, to: number) => {
    const key = keyOf(lines, x, from, to)
    if (!key || seen.has(key)) return
    seen.add(key)
    const left: Segment[] = []
    const right: Segment[] = []
    for (let at = from; at < to; at += 1)
      for (const segment of itemAt(lines, at)) (segment.x0 < x ? left : right).push(segment)
    strips.push(stripOf(left, right))
  }
  for (const x of candidates(segments)) {
    let from = 0
    for (let at = 0; at < lines.length; at += 1) {
      const blocked =
        itemAt(broken, at) ||
        itemAt(lines, at).some((segment) => crosses(segment, x)) ||
        itemAt(barred, at).some((bar) => bar.x0 < x && bar.x1 > x)
      if (!blocked) continue
      finish(x, from, at)
      from = at + 1
    }
    finish(x, from, lines.length)
  }
  return strips
}

/** Strips through the same height with as much on either side are one; undefined where a side is empty. */
const keyOf = (lines: Segment[][], x: number, from: number, to: number): string | undefined => {
  let left = 0
  let right = 0
  let y0 = Number.POSITIVE_INFINITY
  let y1 = Number.NEGATIVE_INFINITY
  for (let at = from; at < to; at += 1)
    for (const segment of itemAt(lines, at)) {
      if (segment.x0 < x) left += 1
      else right += 1
      if (segment.y0 < y0) y0 = segment.y0
      if (segment.y1 > y1) y1 = segment.y1
    }
  return left && right ? `${left}|${right}|${Math.round(y0)}|${Math.round(y1)}` : undefined
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
  let edge = Number.POSITIVE_INFINITY
  let y0 = Number.POSITIVE_INFINITY
  let y1 = Number.NEGATIVE_INFINITY
  for (const segment of right) {
    if (segment.x0 < edge) edge = segment.x0
    if (segment.y0 < y0) y0 = segment.y0
    if (segment.y1 > y1) y1 = segment.y1
  }
  let within = Number.NEGATIVE_INFINITY
  for (const segment of left) {
    if (segment.x1 <= edge && segment.x1 > within) within = segment.x1
    if (segment.y0 < y0) y0 = segment.y0
    if (segment.y1 > y1) y1 = segment.y1
  }
  return { left, right, x0: within === Number.NEGATIVE_INFINITY ? edge : within, x1: edge, y0, y1 }
}
