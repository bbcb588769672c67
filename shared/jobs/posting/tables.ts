// A person specification pasted as a table: 'Report writing | E | Application form'. Its rows become items that say
// whether they are essential or desirable; how a criterion is assessed asks for nothing.

const MARK = /^(?:\W*(e|d|essential|desirable)\W*)$/i
const TICK = /^(?:x|yes|[✓✔✅☑•])$/iu
const RULE = /^[\s|:=-]+$/
/** So many rows of one shape make a table. */
const ROWS_LEAST = 2

interface Columns {
  /** Where 'E' or 'D' stands. */
  mark: number
  essential: number
  desirable: number
}

/** The text with its tables of criteria written as lists. */
export function withTablesAsLists(text: string): string {
  if (!text.includes('|') && !text.includes('\t')) return text
  const lines = text.split('\n')
  const rows = lines.map(cellsOf)
  const written: string[] = []
  for (let at = 0; at < lines.length; ) {
    let to = at
    while (to < lines.length && ((rows[to]?.length ?? 0) > 1 || RULE.test(lines[to] ?? ''))) to++
    const items = to - at > ROWS_LEAST ? itemsOf(rows.slice(at, to)) : null
    if (items) written.push(...items)
    else written.push(...lines.slice(at, Math.max(to, at + 1)))
    at = Math.max(to, at + 1)
  }
  return written.join('\n')
}

function cellsOf(line: string): string[] {
  if (RULE.test(line) || !/[|\t]/.test(line)) return []
  // Bars may close a row on both sides; a row that begins with a tab begins with an empty cell.
  const row = line.includes('|') ? line.trim().replace(/^\||\|$/g, '') : line
  return row.split(/\||\t/).map((cell) => cell.trim())
}

function itemsOf(given: readonly string[][]): string[] | null {
  const rows = given.filter((cells) => cells.length > 1)
  const [head = [], ...below] = rows
  // 'Qualifications | |' heads a group of rows.
  const rest = below.filter((cells) => cells.filter((cell) => cell !== '').length > 1 || cells[0] === '')
  const columns: Columns = {
    mark:
      rest.map((cells) => cells.findIndex((cell, at) => at > 0 && MARK.test(cell))).find((at) => at > 0) ??
      -1,
    essential: head.findIndex((cell) => /^essential\b/i.test(cell)),
    desirable: head.findIndex((cell) => /^desirable\b/i.test(cell)),
  }
  if (columns.mark > 0) {
    const marked = rows.filter((cells) => MARK.test(cells[columns.mark] ?? ''))
    return marked.length < ROWS_LEAST || marked.length < rest.length
      ? null
      : marked.map((cells) => item(cells[0] ?? '', MARK.exec(cells[columns.mark] ?? '')?.[1] ?? ''))
  }
  if (columns.essential < 0 || columns.desirable < 0) return null
  return rest.flatMap((cells) => [
    ...inColumn(cells, columns.essential, 'E'),
    ...inColumn(cells, columns.desirable, 'D'),
  ])
}

function inColumn(cells: readonly string[], column: number, mark: string): string[] {
  const cell = cells[column] ?? ''
  if (cell === '' || /^[-–—]$/.test(cell)) return []
  const named = TICK.test(cell) ? (cells[0] ?? '') : cell
  return named === '' ? [] : [item(named, mark)]
}

const item = (text: string, mark: string): string => `• ${text} (${mark.charAt(0).toUpperCase()})`
