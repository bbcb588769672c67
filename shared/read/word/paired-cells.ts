import type { Line } from '#shared/schema/document.ts'

// Labels typed one under another in a cell, each at the height of its value in the next cell: on paper these are rows.

/** Letters of a label, at most. */
const LONGEST = 50
/** White above a label, in heights of its line: what has none is one text with what stands above it. */
const WHITE = 0.5

type Laid = Pick<Line, 'cell' | 'bullet' | 'text' | 'y' | 'height' | 'page'>

/** The lines, with the rows of such cells as rows of their table. */
export function withPairedCells<L extends Laid>(lines: readonly L[]): L[] {
  const rows = rowsOf(lines)
  const labelled = new Set(rows.flatMap((row) => (isLabelled(row) ? (row[0]?.cell?.table ?? []) : [])))
  const more = new Map<number, number>()
  return rows.flatMap((row) => {
    const table = row[0]?.cell?.table
    if (table === undefined) return row
    const before = more.get(table) ?? 0
    const pairs = pairsOf(row, labelled.has(table))
    more.set(table, before + pairs.length - 1)
    return pairs.flatMap((pair, nth) =>
      pair.map((line) =>
        line.cell && before + nth > 0
          ? { ...line, cell: { ...line.cell, row: line.cell.row + before + nth } }
          : line,
      ),
    )
  })
}

const rowsOf = <L extends Laid>(lines: readonly L[]): L[][] => {
  const rows: L[][] = []
  for (const line of lines) {
    const open = rows.at(-1)
    const last = open?.[0]?.cell
    if (line.cell && last?.table === line.cell.table && last.row === line.cell.row) open?.push(line)
    else rows.push([line])
  }
  return rows
}

const cellsOf = <L extends Laid>(row: L[]): L[][] =>
  [...new Set(row.map(({ cell }) => cell?.column))].map((column) =>
    row.filter(({ cell }) => cell?.column === column),
  )

/** A date in front of a title and an employer is the head of an entry. */
const isShort = ({ text, bullet }: Laid): boolean =>
  bullet === undefined && text.length <= LONGEST && !/\d/.test(text)

/** One label in front of its value: the table has them. */
const isLabelled = (row: Laid[]): boolean => {
  const [labels, ...others] = cellsOf(row)
  return labels?.length === 1 && others.length === 1 && labels.every(isShort)
}

function pairsOf<L extends Laid>(row: L[], isOfLabels: boolean): L[][] {
  const [labels = [], values = [], ...others] = cellsOf(row)
  const isAsked = labels.every(({ text }) => /[:：]$/.test(text))
  if (labels.length < 2 || others.length > 0 || !labels.every(isShort) || !(isOfLabels || isAsked))
    return [row]
  const [of, beside] = [parted(labels), parted(values)]
  if (of.length === labels.length && beside.length === of.length)
    return of.map((part, at) => [...part, ...(beside[at] ?? [])])
  return isAsked && labels.length === values.length && of.length === 1 && beside.length === 1
    ? labels.map((label, at) => [label, ...values.slice(at, at + 1)])
    : [row]
}

/** Parted at the white between them. */
const parted = <L extends Laid>(lines: L[]): L[][] => {
  const parts: L[][] = []
  for (const line of lines) {
    const above = parts.at(-1)?.at(-1)
    const isApart =
      !above || line.page !== above.page || line.y - above.y - above.height > WHITE * line.height
    if (isApart) parts.push([line])
    else parts.at(-1)?.push(line)
  }
  return parts
}
