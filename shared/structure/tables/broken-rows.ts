import { firstOf, itemAt, lastOf } from '#shared/lists.ts'
import type { Run } from '#shared/schema/document.ts'
import { isOnlyDates } from '../dates.ts'
import { leastOf, mostOf } from '../extent.ts'
import { joinTexts } from '../join-texts.ts'
import { inFields, type Prepared } from '../prepared.ts'

// A table on the page, one of whose columns holds dates. The width of a column breaks its cells, and each of their
// lines is a line of the page: which columns there are, the rows tell together, and what had no room in a cell above
// goes on with it.

const LIMITS = {
  columns: 3,
  /** Rows with a date in the same column. */
  rows: 2,
  /** Lines of a cell. */
  lines: 4,
  /** Points: lines stand at one height; white between two columns. */
  height: 2,
  white: 8,
  /** In heights of a line: white between the lines of a cell, and between rows. */
  tight: 0.5,
  gap: 3.5,
} as const

interface Cell {
  text: string
  x: number
  end: number
  /** Its size and weight. */
  print: string
}

interface Row {
  lines: Prepared[]
  cells: Cell[]
  y: number
  /** The cell of its dates. */
  dated: number
}

export const withBrokenRows = (lines: Prepared[]): Prepared[] => {
  if (lines.filter(mayDate).length < LIMITS.rows) return lines
  const rows = rowsOf(lines)
  const out: Prepared[] = []
  for (let at = 0; at < rows.length; ) {
    const table = itemAt(rows, at).cells.length > 0 ? tableFrom(rows, at) : undefined
    out.push(...(table?.lines ?? itemAt(rows, at).lines))
    at += table?.count ?? 1
  }
  return out
}

const mayDate = ({ fields, line }: Prepared): boolean =>
  line.cell === undefined && fields.length >= LIMITS.columns && fields.some(isOnlyDates)

/** Lines at one height are one row. */
const rowsOf = (lines: Prepared[]): Row[] => {
  const rows: Row[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    const cells = cellsOf(line)
    const isBeside =
      last &&
      cells.length > 0 &&
      last.cells.length > 0 &&
      firstOf(last.lines).line.page === line.line.page &&
      firstOf(last.lines).line.column === line.line.column &&
      Math.abs(last.y - line.line.y) < LIMITS.height &&
      firstOf(cells).x > lastOf(last.cells).end
    const row = isBeside ? last : { lines: [], cells: [], y: line.line.y, dated: -1 }
    row.lines.push(line)
    row.cells.push(...cells)
    row.dated = row.cells.findIndex(({ text }) => isOnlyDates(text))
    if (!isBeside) rows.push(row)
  }
  return rows
}

/** The fields of a line with their places; none where its print does not tell them. */
const cellsOf = ({ line, fields, hidden }: Prepared): Cell[] => {
  if (line.cell || hidden || line.bullet !== undefined) return []
  const runs = line.runs.filter(({ text }) => text.trim())
  const cells: Cell[] = []
  let at = 0
  for (const field of fields) {
    const wanted = bare(field)
    const from = at
    let found = ''
    while (at < runs.length && found.length < wanted.length) {
      found += bare(itemAt(runs, at).text)
      at += 1
    }
    const own = runs.slice(from, at)
    if (found !== wanted || own.length === 0) return []
    cells.push({
      text: field,
      x: leastOf(own.map(({ x }) => x)),
      end: mostOf(own.map(({ x, width }) => x + width)),
      print: printOf(firstOf(own)),
    })
  }
  return at === runs.length ? cells : []
}
const printOf = ({ size, bold }: Run): string => `${Math.round(size)}|${bold}`
const bare = (text: string): string => text.replace(/\s+/g, '')

interface Table {
  lines: Prepared[]
  /** Rows of the page that it takes. */
  count: number
}

const tableFrom = (rows: Row[], from: number): Table | undefined => {
  const first = rows.findIndex((row, at) => at >= from && isAnchor(row))
  if (first < 0 || first - from >= LIMITS.lines) return undefined
  const anchor = itemAt(rows, first)
  const columns = anchor.cells.map((cell) => ({ ...cell }))
  const places = (row: Row): number[] | undefined => placesIn(columns, row)
  const heads = rows.slice(from, first)
  if (!heads.every((row) => row.dated < 0 && row.cells.length > 0 && places(row))) return undefined
  let end = first + 1
  let anchors = 1
  for (; end < rows.length; end += 1) {
    const row = itemAt(rows, end)
    const at = row.cells.length > 0 && isNear(itemAt(rows, end - 1), row) ? places(row) : undefined
    if (!at || (row.dated >= 0 && at[row.dated] !== anchor.dated)) break
    if (row.dated >= 0) anchors += 1
    for (const [nth, { x, end: right }] of row.cells.entries()) {
      const column = itemAt(columns, itemAt(at, nth))
      column.x = Math.min(column.x, x)
      column.end = Math.max(column.end, right)
    }
  }
  while (itemAt(rows, end - 1).dated < 0 && !isTight(itemAt(rows, end - 2), itemAt(rows, end - 1))) end -= 1
  return anchors < LIMITS.rows ? undefined : together(rows.slice(from, end), columns)
}

