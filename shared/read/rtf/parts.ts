import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { WordParagraph, WordRun } from '../word/story.ts'
import { type ParagraphState, tabsSet } from './state.ts'
import type { RtfStyle } from './tables.ts'

/** The text, a header, a footer or a text box: its paragraphs, and where the reader stands within it. */
export interface Part {
  part: WordParagraph['part']
  paragraphs: WordParagraph[]
  runs: WordRun[]
  label: string | undefined
  cell: { table: number; row: number; column: number } | undefined
  /** Right edges of the cells of the row, and where the row begins. */
  edges: number[]
  left: number
  rowStart: number
}

export const MAX_CELLS = 63

export const partOf = (part: WordParagraph['part']): Part => ({
  part,
  paragraphs: [],
  runs: [],
  label: undefined,
  cell: undefined,
  edges: [],
  left: 0,
  rowStart: 0,
})

export const addRun = (part: Part, run: WordRun): void => {
  const last = part.runs.at(-1)
  if (last && sameLook(last, run)) last.text += run.text
  else part.runs.push(run)
}

const sameLook = (a: WordRun, b: WordRun): boolean =>
  a.font === b.font &&
  a.size === b.size &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.link === b.link &&
  a.hidden === b.hidden

interface ParagraphPlace {
  section: number
  style: RtfStyle | undefined
  nextTable: () => number
}

export const endParagraph = (part: Part, paragraph: ParagraphState, place: ParagraphPlace): void => {
  if (part.paragraphs.length >= LIMITS.lines) throw new ReadError('too_complex')
  if (!paragraph.inTable) part.cell = undefined
  else part.cell ??= { table: place.nextTable(), row: 0, column: 0 }
  part.paragraphs.push({
    runs: part.runs,
    part: part.cell && part.part === 'body' ? 'table' : part.part,
    section: place.section,
    style: place.style?.name,
    outline: paragraph.outline ?? place.style?.outline,
    bullet: part.label,
    cell: part.cell && { ...part.cell },
    indent: paragraph.indent,
    firstIndent: paragraph.firstIndent,
    align: paragraph.align,
    tabs: tabsSet(paragraph),
    before: paragraph.before,
    after: paragraph.after,
    pageBreakBefore: paragraph.pageBreakBefore,
  })
  part.runs = []
  part.label = undefined
  if (!part.cell) part.rowStart = part.paragraphs.length
}

/** The widths of a row's cells are known for certain only at its end. */
export const endRow = (part: Part): void => {
  const { cell, edges, left } = part
  if (!cell) return
  for (const paragraph of part.paragraphs.slice(part.rowStart)) {
    const column = paragraph.cell?.column ?? 0
    const right = edges[column]
    const from = column > 0 ? edges[column - 1] : left
    if (right !== undefined && from !== undefined)
      paragraph.frame = { x: Math.max(0, from - left), width: Math.max(0, right - from) }
  }
  part.rowStart = part.paragraphs.length
  part.cell = { table: cell.table, row: cell.row + 1, column: 0 }
}
