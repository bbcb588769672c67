import { type Filled, firstOf, itemAt, lastOf } from '#shared/lists.ts'
import { isDatePiece } from '#shared/text/dates.ts'
import { leastOf, mostOf } from '../extent.ts'
import { headingKind } from '../heading-kind.ts'
import { linesOfSegments } from './lines.ts'
import { isBulleted, type LaidLine, type Segment } from './segment.ts'
import { wordsOf } from './side.ts'

// A table on the page with one study or position in each row: cells that stand under each other, a date in every row.
// White strips run down between its columns, and its cells may break over lines, so it is read before any strip is.

const LIMITS = {
  columns: 3,
  rows: 2,
  /** Lines of the row of names. */
  head: 3,
  /** Paragraphs of a row below its first ones: more are columns beside each other. */
  more: 3,
  /** Words of a cell: more are prose. */
  words: 16,
  /** In ems: white between the lines of a row, and between rows. */
  white: 2.5,
} as const
/** Points within which edges count as one. */
const SAME_EDGE = 2

/** The paragraphs of a cell, each of one or more printed lines. */
type Cell = Segment[][]
type Row = Cell[]

interface RecordRows {
  lines: LaidLine[]
  segments: Set<Segment>
  /** Names of columns stand over it, or its cells are broken over lines. */
  isSure: boolean
}

export const recordRows = (segments: Segment[], column: number): RecordRows | undefined => {
  const lines = linesOfSegments(segments)
  for (let at = 0; at < lines.length; at += 1) {
    const found = tableFrom(lines, at, mostOf(segments.map(({ x1 }) => x1)))
    if (found)
      return {
        lines: found.flatMap((row) => linesOfRow(row, column)),
        segments: new Set(found.flat(3)),
        isSure: !isDated(firstOf(found).flat(2)) || found.some(isBroken),
      }
  }
  return undefined
}

/** One date, or start and end in columns beside each other. */
const isDated = (line: Segment[]): boolean => {
  const dates = line.flatMap(({ text }, at) => (isDatePiece(text) ? [at] : []))
  const [from, to, ...others] = dates
  return (
    from !== undefined && (to ?? from + 1) === from + 1 && !others.length && dates.length * 2 <= line.length
  )
}

const tableFrom = (lines: Segment[][], at: number, edge: number): Filled<Row> | undefined => {
  const first = itemAt(lines, at)
  if (first.length < LIMITS.columns || !isDated(first) || first.some(isBulleted)) return undefined
  const dates = first.findIndex(({ text }) => isDatePiece(text))
  const columnsOf = columnsIn(first)
  const rows: Row[] = []
  let end = at
  for (; end < lines.length; end += 1) {
    const line = itemAt(lines, end)
    const columns = columnsOf(line)
    if (!columns || (end > at && isApart(itemAt(lines, end - 1), line))) break
    const isRow = columns.some((column, cell) => column === dates && isDatePiece(itemAt(line, cell).text))
    if (isRow) rows.push(first.map(() => []))
    const row = rows.at(-1)
    if (!row) return undefined
    add(row, line, columns, (column) => limitOf(first, column, edge))
  }
  const last = rows.at(-1)
  // What stands below the last row may be no more of it.
  if (last) rows[rows.length - 1] = last.map((cell) => cell.slice(0, 1))
  const head = headAbove(lines, at, columnsOf, edge)
  const areRows = rows.length >= LIMITS.rows && rows.every(isRecord)
  const top = at - mostOf([0, ...head.flat(2).map((paragraph) => paragraph.length)])
  // Print beside the lines above or below is that of a column of the page, which goes on.
  const isBeside = [lines[top - 1], lines[end]].some((line) =>
    line?.some(({ x0 }) => x0 > itemAt(first, 0).x1),
  )
  return areRows && !isBeside ? ([...head, ...rows] as Filled<Row>) : undefined
}

/** In which columns the segments of a line stand: each begins, ends or has its middle where the cell of the first row does, and keeps to it. */
const columnsIn =
  (first: Segment[]) =>
  (line: Segment[]): number[] | undefined => {
    const columns = line.map((one) =>
      first.findIndex((cell, at) => isFlush(one, cell) && one.x1 <= (first[at + 1]?.x0 ?? one.x1)),
    )
    return columns.includes(-1) || line.some((one) => isBulleted(one) || headingKind(one.text)?.exact)
      ? undefined
      : columns
  }

