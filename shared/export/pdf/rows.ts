import { groupsOf } from '#shared/lists.ts'
import { type Block, blocksOf, type Outline, type Span } from '../outline.ts'
import { breakLines, breakParagraph, type Fragment, type SetLine, type Setting } from './break-lines.ts'
import type { Shelf } from './shelf.ts'
import type { BlockStyle, Ink, Template } from './templates.ts'

// Blocks → rows: lines with their heights, the gap before each, and whether a page may end between it and the
// row before.

export interface TextPart {
  line: SetLine
  /** From the left margin, in points. */
  x: number
  size: number
  tracking: number
  ink: Ink
}

/** What is said beside the main thing stands back, where its line does not already. */
export const inkOfFragment = ({ ink }: TextPart, { span }: Fragment): Ink =>
  span.soft && ink === 'ink' ? 'soft' : ink

export interface Row {
  block: Block
  /** Which block of the page this is, counted from the top. */
  index: number
  parts: TextPart[]
  bullet?: TextPart
  frame: Frame
  /** Space above, dropped at the top of a page. */
  gap: number
  height: number
  /** From the row's top to its baseline. */
  ascent: number
  /** Must stay on the page of the row before. */
  glued: boolean
  lastOfBlock: boolean
}

/** The column a row stands in, from the left margin, in points. */
export interface Frame {
  x: number
  width: number
}

export interface Measure {
  /** The body size in points. */
  size: number
  spacing: number
  /** Of the column. */
  width: number
  /** Where the column begins, from the left margin. */
  x?: number
  /** The number of its first block on the page. */
  first?: number
  /** The page runs from the right. */
  fromRight?: boolean
  /** What it is written in. */
  language: string
}

/** Between a title and the dates on the same line, in multiples of the body size. */
const leastDateGap = 1.5

export function rowsOf(outline: Outline, chosen: Template, column: Measure, shelf: Shelf): Row[] {
  const blocks = blocksOf(outline)
  const template = withRoomForDates(chosen, blocks, column, shelf)
  const headCount = outline.head.length
  const { x = 0, first = 0 } = column
  const gutter = (template.gutter?.width ?? 0) * column.size
  const beside = besideOf(outline, template)
  let linesBefore = 0
  const rowsOfPage = blocks.flatMap((block, index) => {
    const before = blocks[index - 1]
    const frame = beside.has(block)
      ? { x: x + gutter, width: column.width - gutter }
      : { x, width: column.width }
    const measure = { ...column, width: frame.width }
    const rows = blockRows(block, template, measure, shelf)
    const gap = index === headCount ? template.headGap : gapBefore(block, before, template)
    if (rows[0]) rows[0].gap = gap * measure.size * measure.spacing
    rows.forEach((row, at) => {
      const inHead = index > 0 && index < headCount
      row.index = first + index
      row.glued =
        at === 0
          ? inHead ||
            followsClosely(block, before, rows.length) ||
            (linesBefore === 1 && isSecondLine(blocks, index)) ||
            endsList(blocks, index)
          : staysTogether(at, rows.length)
      row.frame = frame
      for (const part of [...row.parts, ...(row.bullet ? [row.bullet] : [])]) part.x += frame.x
    })
    linesBefore = rows.length
    return rows
  })
  partLists(rowsOfPage)
  return rowsOfPage
}

/** Of a line: less white is none between lines. */
const LIST_GAP = 0.45

/** Lists below each other, of which some take several lines: white says where the next one begins. */
function partLists(rows: Row[]): void {
  const blocks = groupsOf(rows, ({ block }, [first]) => block === first.block)
  const lists = groupsOf(blocks, ([{ block }], [[first]]) => block.list === true && first.block.list === true)
  for (const list of lists.filter((one) => one.some(({ length }) => length > 1)))
    for (const [row] of list.slice(1)) row.gap = Math.max(row.gap, LIST_GAP * row.height)
}

