import { leastOf, mostOf } from '../extent.ts'
import type { Block, White } from './arrange.ts'
import type { LaidLine } from './segment.ts'

const NOWHERE: White = { x0: 0, x1: 0 }

export interface OrderedLine {
  page: number
  line: LaidLine
}

/** The white between two columns is as wide as their text leaves it, on one page more than on the other. */
export const areSameGutter = (one: White, other: White): boolean => one.x0 < other.x1 && other.x0 < one.x1

/** Columns that go on over pages are read on to their end before the column beside them. */
export const orderOverPages = (pages: Block[][]): OrderedLine[] => {
  const out: OrderedLine[] = []
  let waiting: OrderedLine[] = []
  let waitingGutter: White = NOWHERE
  let leftLeads = false
  let isMainPair = false
  const flush = () => {
    for (const entry of waiting) out.push(entry)
    waiting = []
  }
  for (const [page, blocks] of pages.entries()) {
    for (const [at, block] of blocks.entries()) {
      const entries = block.lines.map((line) => ({ page, line }))
      const sameGutter = isMainPair && areSameGutter(block.gutter ?? NOWHERE, waitingGutter)
      const isFirst = waiting.length > 0 && at === 0
      const isNarrower = block.side === undefined && leftLeads && endsBefore(block, waitingGutter)
      const goesOn = isFirst && (block.side === 'left' ? sameGutter : isNarrower)
      if (block.side !== 'right' && !goesOn) flush()
      if (block.side !== 'right') {
        for (const entry of entries) out.push(entry)
        continue
      }
      for (const entry of entries) waiting.push(entry)
      waitingGutter = block.gutter ?? NOWHERE
      isMainPair = takesPart([blocks[at - 1], block], blocks)
      leftLeads = isMain(blocks[at - 1], block)
      if (at < blocks.length - 1) flush()
    }
  }
  flush()
  return out
}

/** Of the other column's width. */
const WIDER = 1.3

/** Of the height of the page's print: a pair of columns that takes less stands at its foot, and goes on no further. */
const PART = 1 / 3

const takesPart = (pair: (Block | undefined)[], page: Block[]): boolean =>
  heightOf(pair) > PART * heightOf(page)

const heightOf = (blocks: (Block | undefined)[]): number => {
  const segments = blocks.flatMap((block) => block?.lines ?? []).flatMap((line) => line.segments)
  return mostOf(segments.map(({ y1 }) => y1)) - leastOf(segments.map(({ y0 }) => y0))
}

const footOf = ({ lines }: Block): number =>
  mostOf(lines.flatMap(({ segments }) => segments.map(({ y1 }) => y1)))

/** The wide column runs on where the one beside it has ended. */
const isMain = (left: Block | undefined, right: Block): boolean =>
  left !== undefined && left.width > right.width * WIDER && footOf(left) > footOf(right)

/** A page on which only the left one of two columns goes on: nothing of it reaches over their gutter. */
const endsBefore = ({ lines }: Block, gutter: White): boolean =>
  lines.every(({ segments }) => segments.every(({ x1 }) => x1 <= (gutter.x0 + gutter.x1) / 2))
