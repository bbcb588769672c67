import { firstOf, lastOf } from '#shared/lists.ts'
import { dateRanges, isDatePiece, isOnlyDates } from '#shared/text/dates.ts'
import { leastOf, mostOf } from '../extent.ts'
import { formLabel } from '../form-label.ts'
import { headingKind } from '../heading-kind.ts'
import { headsSection } from '../learned-heading.ts'
import { isFormGutter } from './form-gutter.ts'
import { headsOfEntries } from './gutter.ts'
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
import { BULLET, isBulleted, type Segment } from './segment.ts'
import { hasPartner, isRepeated, PROSE, Side, wordsOf } from './side.ts'
import type { Strip } from './strips.ts'
import { takeTurnsDown } from './turns.ts'

// What a white strip parts: two columns to be read one after the other, a gutter whose words belong to the lines beside
// them, or the cells of rows, which it does not part at all.

export type Parting = 'columns' | 'gutter-left' | 'gutter-right' | 'rows'

export interface Judged {
  as: Parting
  score: number
  strip: Strip
}

const LIMITS = {
  /** Share of a side's lines that stand on a line of the other side: cells of rows. */
  paired: 0.8,
  /** A gutter takes at most so much of the width. */
  gutter: 0.36,
  dateGutter: 0.5,
  /** A side without headings is print on at least so much of its height. */
  dense: 0.3,
  headingGutter: 0.4,
  /** Share of a side's lines that are the labels of a form. */
  labelled: 0.6,
  /** Share of a gutter's blocks that keep to the lines of the main column. */
  kept: 0.85,
  /** Share of what stands under the headings of a form that are its labels. */
  formed: 0.4,
  /** Lines of one of them. */
  gutterBlock: 4,
  /** Share of them that are dates, where the gutter is not flush with the main column. */
  datesOfGutter: 0.4,
  /** Share of them that are dates, where these may stand in the middle of the rows they date. */
  mostlyDates: 0.7,
} as const

/** Points within which edges count as one. */
const SAME_EDGE = 2

/** Gutters of headings break them over lines: `Work` / `Experience`. */
const blockTexts = ({ stacked }: Side): string[] => stacked.map(textOfLine)

/** Points: what a wide gap adds over a narrow one. */
const NARROW_GAP = 14
const WIDE_GAP = 18
/** Points: where less is left of the white, a line of the left side touches the right one. */
const NO_GAP = 3

/** A column's lines begin at a common edge, or stand around a common middle; what a chance strip cuts off does not. */
const aligned = (side: Side): number => {
  if (side.lines.length < 3) return 1
  const share = (values: number[]): number => {
    const sorted = values.sort((a, b) => a - b)
    let best = 0
    for (let from = 0, to = 0; to < sorted.length; to += 1) {
      while ((sorted[to] ?? 0) - (sorted[from] ?? 0) > 3) from += 1
      best = Math.max(best, to - from + 1)
    }
    return best / sorted.length
  }
  const starts = share(side.lines.map((line) => firstOf(line).x0))
  const ends = share(side.lines.map((line) => lastOf(line).x1))
  const middles = share(side.lines.map((line) => (firstOf(line).x0 + lastOf(line).x1) / 2))
  return 0.4 + 0.6 * Math.min(1, 1.6 * Math.max(starts, ends, middles))
}

/** Of a side's lines, those that do not reach further than the others. */
const USUAL = 0.9

/** Where most lines of a side end: one that reaches to the other side leaves the white beside the rest as it is. */
const usualEnd = ({ lines }: Side): number =>
  lines.map((line) => lastOf(line).x1).sort((a, b) => a - b)[Math.ceil(USUAL * lines.length) - 1] ?? 0

export const judge = (strip: Strip, span = 0): Judged => {
  const left = new Side(strip.left, strip.right)
  const right = new Side(strip.right, strip.left)
  const as = partingOf(left, right, strip, span)
  const rows = Math.min(left.lines.length, right.lines.length)
  const gap = Math.min(WIDE_GAP, strip.x1 - (strip.x1 - strip.x0 < NO_GAP ? usualEnd(left) : strip.x0))
  const headed = as === 'columns' && left.headings > 0 && right.headings > 0 ? 3 : 1
  const height = strip.y1 - strip.y0
  const size = rows + 0.15 * (left.lines.length + right.lines.length)
  const score =
    as === 'rows' ? 0 : headed * size * (NARROW_GAP + gap) * aligned(right) * aligned(left) + 0.01 * height
  return { as, score, strip }
}

