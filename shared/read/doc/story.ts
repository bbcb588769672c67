import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { WordParagraph } from '../word/story.ts'
import type { ParagraphSpan } from './fkp.ts'
import type { NextLabel } from './lists.ts'
import type { PieceTable } from './pieces.ts'
import { applyParagraph, type ParagraphProperties } from './properties.ts'
import type { createRunReader } from './runs.ts'
import type { DocSection } from './sections.ts'
import type { Styles } from './styles.ts'
import type { Story, TextParts } from './text-parts.ts'

// Characters → paragraphs: a mark ends each of them, and what is known of a paragraph is known at its mark.

const PARAGRAPH_MARK = '\r'
const CELL_MARK = '\u0007'
const PAGE_MARK = '\f'
const COLUMN_MARK = '\u000e'
const MARKS = new Set([PARAGRAPH_MARK, CELL_MARK, PAGE_MARK, COLUMN_MARK])

interface StoryTools {
  pieces: PieceTable
  paragraphAt: (fc: number) => ParagraphSpan | undefined
  styles: Styles
  nextLabel: NextLabel
  runsOf: ReturnType<typeof createRunReader>
  sections: DocSection[]
}

interface ReadStory {
  paragraphs: WordParagraph[]
  tables: number
  textBoxes: number
}

const ALIGN: WordParagraph['align'][] = ['left', 'center', 'right']

export function readStories(parts: TextParts, tools: StoryTools): ReadStory {
  const { text } = tools.pieces
  let characters = 0
  const anchors = [...parts.textBoxes.keys()].sort((a, b) => a - b)
  let nextAnchor = 0
  const read: ReadStory = { paragraphs: [], tables: 0, textBoxes: 0 }

  for (const story of [...parts.headers, parts.body, ...parts.footers, ...parts.notes]) readStory(story)
  return read

  /** `anchor`: the paragraph that a text box hangs on. */
  function readStory(story: Story, anchor = 0): void {
    characters += Math.max(0, Math.min(story.to, text.length) - story.from)
    if (characters > LIMITS.glyphs) throw new ReadError('too_complex')
    let row: WordParagraph[] = []
    let table: { number: number; row: number; column: number } | undefined
    let from = story.from
    const end = Math.min(story.to, text.length)
    for (let at = from; at < end; at++) {
      const mark = text[at] ?? ''
      if (!MARKS.has(mark) && at + 1 < end) continue
      const breaks = mark === PAGE_MARK || mark === COLUMN_MARK
      const { properties, style } = propertiesAt(at)
      if (properties.rowEnd && properties.depth <= 1) {
        endRow(row, properties)
        row = []
        if (table) table = { number: table.number, row: table.row + 1, column: 0 }
      } else {
        if (properties.inTable) table ??= { number: read.tables++, row: 0, column: 0 }
        else table = undefined
        const paragraph = paragraphOf(
          from,
          breaks || !MARKS.has(mark) ? at + 1 : at,
          style,
          properties,
          story,
          table,
        )
        // A section's end looks like a page break; it is one only where more text of the same section follows.
        if (mark === PAGE_MARK && endsSection(at)) dropBreak(paragraph)
        if (story.place) paragraph.box = { ...story.place, paragraph: anchor }
        read.paragraphs.push(paragraph)
        if (table) row.push(paragraph)
        if (table && mark === CELL_MARK) table.column++
      }
      if (story.part === 'body') boxesBetween(from, at)
      from = at + 1
    }
  }

  function propertiesAt(at: number): { properties: ParagraphProperties; style: number } {
    const piece = tools.pieces.pieceAt(at)
    const span = piece && tools.paragraphAt(piece.fc + (at - piece.from) * piece.width)
    const style = span?.style ?? 0
    const direct = applyParagraph(tools.styles.paragraph(style), span?.grpprl)
    return { properties: applyParagraph(direct, piece?.changes), style }
  }

  function sectionAt(at: number): number {
    const found = tools.sections.findIndex((s) => at < s.to)
    return found < 0 ? Math.max(0, tools.sections.length - 1) : found
  }
  function endsSection(at: number): boolean {
    return tools.sections.slice(0, -1).some((s) => s.to === at + 1)
  }

  function paragraphOf(
    from: number,
    to: number,
    style: number,
    properties: ParagraphProperties,
    story: Story,
    table: { number: number; row: number; column: number } | undefined,
  ): WordParagraph {
    if (read.paragraphs.length >= LIMITS.lines) throw new ReadError('too_complex')
    const heading = tools.styles.heading(style)
    const listed = properties.list > 0 && properties.list < 0x7ff
    const label = listed ? tools.nextLabel(properties.list, properties.level) : undefined
    const part = table && story.part === 'body' ? 'table' : story.part
    return {
      runs: tools.runsOf(from, to, style, table !== undefined || properties.shaded || part === 'textbox'),
      part,
      section:
        story.part === 'body' ? sectionAt(from) : story.part === 'footer' ? tools.sections.length - 1 : 0,
      style: tools.styles.name(style),
      outline: heading ?? (properties.outline < 9 ? properties.outline + 1 : undefined),
      bullet: label?.text,
      cell: table && { table: table.number, row: table.row, column: table.column },
      frame: story.frame,
      indent: properties.left || (label?.indent ?? 0),
      firstIndent: properties.first || (label?.firstIndent ?? 0),
      align: ALIGN[properties.align] ?? 'left',
      tabs: properties.tabs,
      before: properties.before,
      after: properties.after,
      pageBreakBefore: properties.pageBreakBefore,
    }
  }

  /** The widths of a row's cells are known only at its end. */
  function endRow(row: WordParagraph[], { cells }: ParagraphProperties): void {
    const first = cells[0] ?? 0
    for (const paragraph of row) {
      const column = paragraph.cell?.column ?? 0
      const [left, right] = [cells[column], cells[column + 1]]
      if (left !== undefined && right !== undefined)
        paragraph.frame = { x: left - first, width: right - left }
    }
  }

  function boxesBetween(from: number, to: number): void {
    const anchored = read.paragraphs.length - 1
    for (
      let anchor = anchors[nextAnchor];
      anchor !== undefined && anchor <= to;
      anchor = anchors[nextAnchor]
    ) {
      nextAnchor++
      if (anchor < from) continue
      for (const box of parts.textBoxes.get(anchor) ?? []) {
        const before = read.paragraphs.length
        readStory(box, anchored)
        if (read.paragraphs.slice(before).some((p) => p.runs.length)) read.textBoxes++
      }
    }
  }
}

function dropBreak(paragraph: WordParagraph): void {
  const last = paragraph.runs[paragraph.runs.length - 1]
  if (last?.text.endsWith('\f')) last.text = last.text.slice(0, -1)
}
