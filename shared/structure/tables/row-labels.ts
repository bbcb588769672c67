import { itemAt } from '#shared/lists.ts'
import { isLabel } from '../form-labels.ts'
import { lengthInWords, type Prepared } from '../prepared.ts'
import { plainWords } from '../words/plain.ts'

// `Aufgaben` beside the deeds of every post, each post a table or a few rows: what stands alone in the left cell of
// several rows, beside other values, names what each of them tells, and heads no section.

/** In words. */
const LONGEST = 6
const AGAIN = 2

export const withRowLabels = (lines: Prepared[]): Prepared[] => {
  const keys = lines.map((line, at) => (isAloneBesideOthers(lines, at) ? plainWords(line.text) : ''))
  const counts = new Map<string, number>()
  for (const key of keys) if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  const repeats = (at: number): boolean => (counts.get(keys[at] ?? '') ?? 0) >= AGAIN
  const tables = new Set(lines.flatMap(({ line }, at) => (repeats(at) ? (line.cell?.table ?? []) : [])))
  let above: { key: string; table: number } | undefined
  let opens = false
  return lines.map((line, at) => {
    const key = keys[at] ?? ''
    const { table = -1 } = line.line.cell ?? {}
    if (opens) {
      opens = false
      return { ...line, opensEntry: true }
    }
    if (!key || !(repeats(at) || (tables.has(table) && COLON.test(line.text)))) return line
    // The same label row by row: what it names are several.
    opens = above?.key === key && above.table === table
    above = { key, table }
    return { ...line, namesCell: true }
  })
}
const COLON = /[:：]$/

const isAloneBesideOthers = (lines: Prepared[], at: number): boolean => {
  const { line, dated, text, fields } = itemAt(lines, at)
  const { cell, bullet } = line
  if (cell?.column !== 0 || bullet !== undefined || dated || fields.length > 1) return false
  const isOfRow = (other: Prepared | undefined): boolean =>
    other?.line.cell?.table === cell.table && other.line.cell.row === cell.row
  const next = lines[at + 1]
  return (
    !isOfRow(lines[at - 1]) &&
    isOfRow(next) &&
    next?.line.cell?.column !== 0 &&
    lengthInWords(text) <= LONGEST &&
    isLabel(itemAt(lines, at))
  )
}