const isAnchor = ({ cells, dated }: Row): boolean => dated >= 0 && cells.length >= LIMITS.columns

/** Lines of one cell. */
const isTight = (above: Row, below: Row): boolean =>
  below.y - above.y < firstOf(above.lines).line.height * (1 + LIMITS.tight)

const isNear = ({ lines: above, y }: Row, { lines: below, y: next }: Row): boolean => {
  const { page, column, height } = firstOf(above).line
  const other = firstOf(below).line
  return other.page === page && other.column === column && next > y && next - y < height * (1 + LIMITS.gap)
}

/** For each cell the one column it stands in. */
const placesIn = (columns: Cell[], { cells }: Row): number[] | undefined => {
  const places = cells.map(({ x, end }) => {
    const over = columns.flatMap((column, at) => (x < column.end && column.x < end ? [at] : []))
    return over.length === 1 ? itemAt(over, 0) : -1
  })
  return places.includes(-1) || new Set(places).size < places.length ? undefined : places
}

/** A row of the table: its lines, by columns. */
type Whole = { rows: Row[]; pieces: Cell[][] }

const together = (rows: Row[], columns: Cell[]): Table | undefined => {
  const wholes: Whole[] = []
  for (const group of grouped(rows, columns)) {
    const pieces: Cell[][] = columns.map(() => [])
    for (const row of group)
      for (const [nth, at] of (placesIn(columns, row) ?? []).entries())
        pieces[at]?.push(itemAt(row.cells, nth))
    wholes.push({ rows: group, pieces })
  }
  const breaks = wholes.flatMap(({ pieces }) => pieces.flatMap((own, at) => breaksOf(own, at, columns)))
  const isBroken = breaks.filter(Boolean).length * 2 > breaks.length
  return isBroken ? { lines: wholes.map(lineOf), count: rows.length } : undefined
}

/** Lines without a date belong to the row they stand nearer to; down to the last that has a text over the dates they
 * are the names of the columns. */
const grouped = (rows: Row[], columns: Cell[]): Row[][] => {
  const first = rows.findIndex(({ dated }) => dated >= 0)
  const dates = placesIn(columns, itemAt(rows, first))?.[itemAt(rows, first).dated] ?? -1
  const names = rows.slice(0, first).findLastIndex((row) => placesIn(columns, row)?.includes(dates)) + 1
  const groups: Row[][] = names > 0 ? [rows.slice(0, names)] : []
  let open: Row[] = []
  for (const [at, row] of rows.entries()) {
    if (at < names) continue
    const above = rows[at - 1]
    const next = rows[at + 1]
    const isOver = next && isTight(row, next) && (at < first || !above || next.y - row.y < row.y - above.y)
    if (row.dated >= 0) {
      groups.push([...open, row])
      open = []
    } else if (open.length > 0 || isOver) open.push(row)
    else groups.at(-1)?.push(row)
  }
  return [...groups.slice(0, -1), [...(groups.at(-1) ?? []), ...open]]
}

/** For each two lines of a cell, whether the first had no room for what begins the second. */
const breaksOf = (pieces: Cell[], at: number, columns: Cell[]): boolean[] => {
  const own = itemAt(columns, at)
  const room = (columns[at + 1]?.x ?? Number.POSITIVE_INFINITY) - own.x - LIMITS.white
  return pieces.slice(1).map((piece, nth) => {
    const above = itemAt(pieces, nth)
    const [word = ''] = piece.text.split(' ')
    const width = ((piece.end - piece.x) * (word.length + 1)) / Math.max(1, piece.text.length)
    return above.print === piece.print && above.end - above.x + width > room
  })
}

const lineOf = ({ rows, pieces }: Whole): Prepared => {
  const lines = rows.flatMap((row) => row.lines)
  const first = firstOf(lines)
  const fields = pieces.flatMap((own) =>
    own.length > 0 ? [own.map(({ text }) => text).reduce(joinTexts)] : [],
  )
  const whole = inFields(first, fields)
  const right = mostOf(lines.map(({ line }) => line.x + line.width))
  return {
    ...whole,
    dated: rows.some(({ dated }) => dated >= 0),
    line: { ...whole.line, width: right - first.line.x, runs: lines.flatMap(({ line }) => line.runs) },
  }
}
