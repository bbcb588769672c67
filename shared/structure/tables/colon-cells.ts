import { itemAt } from '#shared/lists.ts'
import type { Prepared } from '../prepared.ts'

// `University | : | Vilamar College` in three cells, or `University | : Vilamar College` in two: a label and the first
// line of its value, as one line.

const SIGN = /^[:：]\s*/

export const withColonCells = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const label = itemAt(lines, at)
    const row = [lines[at + 1], lines[at + 2]]
    const [sign, value] = row
    if (!sign || !isBeside(label, sign) || !SIGN.test(sign.text) || SIGN.test(label.text)) {
      out.push(label)
      continue
    }
    const own = sign.text.replace(SIGN, '')
    if (own) out.push(together(label, sign, [own]))
    else if (value && isBeside(sign, value)) out.push(together(label, value, value.fields))
    else {
      out.push(label)
      continue
    }
    at += own ? 1 : 2
  }
  return out
}

const isBeside = ({ line, hidden, fields }: Prepared, { line: next }: Prepared): boolean =>
  line.cell !== undefined &&
  next.cell !== undefined &&
  !hidden &&
  fields.length === 1 &&
  line.bullet === undefined &&
  next.cell.table === line.cell.table &&
  next.cell.row === line.cell.row &&
  next.cell.column > line.cell.column

const together = (label: Prepared, value: Prepared, texts: string[]): Prepared => {
  const fields = [`${label.text}:`, ...texts]
  return {
    ...label,
    fields,
    text: fields.join(' '),
    dated: value.dated,
    line: {
      ...label.line,
      text: fields.join('\t'),
      width: value.line.x + value.line.width - label.line.x,
      runs: [...label.line.runs, ...value.line.runs],
    },
  }
}
