import type { Line, Page } from '#shared/schema/document.ts'
import { type LaidOut, layParagraph, type Pen } from './lines.ts'
import { withPairedCells } from './paired-cells.ts'
import { originOf, type Placed, withoutPanelText } from './panels.ts'
import { arePlacedFreely, boxesBeside, inDrawnOrder, withBoxesBeside } from './placed-boxes.ts'
import {
  A4,
  COLUMN_BREAK,
  PAGE_BREAK,
  type WordParagraph,
  type WordSection,
  type WordStory,
} from './story.ts'

// Puts paragraphs on pages the way the writing program would, near enough that gaps, indents and rows mean the same
// as on paper. Pages change only where the file says so: a guess would put lines on pages that do not exist.

type Unnumbered = LaidOut['lines'][number]

interface Row {
  key: string
  top: number
  bottom: number
}

interface Layout {
  pages: Page[]
  /** How many pages the text would fill, were it to overflow: for files that do not say. */
  estimatedPages: number
}

const rowKey = (p: WordParagraph) => (p.cell ? `${p.cell.table}:${p.cell.row}` : '')
const cellKey = (p: WordParagraph) => (p.cell ? `${rowKey(p)}:${p.cell.column}` : '')

/** The pieces of a paragraph between page and column breaks. */
function pieces(paragraph: WordParagraph): { paragraph: WordParagraph; before: '' | 'page' | 'column' }[] {
  type Piece = ReturnType<typeof pieces>[number]
  let open: Piece = { paragraph: { ...paragraph, runs: [] }, before: paragraph.pageBreakBefore ? 'page' : '' }
  const out = [open]
  for (const run of paragraph.runs)
    for (const text of run.text.split(/([\f\v])/)) {
      if (text === PAGE_BREAK || text === COLUMN_BREAK) {
        open = {
          paragraph: { ...paragraph, runs: [], bullet: undefined, before: 0 },
          before: text === PAGE_BREAK ? 'page' : 'column',
        }
        out.push(open)
      } else if (text) open.paragraph.runs.push({ ...run, text })
    }
  return out
}

