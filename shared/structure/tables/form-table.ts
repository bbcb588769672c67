import { groupsOf, itemAt } from '#shared/lists.ts'
import { plainWords } from '#shared/text/fold.ts'
import { isLabel } from '../form-labels.ts'
import { lengthInWords, type Prepared } from '../prepared.ts'

// `Cliente ⇥ Aurrera`, `Perfil ⇥ Analista` in the table of every post: first cells that come again and again, several
// of them in turn, are the labels of a form, whatever their words. Each row of one becomes a line.

const LIMITS = {
  /** So many labels come again; where there are no more, one of them is named like one. */
  labels: 3,
  again: 2,
  /** In words. */
  label: 7,
} as const

export const withFormTables = (lines: Prepared[]): Prepared[] => {
  const rows = groupsOf(lines, (line, [first]) => first !== undefined && isSameRow(line, first))
  const keys = rows.map(keyOf)
  const counts = new Map<string, number>()
  // What a name repeats row by row are its parts.
  for (const [at, key] of keys.entries())
    if (key && key !== keys[at - 1]) counts.set(key, (counts.get(key) ?? 0) + 1)
  const labels = new Set([...counts].flatMap(([key, count]) => (count >= LIMITS.again ? key : [])))
  const isForm =
    labels.size > LIMITS.labels || rows.some((row, at) => labels.has(keys[at] ?? '') && isNamed(row))
  if (labels.size < LIMITS.labels || !isForm) return lines
  return rows.flatMap((row) => (labels.has(plainWords(itemAt(row, 0).text)) ? formRow(row) : row))
}

const isNamed = ([first]: Prepared[]): boolean => first !== undefined && isLabel(first)

const isSameRow = ({ line: { cell } }: Prepared, { line: { cell: other } }: Prepared): boolean =>
  cell !== undefined && cell.table === other?.table && cell.row === other.row

/** The first cell of a row with others beside it. */
const keyOf = ([first, next]: Prepared[]): string => {
  const isKey =
    first?.line.cell &&
    next?.line.cell &&
    next.line.cell.column > first.line.cell.column &&
    first.fields.length === 1 &&
    first.line.bullet === undefined &&
    !first.dated &&
    !first.hidden &&
    lengthInWords(first.text) <= LIMITS.label
  return isKey ? plainWords(first.text) : ''
}

/** The label with the first line of each cell that is one line, as long as they are. */
const formRow = (row: Prepared[]): Prepared[] => {
  const label = { ...itemAt(row, 0), namesCell: true }
  const value = row[1]
  if (!value || value.line.bullet !== undefined || !label.line.cell || !value.line.cell)
    return [label, ...row.slice(1)]
  const cells = new Set(row.map(({ line }) => line.cell?.column))
  const joined = cells.size === row.length ? row.slice(1) : [value]
  const fields = [label.text, ...joined.flatMap((line) => line.fields)]
  const line = {
    ...label.line,
    text: fields.join('\t'),
    width: value.line.x + value.line.width - label.line.x,
    runs: row.slice(0, joined.length + 1).flatMap(({ line: { runs } }) => runs),
  }
  const whole = { ...label, fields, text: fields.join(' '), dated: joined.some(({ dated }) => dated), line }
  return [whole, ...row.slice(joined.length + 1)]
}