/** From the left edge of the one side to the right edge of the other. */
export const printWidth = ({ left, right }: Strip): number =>
  mostOf(right.map((s) => s.x1)) - leastOf(left.map((s) => s.x0))

const partingOf = (left: Side, right: Side, strip: Strip, span: number): Parting => {
  // A gutter is narrow against the whole region, however short the lines beside it.
  const total = Math.max(printWidth(strip), span)
  const l = left.lines.length
  const r = right.lines.length
  if (!standBeside(strip) || left.texts.every(isMark)) return 'rows'
  if (
    left.width <= LIMITS.headingGutter * total &&
    right.setHeadings < OWN_HEADS &&
    !headsOwn(left, right) &&
    isFormGutter(strip.left, strip.right)
  )
    return 'gutter-left'
  const areCards = () => isPairOfCards(left, right, total)
  if (areLabelsOnRows(left) || (repeatsHeadings(left, right) && !areCards())) return 'rows'
  const haveHeadsEach = left.headings > 0 && right.headings > 0
  if (!haveHeadsEach && !areFormLabels(left) && takeTurnsDown(left.lines, right.lines))
    return left.headings + right.headings > 0 || reachOver(left, right) ? 'rows' : 'columns'
  if (isHeadingGutter(left, right, total) || isEntryGutter(left, right, total)) return 'gutter-left'
  if (areFormLabels(left)) return left.paired >= left.lines.length * LIMITS.labelled ? 'rows' : 'gutter-left'
  if (onlyHeadings(left) || onlyHeadings(right)) return 'rows'
  if (left.headings > 0 && isGutterUnderHeadings(left, right, total)) return 'rows'
  if (reachOver(left, right)) return 'rows'
  if (haveHeadsEach && l > 1 && r > 1) return 'columns'
  const small = l < r ? left : right
  const smallCount = Math.min(l, r)
  const pairedShare = small.paired / smallCount
  if (isLabelGutter(left, right, total)) return 'gutter-left'
  if (isLabelGutter(right, left, total))
    return pairedShare === 1 && !datesBesideBullets(left, right) ? 'rows' : 'gutter-right'
  if (smallCount < 3)
    return pairedShare >= 0.5 || (small.headings === 0 && smallCount < 2)
      ? 'rows'
      : sidebar(left, right, total)
  if (areCards() || small.setHeadings >= OWN_HEADS) return 'columns'
  if (pairedShare >= LIMITS.paired) return 'rows'
  return sidebar(left, right, total)
}

/** A centred head over a short beginning of the page leaves a strip free, but its lines stand above, not beside. */
const standBeside = ({ left, right }: Strip): boolean =>
  leastOf(left.map(({ y0 }) => y0)) < mostOf(right.map(({ y1 }) => y1)) &&
  leastOf(right.map(({ y0 }) => y0)) < mostOf(left.map(({ y1 }) => y1))

/** Marks of a list belong to the texts beside them, whatever these are. */
const isMark = (text: string): boolean => text.length === 1 && BULLET.test(text)

const areFormLabels = (side: Side): boolean => {
  const labels = side.texts.filter((text) => formLabel(text)).length
  return labels > 1 && labels >= (side.lines.length - side.headings) * LIMITS.labelled
}

/** `Languages:`, `Employer:`, `2019 – 2021:`, on the rows of their values: labels, though one be the word of a heading. */
const areLabelsOnRows = (side: Side): boolean => {
  const labels = side.lines.filter((_, at) => LABEL_END.test(side.texts[at] ?? ''))
  const naming = labels.filter(([first]) => !isOnlyDates(first.text))
  const paired = naming.filter(([first]) => hasPartner(first, side.sorted)).length
  return (
    labels.length > 1 &&
    labels.length >= side.lines.length * LIMITS.labelled &&
    paired >= naming.length * LIMITS.kept
  )
}
const LABEL_END = /[:：]$/

