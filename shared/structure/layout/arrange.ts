import { itemAt, lastOf } from '#shared/lists.ts'
import { isDatePiece } from '#shared/text/dates.ts'
import { leastOf, mostOf } from '../extent.ts'
import { headingKind } from '../heading-kind.ts'
import { datedRows } from './dated-rows.ts'
import { besideGutter } from './gutter.ts'
import { type Judged, judge, type Parting, printWidth } from './judge.ts'
import { knownStrips, type OfStrip } from './known-strips.ts'
import { centredBeside, linesOfSegments, sameLine } from './lines.ts'
import { recordRows } from './record-rows.ts'
import type { LaidLine, Segment } from './segment.ts'
import { isRepeated } from './side.ts'
import { type Strip, stripOf, stripsOf } from './strips.ts'
import { insertTurned } from './turned.ts'
import { stripAtWall } from './walls.ts'

// Segments of a page → its lines in reading order. White strips part regions recursively; what no strip parts is read in rows.

/** From its left edge to its right one. */
export type White = Pick<Strip, 'x0' | 'x1'>

export interface Block {
  lines: LaidLine[]
  /** Where the block is the left or right one of a pair of columns, and the white between them. */
  side?: 'left' | 'right'
  gutter?: White
  width: number
}

const MAX_DEPTH = 60
/** A page of so many segments is no resume's; it is read in rows. */
const MAX_SEGMENTS = 1500
/** In line heights: white over the full width that parts a head from the columns under it. */
const BAND_GAP = 1.2

/** `walls`: where columns part for other reasons than the print of this page. */
export const arrange = (segments: Segment[], walls: readonly White[] = []): Block[] => {
  const upright = segments.filter((segment) => segment.turned === 0)
  const turned = segments.filter((segment) => segment.turned !== 0)
  const blocks =
    upright.length > MAX_SEGMENTS ? [rowsBlock(upright, 0)] : flow(upright, 0, 0, partings(upright, walls))
  insertTurned(blocks, turned)
  return blocks
}

/** How the strips of a page are looked at. */
interface Partings {
  walls: readonly White[]
  judge: OfStrip<Judged>
  trim: OfStrip<Strip | undefined>
}

const partings = (segments: Segment[], walls: readonly White[]): Partings => {
  const once = knownStrips(segments)
  const judgeOnce = once(judge)
  // A region no wider than the strip's own print changes nothing: most are asked about with and without one.
  const judged: OfStrip<Judged> = (strip, span = 0) => judgeOnce(strip, span > printWidth(strip) ? span : 0)
  return { walls, judge: judged, trim: once((strip) => trimBands(strip, judged)) }
}

const rowsBlock = (segments: Segment[], column: number): Block => ({
  lines: withCentredDates(linesOfSegments(segments)).map((line) => ({ segments: line, column })),
  width: widthOf(segments),
})

/** The cells of a table's row may hold a date in the middle of the two lines of a text: they are one row. */
const withCentredDates = (lines: Segment[][]): Segment[][] => {
  const dates = lines.filter((line) => line.every(({ text }) => isDatePiece(text)))
  if (dates.length === 0) return lines
  const dated = new Map<Segment, Segment[]>()
  for (const date of dates) {
    const first = itemAt(date, 0)
    const beside = lines.flatMap((line) => (line === date ? [] : line.filter(({ x0 }) => x0 > first.x1)))
    const above = centredBeside(first, beside)
    if (above) dated.set(above, date)
  }
  const moved = new Set(dated.values())
  return lines.flatMap((line) => {
    if (moved.has(line)) return []
    const date = line.map((one) => dated.get(one)).find((found) => found !== undefined)
    return [date ? [...date, ...line] : line]
  })
}

const widthOf = (segments: Segment[]): number =>
  segments.length
    ? mostOf(segments.map((segment) => segment.x1)) - leastOf(segments.map((segment) => segment.x0))
    : 0

