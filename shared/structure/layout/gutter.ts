import { type Filled, firstOf, itemAt, lastOf } from '#shared/lists.ts'
import { dateRanges, isDatePiece, stackedRange } from '#shared/text/dates.ts'
import { leastOf, mostOf } from '../extent.ts'
import { formLabel } from '../form-label.ts'
import { headsSection, kindOfHeading } from '../learned-heading.ts'
import { isFormGutter, labelsOnRows } from './form-gutter.ts'
import {
  blocksOf,
  centredBeside,
  heightOfLine,
  isAnchor,
  linesOfSegments,
  sameLine,
  textOfLine,
  whiteWithin,
} from './lines.ts'
import { isBulleted, isSetLike, type LaidLine, type Segment } from './segment.ts'

// Headings, dates and labels in a gutter come with the lines that begin beside them.

export const besideGutter = (
  gutter: Segment[],
  main: Segment[],
  leftward: boolean,
  column: number,
  flow: (segments: Segment[]) => LaidLine[],
): LaidLine[] => {
  const isForm = isFormGutter(gutter, main)
  const given = isForm ? labelsOnRows(gutter, main) : gutterBlocks(gutter, main)
  const pairs = isForm ? new Set(given) : stackedPairs(given, main)
  const blocks = given.flatMap((block) => (pairs.has(block) ? [block] : splitAtPartners([block], main)))
  const tops = blocks.map((block) => Math.min(firstOf(block).y0, partnerTop(firstOf(block), main)))
  const isIn = (segment: Segment, from: number, until: number): boolean => {
    const y = segment.y0 + 0.3 * segment.size
    return y >= from && y < until
  }
  const heads = headingsOf(blocks, main)
  const entries = headsOfEntries(blocks)
  const out = flow(main.filter((segment) => isIn(segment, Number.NEGATIVE_INFINITY, tops[0] ?? 0)))
  for (const [at, block] of blocks.entries()) {
    const until = tops[at + 1] ?? Number.POSITIVE_INFINITY
    const lines = flow(main.filter((segment) => isIn(segment, tops[at] ?? 0, until)))
    const labelled = heads.has(block)
      ? [{ segments: block, column, stacked: true }, ...lines]
      : entries.has(block)
        ? [...linesOfSegments(block).map((segments) => ({ segments, column })), ...lines]
        : withLabel(block, lines, leftward, column)
    for (const line of labelled) out.push(line)
  }
  return out
}

/** The title, the employer and the dates of an entry, each in its own print, beside what was done there: no label of one line. */
export const headsOfEntries = (blocks: Segment[][]): Set<Segment[]> => {
  const mixed = blocks.filter((block) => {
    const [first, ...others] = linesOfSegments(block)
    const isMixed = others.some(
      (line) => first && !isDateLine(line) && !isSetLike(firstOf(first), firstOf(line)),
    )
    return isMixed && first && !isDateLine(first)
  })
  return new Set(mixed.some((block) => linesOfSegments(block).some(isDateLine)) ? mixed : [])
}

const isDateLine = (line: Segment[]): boolean => isDatePiece(textOfLine(line))

/** Share of the blocks set like the known headings that are known. */
const KNOWN = 0.5
/** Points by which a heading is larger than the text beside it, where it is neither bold nor in capitals. */
const LARGER = 1

/**
 * Where most of what is set one way in a gutter are headings, the others set so are headings nobody knows. Where headings are set
 * apart, what is in plain print names the text beside it, though it be the word of a heading.
 */
const headingsOf = (blocks: Segment[][], main: Segment[]): Set<Segment[]> => {
  const usual = heightOfLine(main)
  const isSetApart = (block: Segment[]): boolean =>
    firstOf(block).bold || firstOf(block).size > usual + LARGER || isInCapitals(block)
  const texts = blocks.map(textOfLine)
  const rows = new Set(
    blocksOf(blocks.flat(), whiteWithin(main)).flatMap((block) => rowByRow(block, main)?.map(firstOf) ?? []),
  )
  // What stands there again and again, or is a label of forms, names the text beside it.
  const listed = blocks.filter(
    (block, at) =>
      headsSection(itemAt(texts, at)) &&
      !isLabel(block) &&
      !rows.has(firstOf(block)) &&
      texts.indexOf(itemAt(texts, at)) === texts.lastIndexOf(itemAt(texts, at)),
  )
  const apart = listed.filter(isSetApart)
  const known =
    apart.length >= APART ? apart : listed.filter((block) => isSetApart(block) || !namesContact(block))
  const out = new Set(known)
  for (const setting of new Set(known.map(settingOf))) {
    const alike = blocks.filter((block) => settingOf(block) === setting)
    const found = known.filter((block) => settingOf(block) === setting)
    if (found.length < 2 || found.length < alike.length * KNOWN || !isSetApart(firstOf(alike))) continue
    for (const block of alike)
      if (dateRanges(textOfLine(block)).length === 0 && !rows.has(firstOf(block))) out.add(block)
  }
  return out
}

