import { firstOf, groupsOf, itemAt, lastOf } from '#shared/lists.ts'
import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import { areNames } from '../column-words.ts'
import { isContact } from '../contact.ts'
import { headingKind } from '../heading-kind.ts'
import { lengthInWords, type Prepared } from '../prepared.ts'
import { withYearAndMonth } from '../year-and-month.ts'

// A table with one study or position in each row, under a row that names its columns. Word has each cell as lines of
// its own; here each row is one line. That its first row names columns is told by what stands below each name, in any
// language: dates or numbers fill a column whose first cell is neither.

const LIMITS = {
  /** With fewer columns a heading over a date would look the same. */
  columns: 3,
  /** In words: names of columns are short, and so are the cells of a row that is one line. */
  name: 6,
  cell: 16,
  /** Paragraphs of a cell: more are a text of their own. */
  lines: 3,
  /** Rows under the names, at least, where the print does not set the names apart. */
  rows: 2,
  /** Share of the rows with a date in the column that holds them. */
  dated: 0.6,
} as const

type Row = Prepared[][]

/** The lines of the page, with each row of such tables as one of them. */
export const withRecordTables = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (let at = 0; at < lines.length; ) {
    const line = itemAt(lines, at)
    const end = line.line.cell ? endOfTable(lines, at) : at + 1
    for (const part of line.line.cell ? partsOf(lines.slice(at, end)) : [[line]])
      out.push(...(recordsOf(part) ?? part))
    at = end
  }
  return out.map((line, at) => headOfDated(line, out[at + 1]) ?? line)
}

/** `年 ⇥ 月 ⇥ 免許・資格` over rows of a date and a text: what the texts are called heads the section. */
const headOfDated = (line: Prepared, next: Prepared | undefined): Prepared | undefined => {
  const names = line.fields.slice(0, -1)
  const last = line.fields.at(-1) ?? ''
  const isOver = next?.fields.length === 2 && isOnlyDates(next.fields[0] ?? '')
  if (!isOver || names.length === 0 || !names.every((name) => isName(name) && !headingKind(name)))
    return undefined
  const { namesColumns: _said, ...bare } = line
  return headingKind(last)?.exact ? { ...bare, fields: [last], text: last } : undefined
}

const endOfTable = (lines: Prepared[], from: number): number => {
  const { table } = itemAt(lines, from).line.cell ?? {}
  const end = lines.findIndex((line, at) => at > from && line.line.cell?.table !== table)
  return end < 0 ? lines.length : end
}

/** A whole page may be one table: a row of one cell heads those under it. */
const partsOf = (table: Prepared[]): Prepared[][] => {
  const width = new Set(table.map(columnOf)).size
  const wide = new Set(table.filter((line) => columnOf(line) > 0).map(rowOf))
  const isHeading = (line: Prepared): boolean => width > 1 && !wide.has(rowOf(line))
  return groupsOf(table, (line, group) => isHeading(line) === isHeading(lastOf(group)))
}

/** The rows of one of Word's tables as lines; undefined where they are no records. */
const recordsOf = (lines: Prepared[]): Prepared[] | undefined => {
  const columns = [...new Set(lines.map(columnOf))].sort((a, b) => a - b)
  const rows = [...new Set(lines.map(rowOf))].map((row) =>
    columns.map((column) => lines.filter((line) => rowOf(line) === row && columnOf(line) === column)),
  )
  if (isRecordForm(rows)) return rows.flatMap((row) => (isOneLine(row) ? [rowLine(row)] : row.flat()))
  const [head, ...apart] = withoutNumbers(rows)
  if (!head || apart.length === 0) return undefined
  const body = apart.flatMap((row) => timesOf(row, apart))
  // What was done stands in a column of its own, at any length.
  const told = head.map(
    (_, column) => !body.every((row) => isShortCell(cellAt(row, column))) && !isDated(body, column),
  )
  const short = (row: Row): Row => row.filter((_, column) => !told[column])
  const isWhole = (row: Row): boolean => isOneLine(short(row))
  const linesOf = (row: Row): Prepared[] =>
    isWhole(row) ? [rowLine(short(row)), ...row.filter((_, column) => told[column]).flat()] : row.flat()
  const areRecords =
    body.filter(isWhole).length >= body.length * LIMITS.dated &&
    nameColumns(textsOf(head), body.map(textsOf), isSetApart(head, body) || areNames(textsOf(head)))
  if (areRecords) return [{ ...rowLine(short(head)), namesColumns: true }, ...body.flatMap(linesOf)]
  // Over rows of several cells each, short names in bold head columns, whatever fills these.
  const isOver =
    isSetApart(head, body) &&
    firstOf(rows).filter(isFilled).length >= LIMITS.columns &&
    body.filter(isOneLine).length >= LIMITS.rows &&
    body.every((row) => row.every(isShortCell))
  const names = new Set(isOver ? firstOf(rows).flat() : [])
  return isOver ? lines.map((line) => (names.has(line) ? { ...line, namesCell: true } : line)) : undefined
}