const flow = (segments: Segment[], depth: number, column: number, partings: Partings): Block[] => {
  if (segments.length === 0) return []
  const best = segments.length > 2 && depth < MAX_DEPTH ? bestParting(segments, partings) : undefined
  const table = recordRows(segments, column)
  if (table && (table.isSure || isCut(table.segments, best))) {
    const top = leastOf([...table.segments].map(({ base }) => base))
    const rest = segments.filter((segment) => !table.segments.has(segment))
    return [
      ...flow(
        rest.filter(({ base }) => base < top),
        depth + 1,
        column,
        partings,
      ),
      { lines: table.lines, width: widthOf([...table.segments]) },
      ...flow(
        rest.filter(({ base }) => base >= top),
        depth + 1,
        column,
        partings,
      ),
    ]
  }
  if (!best) return [rowsBlock(segments, column)]
  const parted = best.as === 'columns' ? withoutNextHead(best, segments) : best
  const { strip } = parted
  const inside = new Set([...strip.left, ...strip.right])
  const outside = segments.filter((segment) => !inside.has(segment))
  const middle = (strip.y0 + strip.y1) / 2
  const above = outside.filter((segment) => (segment.y0 + segment.y1) / 2 < middle)
  const below = outside.filter((segment) => (segment.y0 + segment.y1) / 2 >= middle)
  return [
    ...flow(above, depth + 1, column, partings),
    ...part(parted, depth + 1, column, partings),
    ...flow(below, depth + 1, column, partings),
  ]
}

/** Read down its columns the rows would come apart. */
const isCut = (table: Set<Segment>, best: Judged | undefined): boolean =>
  best?.as === 'columns' &&
  [best.strip.left, best.strip.right].every((side) => side.some((segment) => table.has(segment)))

/** A heading under two columns with nothing of theirs below it heads what follows, though it is flush with one of them. */
const withoutNextHead = (judged: Judged, segments: Segment[]): Judged => {
  const { strip } = judged
  const [head, ...others] = linesOfSegments([...strip.left, ...strip.right]).at(-1) ?? []
  const isNext =
    head && others.length === 0 && isSetAsHead(head, segments) && segments.some(({ y0 }) => y0 > strip.y1)
  if (!isNext) return judged
  const [left, right] = [strip.left, strip.right].map((side) => side.filter((one) => one !== head))
  return left?.length && right?.length ? { ...judged, strip: stripOf(left, right) } : judged
}

const part = ({ as, strip }: Judged, depth: number, column: number, partings: Partings): Block[] => {
  if (as === 'columns') {
    const dates = datesOfRight(strip)
    const left = flow(
      strip.left.filter((segment) => !dates.has(segment)),
      depth,
      column,
      partings,
    )
    const right = flow([...dates, ...strip.right], depth, column + 1, partings)
    return [joined(left, 'left', strip), joined(right, 'right', strip)]
  }
  const leftward = as === 'gutter-left'
  const [gutter, main] = leftward ? labelsApart(strip) : [strip.right, strip.left]
  const inner = (segments: Segment[]) =>
    flow(segments, depth, column, partings).flatMap((block) => block.lines)
  return [{ lines: besideGutter(gutter, main, leftward, column, inner), width: 0 }]
}

/** Dates at an edge of their own between two columns, on the rows of the right one: they are its gutter. */
const datesOfRight = ({ left, right }: Strip): Set<Segment> => {
  const pieces = left.filter(({ text }) => isDatePiece(text))
  const others = left.filter((segment) => !pieces.includes(segment))
  const edge = mostOf(pieces.map(({ x0 }) => x0)) - SAME_EDGE
  const dates = pieces.filter(({ x0 }) => x0 >= edge)
  const apartFrom = (side: Segment[], date: Segment): number =>
    leastOf(side.flatMap((one) => (sameLine(one, date) ? [Math.abs(one.base - date.base)] : [])))
  const firsts = dates.filter((date) => apartFrom(right, date) < apartFrom(others, date))
  const areOfRight =
    firsts.length > 1 &&
    firsts.length * 2 >= dates.length &&
    !others.some(({ x0 }) => Math.abs(x0 - edge) < 2 * SAME_EDGE) &&
    dates.every((date) => !others.some(({ x1, y0, y1 }) => x1 > date.x0 && y1 > date.y0 && y0 < date.y1)) &&
    !right.some((one) => isDatePiece(one.text) && firsts.some((date) => sameLine(one, date)))
  return new Set(areOfRight ? dates : [])
}