/**
 * What stands beside the gutter: everything that is headed, or the entries that have their dates there. Sections of
 * sentences run under the dates, so that no reader takes these for a column of their own.
 */
function besideOf({ sections }: Outline, { gutter }: Template): Set<Block> {
  const isBeside = ({ blocks }: Outline['sections'][number]) =>
    gutter?.of !== 'dates' || blocks.some(({ kind }) => kind !== 'paragraph')
  const beside = gutter ? sections.filter(isBeside).flatMap(({ blocks }) => blocks) : []
  return new Set(beside.filter(({ kind }) => kind !== 'heading'))
}

/** Between a column of dates or headings and the text, in multiples of the body size. */
const GUTTER_GAP = 1
const RAIL_GAP = 2

const gutterRoom = ({ gutter, rail }: Template, size: number): number =>
  ((gutter?.width ?? 0) - (rail ? RAIL_GAP : GUTTER_GAP)) * size

/** Of the column of dates, in multiples of the body size: a wider one would leave the text too little. */
const WIDEST_GUTTER = 16

/** The column of dates is as wide as the longest of them: one that had no room would stand away from the others. */
function withRoomForDates(template: Template, blocks: Block[], measure: Measure, shelf: Shelf): Template {
  const { gutter, rail } = template
  if (gutter?.of !== 'dates') return template
  const wanted = blocks
    .flatMap(({ right }) => (right ? [dateLine(right, template, measure, shelf).line.width] : []))
    .map((width) => width / measure.size + (rail ? RAIL_GAP : GUTTER_GAP) + 0.01)
    .filter((width) => width <= WIDEST_GUTTER)
  return { ...template, gutter: { ...gutter, width: Math.max(gutter.width, ...wanted) } }
}

/** In Turkish the capital of `i` keeps its dot, in Greek no capital has an accent. */
const printed = (spans: Span[], { upper }: BlockStyle, language: string): Span[] =>
  upper ? spans.map((span) => ({ ...span, text: span.text.toLocaleUpperCase(language) })) : spans

function gapBefore(block: Block, before: Block | undefined, template: Template): number {
  const own = template.styles[block.kind].before
  if (!block.opens || before?.kind === 'heading') return own
  return Math.max(own, block.sameEmployer ? template.positionGap : template.entryGap)
}

const leads = new Set<Block['kind']>(['heading', 'title', 'subtitle'])

function followsClosely(block: Block, before: Block | undefined, lines: number): boolean {
  if (!before || block.kind === 'heading') return false
  if (before.kind === 'heading') return true
  if (block.opens) return false
  if (leads.has(before.kind)) return true
  return block.trails === true && lines < 3
}

/** A heading with one line below it takes the next line along. */
const isSecondLine = (blocks: Block[], index: number): boolean =>
  blocks[index]?.kind === 'paragraph' && !blocks[index].opens && blocks[index - 2]?.kind === 'heading'

/** The last bullet of an entry takes the one before along, rather than open a page alone. */
function endsList(blocks: Block[], index: number): boolean {
  const isBullet = (at: number) => blocks[at]?.kind === 'bullet' && !blocks[at]?.opens
  return isBullet(index) && isBullet(index - 1) && !isBullet(index + 1)
}

/** At least two lines of a paragraph at a page's foot and at the head of the next. */
const staysTogether = (at: number, lines: number): boolean => lines <= 3 || at === 1 || at === lines - 1