/** Several dates in a cell, and beside them as many positions: rows of their own, with what stands there once. */
const timesOf = (row: Row, rows: Row[]): Row[] => {
  const dates = row.findIndex((cell) => cell.length > 1 && cell.every(({ text }) => isOnlyDates(text)))
  const count = cellAt(row, dates).length
  // Where a name takes as many lines in a row of one date too, they are one name.
  const isParted = (column: number): boolean =>
    cellAt(row, column).length === count &&
    rows.every((other) => cellAt(other, dates).length > 1 || cellAt(other, column).length < 2)
  const parted = row.map((_, column) => column === dates || isParted(column))
  if (dates < 0 || parted.filter(Boolean).length < 2) return [row]
  return cellAt(row, dates).map((_, at) =>
    row.map((cell, column) => (parted[column] ? cell.slice(at, at + 1) : cell)),
  )
}

const cellAt = (row: Row, column: number): Prepared[] => row[column] ?? []
const isDated = (rows: Row[], column: number): boolean =>
  haveDates(rows.map((row) => textOf(cellAt(row, column))))

/** Year, month and event each in a cell, with rows between them that have only the last. */
const isRecordForm = (rows: Row[]): boolean => {
  const fields = rows.filter(isOneLine).map(filledOf)
  return fields.filter((texts) => withYearAndMonth(texts).length < texts.length).length >= LIMITS.rows
}

const isOneLine = (row: Row): boolean => row.every(isShortCell) && row.filter(isFilled).length > 1
const filledOf = (row: Row): string[] => row.filter(isFilled).map(textOf)

const columnOf = ({ line }: Prepared): number => line.cell?.column ?? 0
const rowOf = ({ line }: Prepared): number => line.cell?.row ?? 0
const isFilled = (cell: Prepared[]): boolean => cell.length > 0
const isShortCell = (cell: Prepared[]): boolean =>
  cell.length <= LIMITS.lines &&
  cell.every(({ line, hidden }) => line.bullet === undefined && !hidden) &&
  lengthInWords(textOf(cell)) <= LIMITS.cell
const textOf = (cell: Prepared[]): string => cell.map(({ text }) => text).join(' ')
const textsOf = (row: Row): string[] => row.map(textOf)

/** `1`, `2`, `3` in front of the rows say nothing. */
const withoutNumbers = (rows: Row[]): Row[] => {
  const [, ...body] = rows
  const isNumbered = body.every(
    ([first], at) => first && /^\D{0,2}(\d+)\D{0,2}$/.exec(textOf(first))?.[1] === `${at + 1}`,
  )
  return isNumbered ? rows.map((row) => row.slice(1)) : rows
}

/** The names are in bold, and what they name is not. */
const isSetApart = (head: Row, body: Row[]): boolean =>
  head.flat().every(({ line }) => line.bold) && body.flat(2).some(({ line }) => !line.bold)

const rowLine = (row: Row): Prepared => {
  const cells = row.flat()
  const [first, last] = [firstOf(cells), lastOf(cells)]
  const fields = withYearAndMonth(filledOf(row))
  return {
    ...first,
    fields,
    text: fields.join(' '),
    dated: dateRanges(fields.join('\t')).length > 0,
    line: {
      ...first.line,
      text: fields.join('\t'),
      width: last.line.x + last.line.width - first.line.x,
      runs: cells.flatMap(({ line }) => line.runs),
    },
  }
}

/** Whether a row of texts names what stands in the columns below. */
const nameColumns = (names: string[], rows: string[][], isApart: boolean): boolean =>
  names.length >= LIMITS.columns &&
  rows.length >= (isApart ? 1 : LIMITS.rows) &&
  new Set(names).size === names.length &&
  names.every(isName) &&
  names.some((_, column) => haveDates(rows.map((row) => row[column] ?? '')))

/** `Pursuing`: a cell among them may say in words what has no date yet. */
const haveDates = (cells: string[]): boolean => {
  const dated = cells.filter(isDate)
  return dated.length > 0 && dated.length >= cells.length * LIMITS.dated
}

/** `Cook (May 2013 – June 2016)` holds both. */
const isDate = (text: string): boolean => isOnlyDates(text) || dateRanges(text).some(({ range }) => range)

const isName = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  !/\d/.test(text) &&
  // `Board/University` is no address.
  !text.split('/').some(isContact) &&
  lengthInWords(text) <= LIMITS.name