/** `Skills` on the row of `Skills`: no two columns have their headings at one height, a form may repeat them over its values. */
const repeatsHeadings = (left: Side, right: Side): boolean =>
  right.lines.some(([head]) => headingKind(head.text) && isRepeated(head, left.segments))

const onlyHeadings = (side: Side): boolean => side.headings > 0 && side.headings >= side.lines.length * 0.75

/** How much larger a heading is than the print beside it, where no word of it is known. */
const LARGER = 1.2

/** Headings that leave the other side white, between print above and below, and have none like them there: they head both sides. */
const reachOver = (left: Side, right: Side): boolean => {
  const largest = mostOf(right.segments.map((s) => s.size))
  // Headings nobody knows are larger than anything on the other side, unless both sides show how headings are set here.
  const isTold = knownHeads(left).some((head) => knownHeads(right).includes(head))
  const isHeading = ({ text, size }: Segment): boolean =>
    headingKind(text) !== undefined || (!isTold && size > largest * LARGER && wordsOf(text) <= PROSE)
  const headsOf = (side: Side): Segment[] =>
    side.lines.flatMap(([first]) => (isHeading(first) ? [first] : []))
  const size = mostOf(headsOf(left).map((head) => head.size))
  const heads = headsOf(left).filter((head) => head.size > size - 0.3)
  if (heads.length < 2 || headsOf(right).some((head) => head.size > size - 0.3)) return false
  const isFree = ({ y0, y1 }: Segment): boolean => right.segments.every((s) => s.y1 <= y0 || s.y0 >= y1)
  const between = ({ y0, y1 }: Segment): boolean =>
    right.segments.some((s) => s.y1 <= y0) && right.segments.some((s) => s.y0 >= y1)
  const inOneSection = right.segments.every((s) => s.y0 >= firstOf(heads).y1 && s.y1 <= lastOf(heads).y0)
  return heads.every(isFree) && (inOneSection || heads.some(between))
}

/** How the headings of a side are set whose words are known. */
const knownHeads = ({ lines }: Side): string[] =>
  lines.flatMap(([first]) => (headingKind(first.text)?.exact ? [settingOf(first)] : []))

/** Place and date under each other beside a title: the date stands on the row of a bullet, which it does not date. */
const datesBesideBullets = (main: Side, dates: Side): boolean =>
  dates.segments.some(
    (date) => isOnlyDates(date.text) && main.segments.some((s) => sameLine(s, date) && isBulleted(s)),
  )

/** Dates in a gutter, and the headings above them that do not reach over it. */
const isGutterUnderHeadings = (left: Side, right: Side, total: number): boolean => {
  const y0 = leastOf(right.segments.map((segment) => segment.y0))
  const y1 = mostOf(right.segments.map((segment) => segment.y1))
  const bare = left.segments.filter((s) => !headingKind(s.text) && s.y1 > y0 && s.y0 < y1)
  if (right.headings > 0 && !bare.every((s) => isOnlyDates(s.text))) return false
  return bare.length > 0 && isLabelGutter(new Side(bare, right.segments), right, total)
}

const sidebar = (left: Side, right: Side, total: number): Parting => {
  const small = left.lines.length < right.lines.length ? left : right
  if (small.headings > 0) return 'columns'
  if (small.dated * 2 > small.lines.length) return 'rows'
  if (density(small) < LIMITS.dense) return 'rows'
  return small.lines.length >= 4 && small.width > 0.12 * total && small.paired < small.lines.length * 0.75
    ? 'columns'
    : 'rows'
}

const density = (side: Side): number => {
  const height = mostOf(side.segments.map((s) => s.y1)) - leastOf(side.segments.map((s) => s.y0))
  return side.lines.reduce((sum, line) => sum + 1.2 * firstOf(line).size, 0) / Math.max(1, height)
}

