import { lastOf } from '#shared/lists.ts'
import { type DateRange, dateRanges } from '#shared/text/dates.ts'
import type { Prepared } from '../prepared.ts'

// Several entries on one printed line, each with its own date: `MA History, Foo College, 2012 | BA Art, Bar College, 2010`.

const MARKS = /\s+[|•·]\s+|;\s+/
/** Letters of what a date belongs to, at least. */
const LEAST = 6

const lettersWithout = (text: string, dates: DateRange[]): number =>
  dates.reduce((rest, { printed }) => rest.replace(printed, ''), text).replace(/[^\p{L}]/gu, '').length

const isEntry = (piece: string): boolean => {
  const dates = dateRanges(piece)
  return dates.length === 1 && lettersWithout(piece, dates) >= LEAST
}

/** At its marks, or behind each date of a line that ends with one. */
const piecesOf = (text: string): string[] => {
  const marked = text.split(MARKS)
  if (marked.length > 1) return marked
  const dates = dateRanges(text)
  if (dates.length < 2 || /[\p{L}\p{N}]/u.test(text.slice(lastOf(dates).to))) return marked
  return dates.map(({ to }, at) => text.slice(dates[at - 1]?.to ?? 0, to).replace(/^[\s,)\]]+/, ''))
}

/** Each of them as a line of its own. */
export const withoutGlue = (lines: Prepared[]): Prepared[] =>
  lines.flatMap((line) => {
    if (!line.dated || line.fields.length > 1 || line.line.bullet !== undefined) return [line]
    const pieces = piecesOf(line.text)
    if (pieces.length < 2 || !pieces.every(isEntry)) return [line]
    return pieces.map((text, at) => ({ ...line, text, fields: [text], gap: at > 0 ? 0 : line.gap }))
  })