/** Headings, the dates beside them, and the text: each heading has the dates of its entries and their text beside it. */
const labelsApart = ({ left, right }: Strip): [gutter: Segment[], main: Segment[]] => {
  const edge = leastOf(left.map(({ x0 }) => x0)) + SAME_EDGE
  const labels = left.filter(({ x0 }) => x0 <= edge)
  const dates = left.filter(({ x0 }) => x0 > edge)
  const top = leastOf(dates.map(({ y0 }) => y0))
  const end = mostOf(labels.filter(({ y1 }) => y1 > top).map(({ x1 }) => x1))
  const areApart =
    dates.length > 1 &&
    dates.every(({ text, x0 }) => x0 > end && isDatePiece(text)) &&
    !labels.some(({ text }) => isDatePiece(text))
  return areApart ? [labels, [...dates, ...right]] : [left, right]
}

const joined = (blocks: Block[], side: 'left' | 'right', { x0, x1 }: White): Block => ({
  lines: blocks.flatMap((block) => block.lines),
  side,
  gutter: { x0, x1 },
  width: mostOf(blocks.map((block) => block.width)),
})

const bestParting = (segments: Segment[], { judge, trim, walls }: Partings): Judged | undefined => {
  const x0 = leastOf(segments.map((segment) => segment.x0))
  const x1 = mostOf(segments.map((segment) => segment.x1))
  const span = x1 - x0
  const alone = headingsAlone(segments)
  const centred = new Set(alone.filter((segment) => isCentred(segment, segments, x0, x1)))
  const bars = datedRows(segments)
  let best: Judged | undefined
  const found: Judged[] = []
  const consider = (strip: Strip, accept: (judged: Judged) => boolean) => {
    const trimmed = trim(strip)
    if (!trimmed) return
    const judged = judge(trimmed, span)
    if (judged.as === 'rows' || !accept(judged)) return
    found.push(judged)
    if (judged.score > (best?.score ?? 0)) best = judged
  }
  const strips = stripsOf(segments, centred, bars)
  const walled = stripAtWall(strips, walls, segments)
  if (walled) return { as: 'columns', score: Number.POSITIVE_INFINITY, strip: trim(walled) ?? walled }
  for (const strip of strips) consider(strip, () => true)
  // Headings over the full width do not always reach over the gutter or the cards under them.
  if (alone.length > centred.size) {
    const heads = (one: Segment) => isHead(one) && !isRepeated(one, segments)
    for (const strip of stripsOf(segments, new Set(alone), bars))
      consider(strip, ({ strip: { left, right } }) => !left.some(heads) && !right.some(heads))
  }
  return best ? found.reduce(wholeOf, best) : best
}

/** Of the score of its best part, what the whole height has at least; and so much more on either side: no foot of a page has as much as a column. */
const WHOLE = 0.85
const MORE = { column: 3, gutter: 1 } as const

/** Two columns, or a gutter, go on as far as the white does, though it is wider beside a part of them. */
const wholeOf = (best: Judged, other: Judged): Judged => {
  if (other.as !== best.as) return best
  const more = other.as === 'columns' ? MORE.column : MORE.gutter
  const [part, whole] = [best.strip, other.strip]
  const grows = (side: 'left' | 'right'): boolean => whole[side].length >= part[side].length + more
  const isWhole =
    whole.y0 <= part.y0 &&
    whole.y1 >= part.y1 &&
    whole.x0 < part.x1 &&
    whole.x1 > part.x0 &&
    ((grows('left') && grows('right')) || (other.as === 'columns' && goesOnAlone(part, whole)))
  return isWhole && other.score >= WHOLE * best.score ? other : best
}

