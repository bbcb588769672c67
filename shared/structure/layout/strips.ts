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
/** Points from the middle of a strip to the edge at which the lines right of it begin. */
const BEFORE_EDGE = MIN_WIDTH / 2 + 0.5

/** Edges at which many segments begin or end, most common first. */
const candidates = (segments: Segment[]): number[] => {
  const counts = new Map<number, number>()
  for (const segment of segments) {
    const start = Math.round(segment.x0) - BEFORE_EDGE
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
  const isFree = (at: number, x: number, over?: number): boolean =>
    !itemAt(broken, at) &&
    !itemAt(lines, at).some((segment) => crosses(segment, x, over)) &&
    !itemAt(barred, at).some((bar) => bar.x0 < x && bar.x1 > x)
  for (const x of candidates(segments)) {
    for (const [from, to] of runs(lines.length, (at) => isFree(at, x))) finish(x, from, to)
    if (!lines.some((line) => line.some((segment) => touches(segment, x)))) continue
    for (const [from, to] of runs(lines.length, (at) => isFree(at, x, OVER.touching)))
      finish(x, ...besideRight(lines, x, from, to))
  }
  return strips
}

/** Stretches of so many rows in which every one is. */
const runs = (count: number, is: (at: number) => boolean): [from: number, to: number][] => {
  const out: [number, number][] = []
  let from = 0
  for (let at = 0; at <= count; at += 1) {
    if (at < count && is(at)) continue
    if (at > from) out.push([from, at])
    from = at + 1
  }
  return out
}

/** Of all rows of a strip, those that touch its edge at most. */
const FEW = 0.1

/** Rows of which a few touch the edge of the right side: beside or between lines of that side, or the strip ends before them. */
const besideRight = (lines: Segment[][], x: number, start: number, end: number): [number, number] => {
  const isRight = (at: number) => itemAt(lines, at).some(({ x0 }) => x0 >= x)
  const isTouching = (at: number) => itemAt(lines, at).some((segment) => touches(segment, x))
  let [from, to] = [start, end]
  while (from < to && !isRight(from)) from += 1
  while (to > from && !isRight(to - 1)) to -= 1
  const touching = lines.slice(from, to).filter((_, at) => isTouching(from + at)).length
  while (from > start && !isTouching(from - 1)) from -= 1
  while (to < end && !isTouching(to)) to += 1
  return touching <= FEW * (to - from) ? [from, to] : [from, from]
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

/** Points by which a line reaches over the middle of a strip: of a free strip it comes less near, and of one it touches the edge. */
const OVER = { free: 0.5 - MIN_WIDTH / 2, touching: BEFORE_EDGE + 0.5 } as const

/** A line that ends where the next column begins leaves no white, and does not run through it either. */
const touches = (segment: Segment, x: number): boolean =>
  segment.x1 <= x + OVER.touching && crosses(segment, x)

const crosses = (segment: Segment, x: number, over: number = OVER.free): boolean =>
  segment.x1 > x + over && segment.x0 < x + MIN_WIDTH / 2 - 0.5 && !sticksOut(segment, x)

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