/** So many headings set apart show how a gutter sets them. */
const APART = 2

/** `氏名` in the print of any text names what stands beside it, and heads nothing. */
const namesContact = (block: Segment[]): boolean => kindOfHeading(textOfLine(block)) === 'other'

const isInCapitals = (block: Segment[]): boolean => {
  const text = textOfLine(block)
  return text === text.toUpperCase() && text !== text.toLowerCase()
}

const settingOf = (block: Segment[]): string => {
  const text = textOfLine(block)
  return `${firstOf(block).size.toFixed(1)}|${firstOf(block).bold}|${text === text.toUpperCase()}`
}

/** What stands together in a gutter; dates over several lines without white between them are told apart. */
const gutterBlocks = (gutter: Segment[], main: Segment[]): Segment[][] =>
  stackedBlocks(gutter, main).flatMap(datesApart)

/** Lines of a gutter that stand together; set as wide as the text beside them, those that make one heading or one date do. */
export const stackedBlocks = (gutter: Segment[], main: Segment[]): Segment[][] =>
  blocksOf(gutter, whiteWithin(main))
    .flatMap(inPrints)
    .flatMap((block) => {
      const tight = blocksOf(block)
      const rows = rowByRow(block, main)
      if (rows) return rows
      if (tight.length < 2) return [block]
      const text = textOfLine(block)
      const isHeading = headsSection(text) && areOfOnePrint(tight) && !tight.some(isLabel)
      const isOne = tight.length <= MOST_STACKED && isHeading
      return isOne && dateRanges(text).length < 2 ? [block] : brokenDates(tight)
    })
const MOST_STACKED = 3

/** A date broken over lines goes on as long as it is one; start and end under each other are two, and alone. */
const brokenDates = (lines: Filled<Segment>[]): Segment[][] => {
  const [above, below] = lines.map(textOfLine)
  if (lines.length === 2 && stackedRange(above ?? '', below ?? '')) return [lines.flat()]
  const blocks: Segment[][] = []
  for (const line of lines) {
    const joined = [...(blocks.at(-1) ?? []), ...line]
    const text = textOfLine(joined)
    const goesOn = joined.length > line.length && isDatePiece(text) && dateRanges(text).length < 2
    if (goesOn) blocks[blocks.length - 1] = joined
    else blocks.push(line)
  }
  return blocks
}

/** Lines of a gutter, at least, each beside a line of its own: they name or date one thing each. */
const ROWS = 3
/** A text that is broken over as many lines goes on in small letters somewhere. */
const BEGINS = /^[^\p{Ll}]/u
/** Of the width of the text: a line that ends before this is broken by nothing. */
const FULL = 0.75

/** Marks alone are a rating. */
const isListed = (segment: Segment): boolean => isBulleted(segment) && /\p{L}/u.test(segment.text)

const rowByRow = (block: Segment[], main: Segment[]): Segment[][] | undefined => {
  const lines = linesOfSegments(block)
  const first = firstOf(block)
  const last = lastOf(block)
  if (lines.length < 2 || !block.every((segment) => isSetLike(first, segment))) return undefined
  const beside = linesOfSegments(main.filter(({ y0, y1 }) => y1 > first.y0 && y0 < last.y1))
  if (beside.length !== lines.length || beside.flat().some(isListed)) return undefined
  if (lines.length < ROWS && !beside.flat().every(isBulleted)) return undefined
  const left = leastOf(main.map(({ x0 }) => x0))
  const full = left + FULL * (mostOf(main.map(({ x1 }) => x1)) - left)
  const isRow = (line: Segment[], at: number): boolean => {
    const text = itemAt(beside, at)
    const above = beside[at - 1]
    const mayBegin = BEGINS.test(textOfLine(text)) || !above || lastOf(above).x1 < full
    return sameLine(firstOf(line), firstOf(text)) && BEGINS.test(textOfLine(line)) && mayBegin
  }
  if (!lines.every(isRow)) return undefined
  const ranges = lines.map((line) => dateRanges(textOfLine(line)))
  const areDates = ranges.every((found) => found.length === 1)
  const haveNone = ranges.every((found) => found.length === 0)
  const isOneDate = isDatePiece(textOfLine(block)) && dateRanges(textOfLine(block)).length === 1
  return (areDates || haveNone) && !isOneDate ? lines : undefined
}