/** Of two columns the longer one, where the other has ended: its lines go on at its edges, the first as the last. */
const goesOnAlone = (part: Strip, whole: Strip): boolean => {
  const isShort = ({ left, right }: Strip): boolean =>
    left.length === part.left.length || right.length === part.right.length
  const goesOn = (side: 'left' | 'right'): boolean => {
    const further = whole[side].filter((segment) => !part[side].includes(segment))
    const edge = mostOf(part[side].map(({ x1 }) => x1))
    return (
      further.length >= MORE.column &&
      keepsEdges(further, part[side]) &&
      further.some(({ x1, size }) => edge - x1 < REACHES * size)
    )
  }
  return whole.y0 === part.y0 && isShort(whole) && (goesOn('left') || goesOn('right'))
}
/** In ems: so near to its edge the words of a column are wrapped. */
const REACHES = 2

/** Headings with nothing beside them on their line: those whose words are known, and what is set like them and like little else. */
const headingsAlone = (segments: Segment[]): Segment[] => {
  const alone = linesOfSegments(segments).flatMap((line) => (line.length === 1 ? line : []))
  const known = alone.filter(isHead)
  const settings = new Set(known.map(settingOf))
  const alike = alone.filter((segment) => settings.has(settingOf(segment)))
  return alike.filter(
    (segment) =>
      isHead(segment) ||
      segments.filter((other) => settingOf(other) === settingOf(segment)).length <= FEW * known.length,
  )
}

/** A heading by its words, or set like those and like little else. */
const isSetAsHead = (segment: Segment, segments: Segment[]): boolean => {
  const alike = segments.filter((other) => settingOf(other) === settingOf(segment))
  return isHead(segment) || alike.length <= FEW * alike.filter(isHead).length
}

/** For each known heading so many lines at most are set like it, where all that are so set are headings. */
const FEW = 2
const settingOf = ({ size, bold }: Segment): string => `${size.toFixed(1)}|${bold}`

const CENTRED_WITHIN = 0.035

const isCentred = (segment: Segment, segments: Segment[], x0: number, x1: number): boolean => {
  const flush = segments.filter((other) => Math.abs(other.x0 - segment.x0) < SAME_EDGE)
  // Headings of different lengths that begin at one edge are in the middle by chance.
  const isFlush =
    flush.length > 2 ||
    isAtColumn(segment, segments) ||
    flush.some((other) => Math.abs(other.x1 - segment.x1) > SAME_EDGE && isSetAlike(other, segment))
  return !isFlush && Math.abs((segment.x0 + segment.x1) / 2 - (x0 + x1) / 2) < CENTRED_WITHIN * (x1 - x0)
}

/** Points within which edges count as one. */
const SAME_EDGE = 2

/** So many lines that begin at one edge make it a column's. */
const EDGE_LINES = 5

/** It begins where a column does, or so near to it that no eye would tell. */
const isAtColumn = (head: Segment, segments: Segment[]): boolean => {
  const near = segments.filter(
    (other) => !isSetAlike(other, head) && Math.abs(other.x0 - head.x0) < NEAR_EDGE * head.size,
  )
  return near.some((one) => near.filter(({ x0 }) => Math.abs(x0 - one.x0) < 1).length >= EDGE_LINES)
}
const isSetAlike = (a: Segment, b: Segment): boolean => settingOf(a) === settingOf(b)

/**
 * A head or a foot of the page may by chance leave the strip free. Bands of rows that white parts from the rest over the full
 * width are left out, from above and below, as long as they hold no column of their own. Over a gutter a name and what is under
 * it may be as narrow as the gutter, and of many lines.
 */