const isHeadingGutter = (left: Side, right: Side, total: number): boolean => {
  if (left.width > LIMITS.headingGutter * total || left.segments.some(isListed)) return false
  const blocks = blockTexts(left)
  const heads = blocks.filter(headsSection).length
  if (heads < 2 && !(blocks.length === 1 && headingKind(firstOf(blocks)) && right.lines.length >= 2))
    return false
  if (heads < blocks.length * 0.6 || headsOwn(left, right)) return false
  // What stands under the headings of a column would be in the same column.
  return left.lines.length <= blocks.length * 2.2 && right.lines.length >= blocks.length
}

/** Headings set like those of the other side: what these stand over is no gutter's text. */
const OWN_HEADS = 2
const headsOwn = (left: Side, right: Side): boolean => {
  const heads = new Set(left.stacked.filter((block) => headsSection(textOfLine(block))).map(printOf))
  const usual = heightOfLine(right.segments)
  const alike = right.lines.filter(
    (line, at) =>
      heads.has(printOf(line)) && (firstOf(line).size > usual + 1 || headingKind(right.texts[at] ?? '')),
  )
  return alike.length >= OWN_HEADS
}
const printOf = ([first]: Segment[]): string => `${first?.size.toFixed(1)}|${first?.bold}`

/**
 * Headings and dates together in one gutter, as Europass has them: each date stands on the line of its entry, and the headings
 * stand there too or where the main column is white. A sidebar's lines keep no such company, whatever their words.
 */
const isEntryGutter = (gutter: Side, main: Side, total: number): boolean => {
  if (gutter.width > LIMITS.headingGutter * total || gutter.segments.some(isListed)) return false
  if (gutter.labels < gutter.lines.length * LIMITS.kept) return false
  const { blocks } = gutter
  if (blocks.length < 3 || main.lines.length < blocks.length) return false
  const isFlush = isFlushRightOnly(gutter)
  if (isFlush && headsOfEntries(blocks).size > 1 && beginTogether(blocks, main)) return true
  if (blocks.some((block) => linesOfSegments(block).length > LIMITS.gutterBlock)) return false
  const isAnchored = (block: Segment[]): boolean => hasPartner(firstOf(block), gutter.sorted, isAnchor)
  const dated = blocks.filter(isDateBlock)
  if (dated.some((block) => !isAnchored(block))) return false
  const isDatedGutter = dated.length >= Math.max(2, blocks.length * LIMITS.datesOfGutter)
  if (!isDatedGutter && !(isFlush && isForm(gutter, blocks))) return false
  const keeping = blocks.filter((block) => isAnchored(block) || isFreeBeside(block, main.segments))
  return keeping.length >= blocks.length * LIMITS.kept
}

/** Whatever the length of a gutter's blocks: they begin beside the first line of a block of the main column, or where it is white. */
const beginTogether = (blocks: Segment[][], main: Side): boolean => {
  const begins = blocksOf(main.segments, whiteWithin(main.segments)).map(firstOf)
  const keeping = blocks.filter(
    (block) => begins.some((first) => isAnchor(firstOf(block), first)) || isFreeBeside(block, main.segments),
  )
  return keeping.length >= blocks.length * LIMITS.kept
}

/** Under its headings a gutter names what stands beside it; a sidebar has lists of its own there. */
const isForm = (gutter: Side, blocks: Segment[][]): boolean => {
  const bare = blocks.filter((block) => !headingKind(textOfLine(block)))
  const labels = gutter.texts.filter((text) => formLabel(text) || isOnlyDates(text)).length
  return gutter.setHeadings < 2 || bare.length < 2 || labels >= bare.length * LIMITS.formed
}

/** A bullet's text; the dash of `– 2018` opens none. */
const isListed = (segment: Segment): boolean => isBulleted(segment) && !isDatePiece(segment.text)

const isFreeBeside = (block: Segment[], main: Segment[]): boolean =>
  block.every(({ y0, y1, size }) => main.every((s) => s.y1 <= y0 + 0.2 * size || s.y0 >= y1 - 0.2 * size))

