/** Excel takes a file for UTF-8 only with this in front. */
export const BOM = '\uFEFF'

type Cell = string | number | Date | null

/**
 * RFC 4180, every text in quotes. A spreadsheet that parts cells at other signs than the comma would begin one in the
 * middle of ours, so what it would run as a formula gets an apostrophe wherever a cell could begin.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** In the wide forms of East Asia, too. */
const FORMULA = /(^|[;,|\t\r\n])([\s"']*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const BLANK_START = /^[\t\r\n]/

function cellOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'number') return String(cell)
  const guarded = cell.replace(FORMULA, "$1$2'")
  const text = BLANK_START.test(guarded) ? `'${guarded}` : guarded
  return `"${text.replaceAll('"', '""')}"`
}
