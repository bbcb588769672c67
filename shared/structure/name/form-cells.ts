import { spanScores } from '#shared/learn/spans.ts'
import { isContact } from '../contact.ts'
import type { Prepared } from '../prepared.ts'

// Forms: cells that name others. A label in a language nobody lists is told by the labelled contact around it.

/** Rows around it that tell whether a page's head is a form. */
const ROWS_AROUND = 4

/** A label before a colon, and what it names. */
export const LABEL_AND_VALUE = /^([^:：]{2,32})[:：]\s*([^:：]+)$/u

/** `ФИО ⇥ …` over `Телефон ⇥ …`, and `Ad Soyad: …` over `Telefon: …`. */
export const isAmongLabelled = (lines: Prepared[], at: number): boolean =>
  lines
    .slice(Math.max(0, at - ROWS_AROUND), at + ROWS_AROUND + 1)
    .some((line) => labelledOf(line).some(([label, value]) => isContact(value) && isLabel(label)))

const labelledOf = ({ fields }: Prepared): [string, string][] =>
  fields.flatMap((field, cell): [string, string][] => {
    const [, label, value] = LABEL_AND_VALUE.exec(field) ?? []
    if (label && value) return [[label, value]]
    return cell > 0 ? [[fields[cell - 1] ?? '', field]] : []
  })

/** `성명` and `김지원` in cells of their own, over `연락처` and `010-1234-5678`. */
export const isInLabelledCell = (lines: Prepared[], at: number): boolean => {
  const from = Math.max(1, at - 2 * ROWS_AROUND)
  const around = lines.slice(from, at + 2 * ROWS_AROUND + 1)
  return (
    isBesideLabel(lines, at) &&
    around.some((line, n) => isContact(line.text) && isBesideLabel(lines, from + n))
  )
}

const isBesideLabel = (lines: Prepared[], at: number): boolean => {
  const [label, value] = [lines[at - 1], lines[at]]
  return (
    label !== undefined &&
    value !== undefined &&
    label.line.cell !== undefined &&
    label.line.cell.table === value.line.cell?.table &&
    label.line.cell.row === value.line.cell.row &&
    isLabel(label.text)
  )
}

/** Its letters say rather that it names what stands beside it than anything else that stands in a head. */
const isLabel = (text: string): boolean => {
  const { label, title, name, place } = spanScores(text)
  return !isContact(text) && label > Math.max(title, name, place)
}
