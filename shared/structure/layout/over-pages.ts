import type { Block } from './arrange.ts'
import type { LaidLine } from './segment.ts'

export interface OrderedLine {
  page: number
  line: LaidLine
}

/** Points by which the gutter of a pair of columns may differ from page to page. */
const SAME_GUTTER = 15

/** Columns that go on over pages are read on to their end before the column beside them. */
export const orderOverPages = (pages: Block[][]): OrderedLine[] => {
  const out: OrderedLine[] = []
  let waiting: OrderedLine[] = []
  let waitingGutter = 0
  const flush = () => {
    for (const entry of waiting) out.push(entry)
    waiting = []
  }
  for (const [page, blocks] of pages.entries()) {
    for (const [at, block] of blocks.entries()) {
      const entries = block.lines.map((line) => ({ page, line }))
      const sameGutter = Math.abs((block.gutter ?? 0) - waitingGutter) < SAME_GUTTER
      const goesOn = waiting.length > 0 && block.side === 'left' && at === 0 && sameGutter
      if (block.side === undefined || (block.side === 'left' && !goesOn)) flush()
      if (block.side !== 'right') {
        for (const entry of entries) out.push(entry)
        continue
      }
      for (const entry of entries) waiting.push(entry)
      waitingGutter = block.gutter ?? 0
      if (at < blocks.length - 1) flush()
    }
  }
  flush()
  return out
}