const isFlush = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) < SAME_EDGE ||
  (Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) &&
    (Math.abs(a.x1 - b.x1) < SAME_EDGE || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * SAME_EDGE))

const isApart = (above: Segment[], line: Segment[]): boolean =>
  leastOf(line.map(({ y0 }) => y0)) - mostOf(above.map(({ y1 }) => y1)) >
  LIMITS.white * mostOf(line.map(({ size }) => size))

const limitOf = (first: Segment[], column: number, edge: number): number => first[column + 1]?.x0 ?? edge

const add = (row: Row, line: Segment[], columns: number[], limit: (column: number) => number): void => {
  for (const [at, segment] of line.entries()) {
    const column = itemAt(columns, at)
    const cell = itemAt(row, column)
    const paragraph = cell.at(-1)
    if (paragraph && goesOn(lastOf(paragraph as [Segment]), segment, limit(column))) paragraph.push(segment)
    else cell.push([segment])
  }
}

/** The first word of the line would not have stood on the one above. */
const goesOn = (above: Segment, { text, x0, x1, size }: Segment, limit: number): boolean => {
  const [word = ''] = text.split(' ')
  return above.x1 + ((x1 - x0) * (word.length + 1)) / Math.max(1, text.length) > limit - size / 2
}

const isRecord = (row: Row): boolean => {
  const more = row.filter((cell) => cell.length > 1)
  return (
    itemAt(row, 0).length > 0 &&
    row.filter((cell) => cell.length > 0).length >= Math.max(2, row.length - 1) &&
    more.length <= 1 &&
    more.every(
      (cell) => cell.length <= LIMITS.more + 1 && cell.every(({ length }) => length <= LIMITS.more),
    ) &&
    row
      .flat()
      .every((paragraph) => paragraph.reduce((sum, { text }) => sum + wordsOf(text), 0) <= LIMITS.words)
  )
}

const isBroken = (row: Row): boolean => row.some(([first]) => first !== undefined && first.length > 1)

/** The names of the columns, over one or more lines. */
const headAbove = (
  lines: Segment[][],
  at: number,
  columnsOf: (line: Segment[]) => number[] | undefined,
  edge: number,
): Row[] => {
  const first = itemAt(lines, at)
  for (let from = at - 1; from >= Math.max(0, at - LIMITS.head); from -= 1) {
    const line = itemAt(lines, from)
    const isPart =
      line.every((one) => first.some((cell) => isFlush(one, cell)) && !/\d/.test(one.text)) &&
      !isApart(line, itemAt(lines, from + 1))
    if (!isPart) return []
    if (line.length < Math.max(LIMITS.columns, first.length - 1)) continue
    const head: Row = first.map(() => [])
    for (const one of lines.slice(from, at)) {
      const columns = columnsOf(one) ?? one.map((part) => first.findIndex((cell) => isFlush(part, cell)))
      add(head, one, columns, (column) => limitOf(first, column, edge))
    }
    return [head.map((cell) => (cell.length > 0 ? [cell.flat()] : []))]
  }
  return []
}

/** The first paragraph of each cell on one line, and the others below. */
const linesOfRow = (row: Row, column: number): LaidLine[] => {
  const [firsts, more] = [row.flatMap((cell) => cell.slice(0, 1)), row.flatMap((cell) => cell.slice(1))]
  return [
    { segments: firsts.map(whole), column },
    ...more.map((paragraph) => ({ segments: [whole(paragraph)], column })),
  ]
}

const whole = (paragraph: Segment[]): Segment => {
  const first = firstOf(paragraph)
  return paragraph.length === 1
    ? first
    : {
        ...first,
        x1: mostOf(paragraph.map(({ x1 }) => x1)),
        y1: mostOf(paragraph.map(({ y1 }) => y1)),
        text: paragraph.map(({ text }) => text).join(' '),
        runs: paragraph.flatMap(({ runs }) => runs),
      }
}
