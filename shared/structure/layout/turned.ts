import type { Block } from './arrange.ts'
import type { LaidLine, Segment } from './segment.ts'

// Turned print heads what stands beside it.

/** Points by which a turned heading may begin above the lines it heads. */
const ABOVE = 5
/** In line heights: white above a line that begins a section. */
const SECTION_WHITE = 0.75

export const insertTurned = (blocks: Block[], turned: Segment[]): void => {
  for (const segment of [...turned].sort((a, b) => a.y0 - b.y0)) {
    const line: LaidLine = { segments: [segment], column: 0 }
    const place = placeOf(blocks, segment)
    if (place) place.block.lines.splice(place.at, 0, line)
    else blocks.push({ lines: [line], width: 0 })
  }
}

const placeOf = (blocks: Block[], segment: Segment): { block: Block; at: number } | undefined => {
  let best: { block: Block; at: number; y: number } | undefined
  for (const block of blocks)
    for (const [at, line] of block.lines.entries()) {
      const first = line.segments[0]!
      if (first.turned || first.y1 < segment.y0 || first.y0 > segment.y1) continue
      if (first.y0 < segment.y0 - ABOVE && first.y1 < (segment.y0 + segment.y1) / 2) continue
      if (!best || first.y0 < best.y) best = { block, at, y: first.y0 }
    }
  return best ? { block: best.block, at: startOfSection(best.block.lines, best.at) } : undefined
}

/** A heading turned beside the middle of its section heads it from its first line on. */
const startOfSection = (lines: LaidLine[], at: number): number => {
  let start = at
  while (start > 0) {
    const above = lines[start - 1]!.segments[0]!
    const line = lines[start]!.segments[0]!
    if (above.turned || line.y0 - above.y1 > SECTION_WHITE * line.size || line.y0 < above.y0) break
    start -= 1
  }
  return start
}