/** `Period` over `Function`: each names what stands beside it. */
const isLabel = (block: Segment[]): boolean => formLabel(textOfLine(block)) !== undefined
const areOfOnePrint = ([first, ...others]: Segment[][]): boolean =>
  others.every((block) => first !== undefined && isSetLike(firstOf(first), firstOf(block)))

/** A heading and the date of the first entry under it stand together, and are told by their print. */
const inPrints = (block: Segment[]): Segment[][] => {
  const parts: Segment[][] = []
  for (const line of linesOfSegments(block)) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (part && last && isSetLike(last, firstOf(line))) part.push(...line)
    else parts.push([...line])
  }
  const [first, second] = parts
  const isHeadOverDate =
    first && second && headsSection(textOfLine(first)) && dateRanges(textOfLine(second)).length > 0
  return isHeadOverDate ? parts : [block]
}
/** A block of dates over several lines, date by date. */
export const datesApart = (block: Segment[]): Segment[][] => {
  const lines = linesOfSegments(block)
  const texts = lines.map(textOfLine)
  if (lines.length < 3 || !texts.every(isDatePiece)) return [block]
  const blocks: Segment[][] = []
  let open: { segments: Segment[]; text: string } = { segments: [], text: '' }
  for (const [at, line] of lines.entries()) {
    open = { segments: [...open.segments, ...line], text: `${open.text} ${texts[at]}`.trim() }
    const [range, ...others] = dateRanges(open.text)
    const whole = range?.range && !others.length && !/[-–—−~〜～]$/.test(open.text)
    if (!whole) continue
    blocks.push(open.segments)
    open = { segments: [], text: '' }
  }
  return open.segments.length ? [block] : blocks
}

const withLabel = (block: Segment[], lines: LaidLine[], leftward: boolean, column: number): LaidLine[] => {
  const first = firstOf(block)
  const own = lines.flatMap(({ segments }) => segments)
  const centred = centredBeside(first, own)
  const at = lines.findIndex(({ segments }) =>
    segments.some((segment) => (centred ? segment === centred : isAnchor(first, segment))),
  )
  const stacked = linesOfSegments(block).length > 1 ? { stacked: true } : {}
  if (at < 0) return [{ segments: block, column, ...stacked }, ...lines]
  const line = itemAt(lines, at)
  lines[at] = leftward
    ? { ...line, ...stacked, segments: [...block, ...line.segments], cutBefore: firstOf(line.segments) }
    : { ...line, ...stacked, segments: [...line.segments, ...block], cutBefore: first }
  return lines
}

const partnerTop = (segment: Segment, main: Segment[]): number =>
  leastOf([
    segment.y0,
    ...main.filter((other) => isAnchor(segment, other)).map((other) => other.y0),
    centredBeside(segment, main)?.y0 ?? segment.y0,
  ])

/** So many blocks of two dates each, or so many lines beside each of them: they are no years of entries of a line each. */
const PAIRS = 2
const LINES_BESIDE = 3

/** Start and end one under the other, entry by entry. */
const stackedPairs = (blocks: Segment[][], main: Segment[]): Set<Segment[]> => {
  const pairs = blocks.filter((block) => {
    const lines = linesOfSegments(block).map(textOfLine)
    return lines.length === 2 && stackedRange(firstOf(lines), itemAt(lines, 1)) !== undefined
  })
  if (pairs.length >= PAIRS) return new Set(pairs)
  const linesBeside = (block: Segment[]): number => {
    const next = blocks[blocks.indexOf(block) + 1]?.[0]?.y0 ?? Number.POSITIVE_INFINITY
    const beside = main.filter(({ y1, y0 }) => y1 > firstOf(block).y0 && y0 < next - 1)
    const [together = []] = blocksOf(beside, whiteWithin(main))
    return linesOfSegments(together).length
  }
  return new Set(pairs.filter((pair) => linesBeside(pair) >= LINES_BESIDE))
}

/** A gutter set without white between its labels: each whole date that stands on a line of its own is its own block. */
const splitAtPartners = (blocks: Segment[][], main: Segment[]): Segment[][] =>
  blocks.flatMap((block) => {
    const lines = linesOfSegments(block)
    if (lines.length < 2) return [block]
    const paired = lines.every((line) => main.some((other) => sameLine(other, firstOf(line))))
    const ranges = lines.map((line) => dateRanges(textOfLine(line)))
    const single = dateRanges(textOfLine(block)).length === 1
    return paired && !single && ranges.every((found) => found.length === 1) ? lines : [block]
  })
