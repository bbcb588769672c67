import { spanScores } from '#shared/learn/spans.ts'
import { groupsOf, itemAt, lastOf } from '#shared/lists.ts'
import { isContact } from '../contact.ts'
import { isBeside, type Prepared } from '../prepared.ts'

// Forms: cells that name others. A label in a language nobody lists is told by the labelled contact around it.

/** A cell, or what one of them stands for and the lines of both. */
interface Cell {
  text: string
  lines: Prepared[]
}
export interface Asked extends Cell {
  label: string
}

/** Lines around it that tell whether a page's head is a form. */
const AROUND = 4

/** A label before a colon, and what it names. */
export const LABEL_AND_VALUE = /^([^:：]{2,32})[:：]\s*([^:：]+)$/u

/** `ФИО ⇥ …` over `Телефон ⇥ …`, `Ad Soyad: …` over `Telefon: …`, and `성명` and `김지원` in cells of their own. */
export const isAmongLabelled = (lines: Prepared[], at: number, around = AROUND): boolean =>
  rowsOf(lines.slice(Math.max(0, at - around), at + around + 1))
    .flatMap(askedIn)
    .some(({ label, text }) => isContact(text) && isLabel(label))

export const isInLabelledCell = (lines: Prepared[], at: number): boolean => {
  const [label, value] = [lines[at - 1], itemAt(lines, at)]
  return (
    label !== undefined &&
    value.line.cell !== undefined &&
    isOfRow(value, label) &&
    isLabel(label.text) &&
    isAmongLabelled(lines, at, 2 * AROUND)
  )
}

/** Rows with the cells of each, whether they are fields of a line, lines beside each other or cells of a table. */
export const rowsOf = (lines: Prepared[]): Cell[][] =>
  groupsOf(lines, (line, row) => isOfRow(line, lastOf(row))).map((row) =>
    row.some(({ hidden }) => hidden)
      ? []
      : groupsOf(row, isOfCell).flatMap((cell) =>
          cell.length > 1
            ? [{ text: cell.map(({ text }) => text).join(' '), lines: cell }]
            : cell.flatMap((line) => line.fields.map((text) => ({ text, lines: cell }))),
        ),
  )

export const isOfRow = ({ line }: Prepared, { line: last }: Prepared): boolean =>
  line.cell ? line.cell.table === last.cell?.table && line.cell.row === last.cell.row : isBeside(line, last)

const isOfCell = ({ line: { cell } }: Prepared, [first]: Prepared[]): boolean =>
  cell !== undefined && cell.column === first?.line.cell?.column

export const asked = (label: Cell, value: Cell): Asked => ({
  label: label.text,
  text: value.text,
  lines: [...label.lines, ...value.lines],
})

/** The labels of a row, and what stands behind each. */
export const askedIn = (row: Cell[]): Asked[] => {
  const inCells = row.flatMap(({ text, lines }) => {
    const [, label, value] = LABEL_AND_VALUE.exec(text) ?? []
    return label && value ? [{ label, text: value.trim(), lines }] : []
  })
  if (inCells.length === row.length) return inCells
  return row.length % 2 > 0
    ? []
    : row.flatMap((cell, at) => (at % 2 > 0 ? [asked(itemAt(row, at - 1), cell)] : []))
}

/** Its letters say rather that it names what stands beside it than anything else that stands in a head. */
const isLabel = (text: string): boolean => {
  const { label, title, name, place } = spanScores(text)
  return !isContact(text) && label > Math.max(title, name, place)
}
