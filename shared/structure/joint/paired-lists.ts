import { itemAt } from '#shared/lists.ts'
import { dateRanges, isOnlyDates } from '../dates.ts'
import type { Prepared } from '../prepared.ts'

// Boxes set side by side are often read one after the other: first all the dates, then all the names. The first date
// belongs to the first name, and so on.

const LEAST = 2
/** Fewer single dates than this may be the two ends of one range. */
const SINGLE_DATES = 3

const isDate = ({ fields, line }: Prepared): boolean =>
  fields.length === 1 && line.bullet === undefined && isOnlyDates(fields[0] ?? '')

export const withPairedLists = (lines: Prepared[]): Prepared[] => {
  const count = lines.findIndex((line) => !isDate(line))
  if (count < LEAST || lines.length !== 2 * count) return lines
  const [dates, names] = [lines.slice(0, count), lines.slice(count)]
  const areRanges = dates.every(({ text }) => dateRanges(text).some(({ range }) => range))
  if ((count < SINGLE_DATES && !areRanges) || names.some(({ dated }) => dated)) return lines
  return names.map((line, at) => {
    const fields = [itemAt(dates, at).text, ...line.fields]
    const { bullet: _bullet, ...bare } = line.line
    return { ...line, line: bare, fields, text: fields.join(' '), dated: true }
  })
}