export function layOut(story: WordStory): Layout {
  const sections = story.sections.length ? story.sections : [A4]
  const lines: Unnumbered[] = []
  const anchors: Placed[] = []
  const sectionOf = (p: WordParagraph): WordSection =>
    sections[Math.min(p.section, sections.length - 1)] ?? A4
  const first = sections[0] ?? A4
  const pen: Pen = { x: 0, y: first.margins.top, width: 0, page: 1, column: 0 }
  let column = 0
  let columnTop = pen.y
  let section = 0
  let row: Row | undefined
  let cell = ''
  let used = 0
  /** How many lines there were when the page was turned. */
  let turnedAt = 0
  const isFree = arePlacedFreely(story.paragraphs)
  const boxFeet = new Map<number, number>()
  const beside = isFree ? new Set<number>() : boxesBeside(story.paragraphs, sectionOf)
  const boxes = new Map<number, { top: number; lines: Unnumbered[] }>()

  for (const [index, whole] of story.paragraphs.entries())
    for (const { paragraph, before } of pieces(whole)) {
      const setup = sectionOf(paragraph)
      if (paragraph.section !== section) {
        section = paragraph.section
        column = 0
        if (setup.newPage && paragraph.part !== 'footer' && paragraph.part !== 'footnote') {
          turnPage()
          pen.y = setup.margins.top
        }
        columnTop = pen.y
      }
      if (before === 'column' && column + 1 < setup.columns) {
        column++
        pen.y = columnTop
      } else if (before) {
        turnPage()
        pen.y = setup.margins.top
        column = 0
        columnTop = pen.y
        row = undefined
      }
      const isApart = isFree || beside.has(paragraph.box?.id ?? 0)
      const own = isApart ? inItsBox(paragraph, setup) : undefined
      if (own) {
        anchors[index] ??= { page: own.page, x: own.x, y: own.y, everywhere: false }
        const { lines: laid, height } = layParagraph(paragraph, { ...own, y: own.y + paragraph.before })
        const edge = own.x + own.width
        const box = boxes.get(own.id) ?? { top: own.y, lines: [] }
        if (!isFree) boxes.set(own.id, box)
        for (const line of laid)
          (isFree ? lines : box.lines).push({ ...line, width: Math.min(line.width, edge - line.x) })
        boxFeet.set(own.id, own.y + paragraph.before + height + paragraph.after)
        continue
      }
      enterRow(paragraph)
      Object.assign(pen, frameOf(paragraph, setup, column))
      anchors[index] ??= { page: pen.page, x: pen.x, y: pen.y, everywhere: paragraph.part === 'header' }
      const laid = layParagraph(paragraph, { ...pen, y: pen.y + paragraph.before })
      for (const line of laid.lines) lines.push(line)
      const above = row?.bottom ?? pen.y
      pen.y += paragraph.before + laid.height + paragraph.after
      used += Math.max(0, pen.y - above) / setup.columns
      if (row) row.bottom = Math.max(row.bottom, pen.y)
    }

  const room = first.pageHeight - first.margins.top - first.margins.bottom
  return {
    pages: toPages(
      withoutPanelText(
        isFree ? inDrawnOrder(lines) : withBoxesBeside(withPairedCells(lines), [...boxes.values()]),
        story.panels ?? [],
        anchors,
        first,
      ),
      pen.page,
      first,
    ),
    estimatedPages: Math.max(1, Math.ceil(used / Math.max(room, 72) - 0.1)),
  }

  /** A break that the author set is noted once more where the page was last shown to begin: both are one. */
  function turnPage(): void {
    if (pen.page === 1 || lines.length > turnedAt) pen.page++
    turnedAt = lines.length
  }

  /** A box that was placed takes no room of the text it is anchored in. */
  function inItsBox({ box }: WordParagraph, { margins }: WordSection): (Pen & { id: number }) | undefined {
    const at = box && anchors[box.paragraph]
    if (!box || !at) return undefined
    const origin = originOf(box, at, margins)
    const y = boxFeet.get(box.id) ?? origin.y + box.y
    return { id: box.id, page: at.page, x: origin.x + box.x, y, width: box.width, column: 0 }
  }

  /** Cells of one row begin at one height; what follows the row begins under the longest of them. */
  function enterRow(paragraph: WordParagraph): void {
    const key = rowKey(paragraph)
    if (key !== (row?.key ?? '')) {
      if (row) pen.y = Math.max(pen.y, row.bottom)
      row = key ? { key, top: pen.y, bottom: pen.y } : undefined
    } else if (row && cellKey(paragraph) !== cell) pen.y = row.top
    cell = cellKey(paragraph)
  }
}

function frameOf(
  paragraph: WordParagraph,
  setup: WordSection,
  column: number,
): Pick<Pen, 'x' | 'width' | 'column'> {
  const textWidth = setup.pageWidth - setup.margins.left - setup.margins.right
  if (paragraph.frame && paragraph.frame.width > 0)
    return { x: setup.margins.left + paragraph.frame.x, width: paragraph.frame.width, column: 0 }
  const width = (textWidth - setup.columnGap * (setup.columns - 1)) / setup.columns
  return { x: setup.margins.left + column * (width + setup.columnGap), width, column }
}

function toPages(lines: Unnumbered[], count: number, setup: WordSection): Page[] {
  const pages = Array.from(
    { length: count },
    (_, at): Page => ({
      number: at + 1,
      width: setup.pageWidth,
      height: setup.pageHeight,
      lines: [],
    }),
  )
  lines.forEach((line, at) => {
    pages[line.page - 1]?.lines.push({ ...line, number: at + 1 } satisfies Line)
  })
  return pages
}
