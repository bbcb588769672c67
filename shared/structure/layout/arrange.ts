import { dateRanges } from '../dates.ts'
import { headingKind } from '../heading-kind.ts'
import { blocksOf, type Judged, judge } from './judge.ts'
import { linesOfSegments, sameLine } from './lines.ts'
import type { LaidLine, Segment } from './segment.ts'
import { type Strip, stripOf, stripsOf } from './strips.ts'

// Segments of a page → its lines in reading order. White strips part regions recursively; what no strip parts is read in rows.

export interface Block {
  lines: LaidLine[]
  /** The strip in the middle, where the block is the left or right one of a pair of columns. */
  side?: 'left' | 'right'
  gutter?: number
  width: number
}

const MAX_DEPTH = 60
/** A page of so many segments is no resume's; it is read in rows. */
const MAX_SEGMENTS = 1500
/** In line heights: white over the full width that parts a head from the columns under it. */
const BAND_GAP = 1.2

export const arrange = (segments: Segment[]): Block[] => {
  const upright = segments.filter((segment) => segment.turned === 0)
  const turned = segments.filter((segment) => segment.turned !== 0)
  const blocks = upright.length > MAX_SEGMENTS ? [rowsBlock(upright, 0)] : flow(upright, 0, 0)
  for (const segment of turned) insertTurned(blocks, segment)
  return blocks
}

const rowsBlock = (segments: Segment[], column: number): Block => ({
  lines: linesOfSegments(segments).map((line) => ({ segments: line, column })),
  width: segments.length
    ? Math.max(...segments.map((segment) => segment.x1)) - Math.min(...segments.map((segment) => segment.x0))
    : 0,
})

const flow = (segments: Segment[], depth: number, column: number): Block[] => {
  if (segments.length === 0) return []
  const parted = segments.length > 2 && depth < MAX_DEPTH ? bestParting(segments) : undefined
  if (!parted) return [rowsBlock(segments, column)]
  const { strip } = parted
  const inside = new Set([...strip.left, ...strip.right])
  const outside = segments.filter((segment) => !inside.has(segment))
  const middle = (strip.y0 + strip.y1) / 2
  const above = outside.filter((segment) => (segment.y0 + segment.y1) / 2 < middle)
  const below = outside.filter((segment) => (segment.y0 + segment.y1) / 2 >= middle)
  return [
    ...flow(above, depth + 1, column),
    ...part(parted, depth + 1, column),
    ...flow(below, depth + 1, column),
  ]
}

const part = ({ as, strip }: Judged, depth: number, column: number): Block[] => {
  if (as === 'columns') {
    const left = flow(strip.left, depth, column)
    const right = flow(strip.right, depth, column + 1)
    const gutter = (strip.x0 + strip.x1) / 2
    return [joined(left, 'left', gutter), joined(right, 'right', gutter)]
  }
  const [gutter, main] = as === 'gutter-left' ? [strip.left, strip.right] : [strip.right, strip.left]
  return besideGutter(gutter, main, as === 'gutter-left', depth, column)
}

const joined = (blocks: Block[], side: 'left' | 'right', gutter: number): Block => ({
  lines: blocks.flatMap((block) => block.lines),
  side,
  gutter,
  width: Math.max(...blocks.map((block) => block.width)),
})

const bestParting = (segments: Segment[]): Judged | undefined => {
  const alone = headingsAlone(segments)
  const centred = new Set(alone.filter((segment) => isCentred(segment, segments)))
  let best: Judged | undefined
  const consider = (strip: Strip, accept: (judged: Judged) => boolean) => {
    const trimmed = trimBands(strip)
    if (!trimmed) return
    const judged = judge(trimmed)
    if (judged.score > (best?.score ?? 0) && accept(judged)) best = judged
  }
  for (const strip of stripsOf(segments, centred)) consider(strip, () => true)
  // Headings over the full width do not always reach over the gutter or the cards under them.
  if (alone.length > centred.size)
    for (const strip of stripsOf(segments, new Set(alone)))
      consider(strip, ({ strip: { left, right } }) => !left.some(isHead) && !right.some(isHead))
  return best
}

/** Headings with nothing beside them on their line. */
const headingsAlone = (segments: Segment[]): Segment[] =>
  linesOfSegments(segments).flatMap((line) => (line.length === 1 && isHead(line[0]!) ? line : []))

const CENTRED_WITHIN = 0.035

const isCentred = (segment: Segment, segments: Segment[]): boolean => {
  const x0 = Math.min(...segments.map((other) => other.x0))
  const x1 = Math.max(...segments.map((other) => other.x1))
  return Math.abs((segment.x0 + segment.x1) / 2 - (x0 + x1) / 2) < CENTRED_WITHIN * (x1 - x0)
}

/**
 * A head or a foot of the page may by chance leave the strip free. Bands of rows that white parts from the rest over the full
 * width are left out, from above and below, as long as they hold no column of their own.
 */
const trimBands = (strip: Strip): Strip | undefined => {
  const bands = bandsOf([...strip.left, ...strip.right])
  const left = new Set(strip.left)
  let from = 0
  let to = bands.length
  const isColumns = (band: Segment[]): boolean => {
    const l = band.filter((segment) => left.has(segment))
    const r = band.filter((segment) => !left.has(segment))
    if (!l.length || !r.length) return false
    const rows = linesOfSegments(band)
    return rows.length > 2 || l.some(isHead) || r.some(isHead)
  }
  while (from < to && !isColumns(bands[from]!) && onlyOneSideOrShort(bands[from]!, left)) from += 1
  while (to > from && !isColumns(bands[to - 1]!) && endsTheColumns(bands[to - 1]!, left)) to -= 1
  if (from >= to) return undefined
  const kept = bands.slice(from, to).flat()
  const l = kept.filter((segment) => left.has(segment))
  const r = kept.filter((segment) => !left.has(segment))
  return l.length && r.length ? stripOf(l, r) : undefined
}

