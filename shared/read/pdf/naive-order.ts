import type { DocumentFacts } from '#shared/schema/document.ts'
import { linesOfSegments } from '#shared/structure/layout/lines.ts'
import type { ReadPage } from './pdf.ts'

// What a reader that knows no columns makes of the first page where columns matter: row after row, straight across.

const SAMPLE_LINES = 8
const SCRAMBLED_FROM = 3

export const naiveOrderOf = (read: ReadPage[]): DocumentFacts['naiveOrder'] => {
  for (const page of read) {
    const sideOf = new Map<unknown, 'left' | 'right'>()
    for (const block of page.blocks)
      if (block.side)
        for (const line of block.lines) for (const segment of line.segments) sideOf.set(segment, block.side)
    if (!sideOf.size) continue
    const rows = linesOfSegments(page.segments.filter((segment) => !segment.hidden && !segment.turned))
    const mixed = rows.filter(
      (row) => new Set(row.map((segment) => sideOf.get(segment)).filter(Boolean)).size > 1,
    )
    if (mixed.length < SCRAMBLED_FROM) continue
    const from = rows.indexOf(mixed[0]!)
    const sample = rows
      .slice(from, from + SAMPLE_LINES)
      .map((row) => row.map((segment) => segment.text).join(' '))
      .join('\n')
    return { scrambled: true, sample }
  }
  return { scrambled: false, sample: '' }
}