const trimBands = (strip: Strip, judge: OfStrip<Judged>): Strip | undefined => {
  const bands = bandsOf([...strip.left, ...strip.right])
  const left = new Set(strip.left)
  let from = 0
  let to = bands.length
  const sidesOf = (band: Segment[]) => {
    const l = band.filter((segment) => left.has(segment))
    return [l, band.filter((segment) => !left.has(segment))] as const
  }
  const goesOn = (band: Segment[]): boolean => {
    const [l, r] = sidesOf(band)
    const [lefts, rights] = sidesOf(
      bands
        .slice(from, to)
        .filter((other) => other !== band)
        .flat(),
    )
    return keepsEdges(l, lefts) && keepsEdges(r, rights)
  }
  const asOf = (band: Segment[]): Parting => {
    const [l, r] = sidesOf(band)
    if (!l.length || !r.length) return 'rows'
    return l.some(isHead) || r.some(isHead) ? 'columns' : judge(stripOf(l, r)).as
  }
  /** The last dates of a gutter above two columns are none of theirs. */
  const begins = (band: Segment[]): boolean => {
    const as = asOf(band)
    return as === 'columns' || (as !== 'rows' && (judge(strip).as !== 'columns' || goesOn(band)))
  }
  const ends = (band: Segment[]): boolean => asOf(band) !== 'rows' || goesOn(band)
  while (from < to && !begins(itemAt(bands, from)) && onlyOneSideOrShort(itemAt(bands, from), left)) from += 1
  while (to > from && !ends(itemAt(bands, to - 1)) && endsTheColumns(itemAt(bands, to - 1), left)) to -= 1
  if (from >= to) return undefined
  const keptFrom = (first: number): Strip | undefined => {
    const kept = withoutLastHeads(bands.slice(first, to).flat(), left)
    const l = kept.filter((segment) => left.has(segment))
    const r = kept.filter((segment) => !left.has(segment))
    return l.length && r.length ? stripOf(l, r) : undefined
  }
  const under = bands.findIndex((band, at) => at >= from && sidesOf(band).every((side) => side.length > 0))
  const isUnderHead = under > from && !bands.slice(from, under).flat().some(isHead)
  const gutter = isUnderHead ? keptFrom(under) : undefined
  return gutter && isGutter(judge(gutter).as) ? gutter : keptFrom(from)
}

const isGutter = (as: Parting): boolean => as === 'gutter-left' || as === 'gutter-right'

/** Headings side by side with nothing under them head what comes below, where the white between them may be another one. */
const withoutLastHeads = (segments: Segment[], left: Set<Segment>): Segment[] => {
  const last: Segment[] = linesOfSegments(segments).at(-1) ?? []
  const sides = new Set(last.map((segment) => left.has(segment)))
  return sides.size === 2 && last.every(isHead) ? segments.filter((one) => !last.includes(one)) : segments
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

/** In ems: the texts beside icons of different widths begin so near to each other. */
const NEAR_EDGE = 0.5

/** Each line of a column begins where others of it do. */
const keepsEdges = (band: Segment[], others: Segment[]): boolean =>
  linesOfSegments(band).every(([first]) =>
    others.some((other) => Math.abs(other.x0 - first.x0) < NEAR_EDGE * first.size),
  )

const bandsOf = (segments: Segment[]): Segment[][] => {
  const bands: Segment[][] = []
  let bottom = Number.NEGATIVE_INFINITY
  let size = 0
  let underHead = false
  for (const segment of [...segments].sort((a, b) => a.y0 - b.y0)) {
    const isApart = segment.y0 - bottom > BAND_GAP * Math.min(segment.size, size)
    if (!bands.length || (isApart && !underHead)) bands.push([])
    lastOf(bands).push(segment)
    // The white under a heading parts it from nothing.
    if (isApart) underHead = true
    underHead &&= isHead(segment)
    bottom = Math.max(bottom, segment.y1)
    size = segment.size
  }
  return bands
}
