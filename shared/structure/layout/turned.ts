import { firstOf, itemAt, lastOf } from '#shared/lists.ts'
import { leastOf, mostOf } from '../extent.ts'
import type { Block } from './arrange.ts'
import type { LaidLine, Segment } from './segment.ts'

// Turned print heads what stands beside it.

/** Points by which a turned heading may begin above the lines it heads. */
const ABOVE = 5
/** In line heights: white above a line that begins a section. */
const SECTION_WHITE = 0.75
/** In ems: turned lines so near to each other are one heading. */
const NEXT_LINE = 0.6

export const insertTurned = (blocks: Block[], turned: Segment[]): void => {
  let floor = Number.NEGATIVE_INFINITY
  for (const segments of inLines(turned)) {
    const line: LaidLine = { segments, column: 0, ...(segments.length > 1 ? { stacked: true } : {}) }
    const area = areaOf(segments)
    const place = placeOf(blocks, area, floor)
    floor = area.y1
    if (place) place.block.lines.splice(place.at, 0, line)
    else blocks.push({ lines: [line], width: 0 })
  }
}

/** A turned heading that takes two lines: they stand beside each other, at one foot or over a common middle. */
const inLines = (turned: Segment[]): Segment[][] => {
  const lines: Segment[][] = []
  for (const segment of [...turned].sort((a, b) => a.x0 - b.x0)) {
    const joined = lines.find((line) => {
      const last = lastOf(line)
      const apart = segment.x0 - last.x1
      return (
        last.turned === segment.turned &&
        Math.abs(last.size - segment.size) < 0.5 &&
        Math.abs(apart) < NEXT_LINE * segment.size &&
        overlap(last, segment) > 0.5
      )
    })
    if (joined) joined.push(segment)
    else lines.push([segment])
  }
  // Lines that read downwards follow each other from right to left.
  for (const line of lines) if (firstOf(line).turned === 90) line.reverse()
  return lines.sort((a, b) => topOf(a) - topOf(b))
}

const overlap = (a: Segment, b: Segment): number =>
  (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) / Math.min(a.y1 - a.y0, b.y1 - b.y0)

const topOf = (segments: Segment[]): number => leastOf(segments.map((segment) => segment.y0))

interface Area {
  x0: number
  x1: number
  y0: number
  y1: number
}

const areaOf = (segments: Segment[]): Area => ({
  x0: leastOf(segments.map((segment) => segment.x0)),
  x1: mostOf(segments.map((segment) => segment.x1)),
  y0: topOf(segments),
  y1: mostOf(segments.map((segment) => segment.y1)),
})

const isBeside = (area: Area, line: LaidLine): boolean =>
  firstOf(line.segments).x0 > area.x1 - 1 || lastOf(line.segments).x1 < area.x0 + 1

/** The lines that stand beside the heading, from under the turned heading above it; or else the last ones over its head. */
const placeOf = (blocks: Block[], area: Area, floor: number): { block: Block; at: number } | undefined => {
  let best: { block: Block; at: number; y: number } | undefined
  let above: { block: Block; at: number; y: number } | undefined
  for (const block of blocks)
    for (const [at, line] of block.lines.entries()) {
      const first = firstOf(line.segments)
      if (first.turned || !isBeside(area, line) || first.y0 > area.y1) continue
      if (first.y1 < area.y0) {
        if (first.y0 >= floor && (!above || first.y0 > above.y)) above = { block, at, y: first.y0 }
        continue
      }
      if (first.y0 < area.y0 - ABOVE && first.y1 < (area.y0 + area.y1) / 2) continue
      if (!best || first.y0 < best.y) best = { block, at, y: first.y0 }
    }
  const found = best ?? above
  return found && { block: found.block, at: startOfSection(found.block.lines, found.at, area) }
}

/** A heading turned beside the middle or the foot of its section heads it from its first line on. */
const startOfSection = (lines: LaidLine[], at: number, area: Area): number => {
  let start = at
  while (start > 0) {
    const above = firstOf(itemAt(lines, start - 1).segments)
    const line = firstOf(itemAt(lines, start).segments)
    if (above.turned || line.y0 - above.y1 > SECTION_WHITE * line.size || line.y0 < above.y0) break
    if (!isBeside(area, itemAt(lines, start - 1))) break
    start -= 1
  }
  return start
}
