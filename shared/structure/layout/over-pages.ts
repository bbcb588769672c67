import { leastOf, mostOf } from '../extent.ts'
import type { Block, White } from './arrange.ts'
import { textOfLine } from './lines.ts'
import type { LaidLine } from './segment.ts'

interface OrderedLine {
  page: number
  line: LaidLine
}

const NO_GUTTER = { x0: 0, x1: 0 }
/** Points between the gutters of two pages, whose lines leave more or less of them white. */
const SAME_GUTTER = 15

/** Whether both leave the same stretch of the page white, or stretches so near each other. */
export const meet = (one: White, other: White, near = 0): boolean =>
  one.x0 < other.x1 + near && other.x0 < one.x1 + near

/** Columns that go on over pages are read on to their end before the column beside them. */
export const orderOverPages = (pages: Block[][]): OrderedLine[] => {
  const out: OrderedLine[] = []
  let waiting: OrderedLine[] = []
  let gutter = NO_GUTTER
  let leftLeads = false
  const flush = () => {
    for (const entry of waiting) out.push(entry)
    waiting = []
  }
  const feet = feetOf(pages)
  for (const [page, all] of pages.entries()) {
    const blocks = all.flatMap((block) => {
      const lines = block.lines.filter((line) => !feet.has(line))
      const width = lines.length < block.lines.length ? widthOf(lines) : block.width
      return lines.length > 0 ? [{ ...block, lines, width }] : []
    })
    for (const [at, block] of blocks.entries()) {
      const entries = block.lines.map((line) => ({ page, line }))
      const sameGutter = block.gutter !== undefined && meet(block.gutter, gutter, SAME_GUTTER)
      const isFirst = waiting.length > 0 && at === 0
      const isNarrower = block.side === undefined && leftLeads && endsBefore(block, gutter.x1)
      const goesOn = isFirst && (block.side === 'left' ? sameGutter : isNarrower)
      if (block.side !== 'right' && !goesOn) flush()
      if (block.side !== 'right') {
        for (const entry of entries) out.push(entry)
        continue
      }
      for (const entry of entries) waiting.push(entry)
      gutter = block.gutter ?? NO_GUTTER
      leftLeads = isMain(blocks[at - 1], block)
      // Where something reaches over the columns, the right one has been read on below it.
      if (at < blocks.length - 1 || blocks.findIndex(({ side }) => side === 'right') < at) flush()
    }
    for (const { lines } of all) for (const line of lines) if (feet.has(line)) out.push({ page, line })
  }
  flush()
  return out
}

/** Under the columns of a page, what other pages have there too, but for its numbers: it parts nothing. */
const feetOf = (pages: Block[][]): Set<LaidLine> => {
  const lowest = pages.flatMap((blocks) => {
    const lines = blocks.flatMap((block) => block.lines)
    const foot = mostOf(lines.map(baseOf))
    const [line, ...beside] = lines.filter((one) => foot - baseOf(one) < 1)
    return line && beside.length === 0 ? [line] : []
  })
  const keyOf = (line: LaidLine): string =>
    `${Math.round(baseOf(line))}|${textOfLine(line.segments).replace(/\d+/g, '#')}`
  const keys = lowest.map(keyOf)
  return new Set(lowest.filter((_, at) => keys.indexOf(keys[at] ?? '') !== keys.lastIndexOf(keys[at] ?? '')))
}
const widthOf = (lines: LaidLine[]): number =>
  mostOf(lines.flatMap(({ segments }) => segments.map(({ x1 }) => x1))) -
  leastOf(lines.flatMap(({ segments }) => segments.map(({ x0 }) => x0)))
const baseOf = ({ segments }: LaidLine): number => mostOf(segments.map(({ base }) => base))

/** Of the other column's width. */
const WIDER = 1.3

const footOf = ({ lines }: Block): number =>
  mostOf(lines.flatMap(({ segments }) => segments.map(({ y1 }) => y1)))

/** The wide column runs on where the one beside it has ended. */
const isMain = (left: Block | undefined, right: Block): boolean =>
  left !== undefined && left.width > right.width * WIDER && footOf(left) > footOf(right)

/** A page on which only the left one of two columns goes on: nothing of it reaches over their gutter. */
const endsBefore = ({ lines }: Block, edge: number): boolean =>
  lines.every(({ segments }) => segments.every(({ x1 }) => x1 <= edge))
