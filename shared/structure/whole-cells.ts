import { firstOf } from '#shared/lists.ts'
import { isColumnNames } from './column-names.ts'
import { dateRanges } from './dates.ts'
import { mostOf } from './extent.ts'
import { joinTexts } from './join-texts.ts'
import type { Prepared } from './prepared.ts'

// A table drawn on the page breaks the text of its cells over lines: what stands in one column of a row is put together.

/** Points within which edges count as one. */
const SAME_EDGE = 3
/** Columns of a table, and rows of it, at least. */
const COLUMNS = 3
const COLUMNS_UNNAMED = 4
const ROWS = 2
/** In line heights: lines of one cell are closer, rows are further apart. */
const WITHIN_CELL = 0.45

interface Cell {
  edge: number
  text: string
}

/** Where several lines begin a stretch of print. */
const edgesOf = (lines: Prepared[]): number[] => {
  const edges: { x: number; lines: Set<Prepared> }[] = []
  for (const line of lines)
    for (const { text, x } of line.line.runs) {
      if (!text.trim()) continue
      const known = edges.find((edge) => Math.abs(edge.x - x) < SAME_EDGE)
      if (known) known.lines.add(line)
      else edges.push({ x, lines: new Set([line]) })
    }
  return edges
    .filter((edge) => edge.lines.size >= ROWS)
    .map(({ x }) => x)
    .sort((a, b) => a - b)
}

const put = (cells: Cell[], { edge, text }: Cell): void => {
  const above = cells.find((cell) => cell.edge === edge)
  if (above) above.text = joinTexts(above.text, text)
  else cells.push({ edge, text })
}

/** The cells of a line; undefined where its print keeps to no columns, or reaches over one. */
const cellsOf = ({ line }: Prepared, edges: number[]): Cell[] | undefined => {
  const cells: Cell[] = []
  let open: number | undefined
  for (const { x, text } of line.runs) {
    if (!text.trim()) continue
    open = edges.find((one) => Math.abs(one - x) < SAME_EDGE) ?? open
    if (open === undefined) return undefined
    put(cells, { edge: open, text: text.trim() })
  }
  const next = edges.find((edge) => edge > mostOf(cells.map((cell) => cell.edge)))
  return next !== undefined && line.x + line.width > next ? undefined : cells
}

/** The lines of a section, each row of its table as one of them. */
export const withWholeCells = (lines: Prepared[]): Prepared[] => withNamedRows(lines) ?? withDrawnRows(lines)

/** In Word each cell is a line of its own: rows under the names of their columns, where no cell holds more. */
const withNamedRows = (lines: Prepared[]): Prepared[] | undefined => {
  const rows: Prepared[] = []
  let open = ''
  let column = -1
  for (const line of lines) {
    const { cell } = line.line
    if (!cell) return undefined
    const row = `${cell.table}|${cell.row}`
    const last = rows.at(-1)
    if (last && row === open) {
      if (cell.column <= column) return undefined
      const fields = [...last.fields, ...line.fields]
      rows[rows.length - 1] = {
        ...last,
        fields,
        text: fields.join(' '),
        dated: dateRanges(fields.join('\t')).length > 0,
      }
    } else rows.push(line)
    open = row
    column = cell.column
  }
  return rows.length > ROWS && firstOf(rows).fields.length >= COLUMNS && isColumnNames(firstOf(rows))
    ? rows
    : undefined
}

const withDrawnRows = (lines: Prepared[]): Prepared[] => {
  if (lines.filter(({ fields }) => fields.length >= COLUMNS).length < ROWS) return lines
  const edges = edgesOf(lines)
  if (edges.length < COLUMNS) return lines
  const rows: { line: Prepared; cells: Cell[] }[] = []
  for (const line of lines) {
    const cells = line.line.bullet === undefined ? cellsOf(line, edges) : undefined
    if (!cells) return lines
    const last = rows.at(-1)
    if (!last || line.gap > WITHIN_CELL) rows.push({ line, cells })
    else if (line.dated && dateRanges(last.line.text).length > 0) return lines
    else {
      for (const cell of cells) put(last.cells, cell)
    }
  }
  if (rows.length < ROWS || rows.some(({ cells }) => cells.length < COLUMNS)) return lines
  const whole = rows.map(({ line, cells }) => {
    const fields = cells.sort((a, b) => a.edge - b.edge).map(({ text }) => text)
    return {
      ...line,
      fields,
      text: fields.join(' '),
      dated: dateRanges(fields.join('\t')).length > 0,
    }
  })
  // Without names over its columns, a few of them may be a gutter of dates beside titles and what stands under these.
  return edges.length >= COLUMNS_UNNAMED || isColumnNames(firstOf(whole)) ? whole : lines
}
