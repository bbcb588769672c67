import { itemAt } from '#shared/lists.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { formLabel } from '../form-label.ts'
import { inFields, type Prepared, wordCount } from '../prepared.ts'

// A row of one of Word's tables with dates in a cell of their own, at times several of them one under the other: each
// belongs to the line that stands beside it, as in a gutter of the page. Where that is, is estimated: how the lines are
// set tells which of those near it begins an entry. What a form calls its values stands in such cells too.

/** Words beside the dates in their cell, as `Leeds` or `(2 years)`. */
const NOTE_WORDS = 4
/** In heights of a line; `beyond` where as many lines are bold as there are dates, or as many lists end. */
const COST = { most: 6, bullet: 8, within: 3, plain: 2, beyond: 12 } as const
/** In heights of a line: white above what begins an entry. */
const WHITE = 0.5

/** The lines of a section, with each date of such a cell on the line it dates. */
export const withDateCells = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (let at = 0; at < lines.length; ) {
    const { cell } = itemAt(lines, at).line
    const end = lines.findIndex(
      ({ line }, other) => other > at && (line.cell?.table !== cell?.table || line.cell?.row !== cell?.row),
    )
    const row = lines.slice(at, end < 0 ? lines.length : end)
    out.push(...(cell ? woven(row) : row))
    at += row.length
  }
  return out
}

const columnOf = ({ line }: Prepared): number => line.cell?.column ?? 0
const isDate = ({ text }: Prepared): boolean => isOnlyDates(text) || formLabel(text) !== undefined

const woven = (row: Prepared[]): Prepared[] => {
  const columns = [...new Set(row.map(columnOf))]
  const dated = columns.filter((column) => isOfDates(row.filter((line) => columnOf(line) === column)))
  const [column, ...more] = dated
  if (column === undefined || more.length > 0) return row
  if (columns.length !== 2)
    return inStep(columns.map((one) => row.filter((line) => columnOf(line) === one))) ?? row
  const beside = row.filter((line) => columnOf(line) === column)
  const texts = row.filter((line) => columnOf(line) !== column)
  const dates = beside.filter(isDate)
  const at = placesOf(dates, texts)
  if (!at) return row
  const notes = notesOf(beside)
  const out: Prepared[] = []
  // `2017 – 2020 (maternity leave)` dates nothing beside it, and stands between two entries.
  let between: Prepared[] = []
  for (const [index, line] of texts.entries()) {
    const date = dates[at.indexOf(index)]
    const noted = (date && notes.get(date)) ?? []
    if (date) {
      out.push(...between)
      between = noted.filter(({ dated }) => dated)
    }
    out.push(date ? together(date, line) : line, ...noted.filter(({ dated }) => !dated))
  }
  return [...out, ...between]
}

/** `2014 – 2018` over `2011 – 2014`, beside two schools and two degrees in cells of their own: the first of each cell belong together. */
const inStep = (cells: Prepared[][]): Prepared[] | undefined => {
  const [first = []] = cells
  if (first.length < 2 || cells.some((cell) => cell.length !== first.length || cell.some(isItem)))
    return undefined
  return first.map((line, at) => {
    const own = cells.map((cell) => itemAt(cell, at))
    const fields = own.flatMap((one) => one.fields)
    return { ...inFields(line, fields), dated: own.some(({ dated }) => dated) }
  })
}
const isItem = ({ line }: Prepared): boolean => line.bullet !== undefined

const isOfDates = (lines: Prepared[]): boolean =>
  lines[0] !== undefined &&
  isDate(lines[0]) &&
  lines.every(
    (line) => isDate(line) || (line.line.bullet === undefined && wordCount(line.text) <= NOTE_WORDS),
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
  const [top, textTop] = [dates[0]?.line, texts[0]?.line]
  // Where one of the cells begins on another page, only their own first lines tell where they stand.
  const shift = top && textTop && top.page !== textTop.page ? textTop.y - top.y : 0
  const isBehindList = (at: number): boolean =>
    texts[at]?.line.bullet === undefined && texts[at - 1]?.line.bullet !== undefined
  const haveLists = texts.filter((_, at) => isBehindList(at)).length >= dates.length - 1
  const costOf = (date: Prepared, at: number): number => {
    const { line, gap } = itemAt(texts, at)
    const above = texts[at - 1]
    const apart = Math.abs(line.y - date.line.y - shift) / Math.max(line.height, 1)
    const begins =
      !above || above.line.bullet !== undefined || gap >= WHITE || (line.bold && !above.line.bold)
    const isWithin = haveLists && above !== undefined && !isBehindList(at)
    const isPlain = tellsByBold && !line.bold
    return (
      Math.min(apart, COST.most) +
      (line.bullet === undefined ? 0 : COST.bullet) +
      (isWithin ? COST.beyond : begins ? 0 : COST.within) +
      (isPlain ? (bold === dates.length ? COST.beyond : COST.plain) : 0)
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
    gap: Math.max(date.gap, line.gap),
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
