import { mostOf } from '../extent.ts'
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
  let leftLeads = false
  const flush = () => {
    for (const entry of waiting) out.push(entry)
    waiting = []
  }
  for (const [page, blocks] of pages.entries()) {
    for (const [at, block] of blocks.entries()) {
      const entries = block.lines.map((line) => ({ page, line }))
      const sameGutter = Math.abs((block.gutter ?? 0) - waitingGutter) < SAME_GUTTER
      const isFirst = waiting.length > 0 && at === 0
      const isNarrower = block.side === undefined && leftLeads && endsBefore(block, waitingGutter)
      const goesOn = isFirst && (block.side === 'left' ? sameGutter : isNarrower)
      if (block.side !== 'right' && !goesOn) flush()
      if (block.side !== 'right') {
        for (const entry of entries) out.push(entry)
        continue
      }
      for (const entry of entries) waiting.push(entry)
      waitingGutter = block.gutter ?? 0
      leftLeads = isMain(blocks[at - 1], block)
      if (at < blocks.length - 1) flush()
    }
  }
  flush()
  return out
}

/** Of the other column's width. */
const WIDER = 1.3

const footOf = ({ lines }: Block): number =>
  mostOf(lines.flatMap(({ segments }) => segments.map(({ y1 }) => y1)))

/** The wide column runs on where the one beside it has ended. */
const isMain = (left: Block | undefined, right: Block): boolean =>
  left !== undefined && left.width > right.width * WIDER && footOf(left) > footOf(right)

/** A page on which only the left one of two columns goes on: nothing of it reaches over their gutter. */
const endsBefore = ({ lines }: Block, gutter: number): boolean =>
  lines.every(({ segments }) => segments.every(({ x1 }) => x1 <= gutter))
