/** Rows of a CSV by the names of its first row; quoted fields hold commas, line breaks and doubled quotes. */
export function rowsOf(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''))
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => Object.fromEntries(names.map((name, at) => [name.trim(), (row[at] ?? '').trim()])))
}

/** A quote that does not open a whole cell stands for itself. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/gy

function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text)
    if (!found) break
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') {
      if (CELL.lastIndex === text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}