function blockRows(block: Block, template: Template, measure: Measure, shelf: Shelf): Row[] {
  const style = template.styles[block.kind]
  const spans = printed(block.spans, style, measure.language)
  const size = block.kind === 'name' ? sizeOfName(spans, style, measure, shelf) : style.size * measure.size
  const indent = (style.indent ?? 0) * measure.size
  const width = measure.width - indent
  const setting: Setting = {
    face: style.face,
    size,
    tracking: trackingOf(style, spans) * size,
    whole: block.kind === 'contact' || block.list === true,
    fromRight: measure.fromRight,
  }
  const dates = block.right ? dateLine(block.right, template, measure, shelf) : undefined
  const inGutter =
    dates !== undefined &&
    template.gutter?.of === 'dates' &&
    dates.line.width <= gutterRoom(template, measure.size)
  const besideDates = dates && !inGutter ? width - leastDateGap * measure.size - dates.line.width : width
  const lines = breakParagraph(spans, block.column ? besideDates : width, setting, shelf)
  const [only] = lines.length === 1 ? lines : []
  const beside = block.column || (only !== undefined && only.width <= besideDates)

  const place = (line: SetLine): TextPart => ({
    line,
    x: style.align === 'center' ? (measure.width - line.width) / 2 : indent,
    size,
    tracking: setting.tracking,
    ink: style.ink,
  })
  const rows = lines.map((line) => rowWith(block, [place(line)], style, size, measure, shelf))
  if (inGutter && rows[0])
    rows[0].parts.unshift({ ...dates, x: -(template.gutter?.width ?? 0) * measure.size })
  else if (dates && beside && rows[0]) rows[0].parts.push({ ...dates, x: measure.width - dates.line.width })
  else if (dates) rows.push(rowWith(block, [dates], style, size, measure, shelf))
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return rows
  if (block.kind === 'bullet') first.bullet = bulletMark(template, measure, shelf)
  last.height += style.after * measure.size * measure.spacing
  last.lastOfBlock = true
  return rows
}

/** Letters that join, and those with marks over them, are never spaced. */
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u

const trackingOf = ({ tracking = 0 }: BlockStyle, spans: Span[]): number =>
  spans.some(({ text }) => JOINED.test(text)) ? 0 : tracking

/** A name is set smaller rather than on two lines, as long as it still stands out from the text: multiples of the body. */
const leastName = 1.45

function sizeOfName(spans: Span[], style: BlockStyle, measure: Measure, shelf: Shelf): number {
  const size = style.size * measure.size
  const tracking = trackingOf(style, spans) * size
  const setting: Setting = { face: style.face, size, tracking, whole: false }
  const [line] = breakLines(spans, Number.POSITIVE_INFINITY, setting, shelf)
  const fitting = (size * measure.width) / (line?.width || measure.width)
  return fitting < leastName * measure.size ? size : Math.min(size, fitting * 0.999)
}

function rowWith(
  block: Block,
  parts: TextPart[],
  style: BlockStyle,
  size: number,
  measure: Measure,
  shelf: Shelf,
): Row {
  const height = size * style.leading * (0.5 + measure.spacing / 2)
  const ascent = (height - size) / 2 + (size * shelf.ascent(style.face)) / 1250
  const frame = { x: 0, width: measure.width }
  return { block, index: 0, parts, frame, gap: 0, height, ascent, glued: false, lastOfBlock: false }
}

function dateLine(spans: Span[], template: Template, measure: Measure, shelf: Shelf): TextPart {
  const { face, ink } = template.right
  const size = template.right.size * measure.size
  const [line = { fragments: [], width: 0 }] = breakLines(
    spans,
    measure.width,
    { face, size, tracking: 0, whole: false, fromRight: measure.fromRight },
    shelf,
  )
  return { line, x: 0, size, tracking: 0, ink }
}

function bulletMark(template: Template, measure: Measure, shelf: Shelf): TextPart {
  const size = measure.size * template.bullet.size
  const { face } = template.bullet
  const setting: Setting = { face, size, tracking: 0, whole: true }
  const [line = { fragments: [], width: 0 }] = breakLines([{ text: '•' }], measure.width, setting, shelf)
  return {
    line,
    x: template.bullet.indent * measure.size,
    size: measure.size,
    tracking: 0,
    ink: template.bullet.ink,
  }
}
