import { itemAt } from '#shared/lists.ts'
import { isOnlyDates } from '../dates.ts'
import { type Prepared, wordCount } from '../prepared.ts'

// A row of one of Word's tables with dates in a cell of their own, several of them one under the other: each belongs to
// the line that stands beside it, as in a gutter of the page. Where that is, is estimated: how the lines are set tells
// which of those near it begins an entry.

/** Words beside the dates in their cell, as `Leeds` or `(2 years)`. */
const NOTE_WORDS = 4
/** In heights of a line; `beyond` where as many lines are bold as there are dates. */
const COST = { most: 6, bullet: 4, plain: 2, beyond: 12, noWhite: 0.5 } as const

/** The lines of a table, with each date of such a cell on the line it dates. */
export const withDateCells = (table: Prepared[]): Prepared[] => {
  const rows = new Map<number, Prepared[]>()
  for (const line of table) {
    const row = line.line.cell?.row ?? 0
    rows.set(row, [...(rows.get(row) ?? []), line])
  }
  return [...rows.values()].flatMap(woven)
}

const columnOf = ({ line }: Prepared): number => line.cell?.column ?? 0
const isDate = ({ text }: Prepared): boolean => isOnlyDates(text)

const woven = (row: Prepared[]): Prepared[] => {
  const columns = [...new Set(row.map(columnOf))]
  const dated = columns.filter((column) => isOfDates(row.filter((line) => columnOf(line) === column)))
  const [column, ...more] = dated
  if (column === undefined || more.length > 0 || columns.length !== 2) return row
  const beside = row.filter((line) => columnOf(line) === column)
  const texts = row.filter((line) => columnOf(line) !== column)
  const dates = beside.filter(isDate)
  const at = placesOf(dates, texts)
  if (!at) return row
  const notes = notesOf(beside)
  return texts.flatMap((line, index) => {
    const date = dates[at.indexOf(index)]
    return date ? [together(date, line), ...(notes.get(date) ?? [])] : [line]
  })
}

const isOfDates = (lines: Prepared[]): boolean =>
  lines[0] !== undefined &&
  isDate(lines[0]) &&
  lines.every(
    (line) => line.line.bullet === undefined && (isDate(line) || wordCount(line.text) <= NOTE_WORDS),
  )

const notesOf = (lines: Prepared[]): Map<Prepared, Prepared[]> => {
  const notes = new Map<Prepared, Prepared[]>()
  let open: Prepared[] = []
  for (const line of lines) {
    if (!isDate(line)) open.push(line)
    else {
      open = []
      notes.set(line, open)
    }
  }
  return notes
}

interface Placed {
  cost: number
  at: number[]
}

/** For each date the line beside it, in order; undefined where there are too few. */
const placesOf = (dates: Prepared[], texts: Prepared[]): number[] | undefined => {
  const bold = texts.filter(({ line }) => line.bold).length
  const tellsByBold = bold >= dates.length && bold < texts.length
  const costOf = (date: Prepared, at: number): number => {
    const { line, gap } = itemAt(texts, at)
    const apart = Math.abs(line.y - date.line.y) / Math.max(line.height, 1)
    return (
      Math.min(apart, COST.most) +
      (line.bullet === undefined ? 0 : COST.bullet) +
      (tellsByBold && !line.bold ? (bold === dates.length ? COST.beyond : COST.plain) : 0) +
      (at > 0 && gap < COST.noWhite ? COST.noWhite : 0)
    )
  }
  /** The best places of all dates so far where the last of them stands on this line. */
  let best: Placed[] = []
  for (const [nth, date] of dates.entries()) {
    const next: Placed[] = []
    let least: Placed | undefined = nth === 0 ? { cost: 0, at: [] } : undefined
    for (let at = 0; at < texts.length; at += 1) {
      if (nth > 0) {
        const before = best[at - 1]
        if (before && before.cost < (least?.cost ?? Number.POSITIVE_INFINITY)) least = before
      }
      next.push(
        least
          ? { cost: least.cost + costOf(date, at), at: [...least.at, at] }
          : { cost: Number.POSITIVE_INFINITY, at: [] },
      )
    }
    best = next
  }
  const [first] = best.toSorted((a, b) => a.cost - b.cost)
  return first && first.at.length === dates.length ? first.at : undefined
}

const together = (date: Prepared, line: Prepared): Prepared => {
  const pair = date.line.x < line.line.x ? [date, line] : [line, date]
  const fields = pair.flatMap((one) => one.fields)
  const x = Math.min(date.line.x, line.line.x)
  const { bullet: _sign, ...bare } = line.line
  return {
    ...line,
    fields,
    text: fields.join(' '),
    dated: true,
    indent: x,
    line: {
      ...bare,
      text: fields.join('\t'),
      x,
      width: Math.max(date.line.x + date.line.width, line.line.x + line.line.width) - x,
      runs: pair.flatMap((one) => one.line.runs),
    },
  }
}