const isHead = (segment: Segment): boolean => Boolean(headingKind(segment.text))

const onlyOneSideOrShort = (band: Segment[], left: Set<Segment>): boolean => {
  const l = band.filter((segment) => left.has(segment)).length
  return l === 0 || l === band.length ? !band.some(isHead) && linesOfSegments(band).length <= 3 : true
}

const endsTheColumns = (band: Segment[], left: Set<Segment>): boolean => {
  const l = band.filter((segment) => left.has(segment)).length
  // Print under only one of two columns goes on with that column.
  return l > 0 && l < band.length
}

const bandsOf = (segments: Segment[]): Segment[][] => {
  const bands: Segment[][] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const segment of [...segments].sort((a, b) => a.y0 - b.y0)) {
    if (segment.y0 - bottom > BAND_GAP * segment.size) bands.push([])
    bands.at(-1)!.push(segment)
    bottom = Math.max(bottom, segment.y1)
  }
  return bands
}

/** Headings, dates and labels in a gutter come with the lines that begin beside them. */
const besideGutter = (
  gutter: Segment[],
  main: Segment[],
  leftward: boolean,
  depth: number,
  column: number,
): Block[] => {
  const blocks = splitAtPartners(blocksOf(gutter), main)
  const tops = blocks.map((block) => Math.min(block[0]!.y0, partnerTop(block[0]!, main)))
  const out: LaidLine[] = []
  const before = main.filter((segment) => segment.y0 + 0.3 * segment.size < (tops[0] ?? 0))
  out.push(...flow(before, depth, column).flatMap((block) => block.lines))
  for (const [at, block] of blocks.entries()) {
    const from = tops[at]!
    const until = tops[at + 1] ?? Number.POSITIVE_INFINITY
    const beside = main.filter((segment) => {
      const y = segment.y0 + 0.3 * segment.size
      return y >= from && y < until
    })
    const lines = flow(beside, depth, column).flatMap((inner) => inner.lines)
    if (isHeadingBlock(block)) out.push({ segments: block, column }, ...lines)
    else out.push(...withLabel(block, lines, leftward, column))
  }
  return [{ lines: out, width: 0 }]
}

const isHeadingBlock = (block: Segment[]): boolean =>
  Boolean(headingKind(block.map((segment) => segment.text).join(' ')))

const withLabel = (block: Segment[], lines: LaidLine[], leftward: boolean, column: number): LaidLine[] => {
  const at = lines.findIndex((line) => line.segments.some((segment) => sameLine(segment, block[0]!)))
  if (at < 0) return [{ segments: block, column }, ...lines]
  const line = lines[at]!
  lines[at] = leftward
    ? { ...line, segments: [...block, ...line.segments], cutBefore: line.segments[0]! }
    : { ...line, segments: [...line.segments, ...block], cutBefore: block[0]! }
  return lines
}

const partnerTop = (segment: Segment, main: Segment[]): number =>
  Math.min(segment.y0, ...main.filter((other) => sameLine(segment, other)).map((other) => other.y0))

/** A gutter set without white between its labels: each whole date that stands on a line of its own is its own block. */
const splitAtPartners = (blocks: Segment[][], main: Segment[]): Segment[][] =>
  blocks.flatMap((block) => {
    const lines = linesOfSegments(block)
    if (lines.length < 2) return [block]
    const paired = lines.every((line) => main.some((other) => sameLine(other, line[0]!)))
    const ranges = lines.map((line) => dateRanges(line.map((segment) => segment.text).join(' ')))
    const whole =
      ranges.every((found) => found.length === 1) &&
      !ranges.some(
        ([found]) => found && !found.range && dateRanges(block.map((s) => s.text).join(' ')).length === 1,
      )
    return paired && whole ? lines : [block]
  })

/** Turned print heads what stands beside it. */
const insertTurned = (blocks: Block[], segment: Segment): void => {
  let best: { block: Block; at: number; y: number } | undefined
  for (const block of blocks)
    for (const [at, line] of block.lines.entries()) {
      const first = line.segments[0]!
      if (first.turned || first.y1 < segment.y0 || first.y0 > segment.y1) continue
      if (!best || first.y0 < best.y) best = { block, at, y: first.y0 }
    }
  const line: LaidLine = { segments: [segment], column: 0 }
  if (best) best.block.lines.splice(best.at, 0, line)
  else blocks.push({ lines: [line], width: 0 })
}

/** Columns that go on over pages are read on to their end before the column beside them. */
export const orderOverPages = (pages: Block[][]): { page: number; line: LaidLine }[] => {
  const out: { page: number; line: LaidLine }[] = []
  let waiting: { page: number; line: LaidLine }[] = []
  let waitingGutter = 0
  const flush = () => {
    out.push(...waiting)
    waiting = []
  }
  for (const [page, blocks] of pages.entries()) {
    for (const [at, block] of blocks.entries()) {
      const entries = block.lines.map((line) => ({ page, line }))
      const goesOn =
        waiting.length > 0 &&
        block.side === 'left' &&
        Math.abs((block.gutter ?? 0) - waitingGutter) < 15 &&
        at === 0
      if (block.side === 'left' && !goesOn) flush()
      if (block.side === undefined) flush()
      if (block.side === 'right') {
        waiting.push(...entries)
        waitingGutter = block.gutter ?? 0
        const isLast = at === blocks.length - 1
        if (!isLast) flush()
      } else out.push(...entries)
    }
  }
  flush()
  return out
}