/** Texts of different lengths that end at one edge: no column is set so, the gutter of a form is. */
const isFlushRightOnly = ({ lines }: Side): boolean => {
  const right = mostOf(lines.map((line) => lastOf(line).x1))
  const left = leastOf(lines.map((line) => firstOf(line).x0))
  const atRight = lines.filter((line) => right - lastOf(line).x1 < SAME_EDGE).length
  const atLeft = lines.filter((line) => firstOf(line).x0 - left < SAME_EDGE).length
  return lines.length > 2 && atRight >= lines.length * LIMITS.kept && atLeft < atRight
}

/** Dates, places or labels beside the lines they belong to. */
const isLabelGutter = (gutter: Side, main: Side, total: number): boolean => {
  if (gutter.setHeadings > 0 || mirrors(gutter, main)) return false
  const { blocks } = gutter
  if (main.lines.length < Math.min(gutter.lines.length, blocks.length) * 0.8) return false
  const dated = blocks.filter(isDateBlock).length
  const areDates = dated >= blocks.length * LIMITS.mostlyDates
  const anchored = blocks.filter(
    (block) =>
      hasPartner(firstOf(block), gutter.sorted, isAnchor) ||
      (areDates && block.length > 1 && centredBeside(firstOf(block), main.segments)),
  ).length
  if (anchored < blocks.length * 0.75) return false
  if (dated >= blocks.length * 0.5) return gutter.width <= LIMITS.dateGutter * total
  if (gutter.width > LIMITS.gutter * total) return false
  return (
    gutter.labels >= gutter.lines.length * 0.9 &&
    gutter.bullets === 0 &&
    gutter.lines.length <= blocks.length * 1.7
  )
}

/** So many lines set in turns, or as a list, on rows that the other side sets alike, are cards or the columns of a list. */
const MIRRORED = 3

const mirrors = (side: Side, other: Side): boolean => {
  if (side.lines.length < MIRRORED || other.lines.length < MIRRORED) return false
  const settings = new Set(side.lines.map(([first]) => settingOf(first)))
  if (settings.size < 2 && !side.segments.every(isListed)) return false
  return side.lines.every(([first]) =>
    other.segments.some((one) => sameLine(one, first) && settingOf(one) === settingOf(first)),
  )
}

const settingOf = (segment: Segment): string =>
  `${segment.size.toFixed(1)}|${segment.runs[0]?.bold}|${segment.runs[0]?.italic}|${isListed(segment)}`

const isFlushRight = ([first, ...others]: Segment[]): boolean =>
  others.every(({ x1 }) => first !== undefined && Math.abs(x1 - first.x1) < 1.5)

/**
 * A date, over one line or broken, with at most a place or a duration under it, or at the right edge a place over it. A title
 * would be larger.
 */
const isDateBlock = (block: Segment[]): boolean => {
  const lines = linesOfSegments(block).map(textOfLine)
  return (
    lines.length <= 4 &&
    block.every((one) => one.size <= LARGER * firstOf(block).size) &&
    (isOnlyDates(lines.join(' ')) ||
      isOnlyDates(firstOf(lines)) ||
      (lines.length > 1 && isOnlyDates(lines.slice(1).join(' ')) && isFlushRight(block)) ||
      (lines.length === 1 && dateRanges(firstOf(lines)).length > 0))
  )
}

/** Entries side by side: both sides hold several lines of their own kind, in a common grid. */
const isPairOfCards = (left: Side, right: Side, total: number): boolean => {
  const both = [left, right]
  const dates = both.map((side) => side.texts.filter((text) => dateRanges(text).length > 0).length)
  const areDated = dates.every((count) => count > 0)
  // Beside dates a word of plain print heads nothing, though it be that of a heading.
  const headsOf = (side: Side) => (areDated ? side.setHeadings : side.headings)
  if (both.some((side) => headsOf(side) > 0 || side.lines.length < 3 || side.width < 0.25 * total))
    return false
  if (both.every((side) => side.bullets > 0 && side.lines.length > side.bullets)) return true
  if (areDated && both.every((side) => side.dated < side.lines.length * 0.6)) return true
  return (
    both.every((side) => side.prose >= side.lines.length * 0.5) &&
    Math.min(left.width, right.width) > 0.3 * total
  )
}
