import { itemAt } from '#shared/lists.ts'
import { dateRanges, isDatePiece, isOnlyDates } from '#shared/text/dates.ts'
import { joinTexts } from './join-texts.ts'
import type { Prepared } from './prepared.ts'

// A narrow cell breaks a date over lines, each beside a line of the next cell: `janvier 2020 –` / `aujourd'hui`.

/** A range takes at most so many lines. */
const MAX_LINES = 4
/** In line heights, more white than within a cell. */
const CELL_WHITE = 0.9
const SAME_EDGE = 3

type Side = 'first' | 'last'

/** A dash at the beginning of a line looks like a bullet. */
const DASH = /^[-–—~〜～]$/

const pieceOf = (line: Prepared, side: Side): string => {
  const text = (side === 'first' ? line.fields[0] : line.fields.at(-1)) ?? ''
  return side === 'first' && DASH.test(line.line.bullet ?? '') ? `${line.line.bullet} ${text}` : text
}

const without = (line: Prepared, side: Side): Prepared => {
  const fields = side === 'first' ? line.fields.slice(1) : line.fields.slice(0, -1)
  const { bullet: _dash, ...bare } = line.line
  return {
    ...line,
    ...(side === 'first' ? { line: bare } : {}),
    fields,
    text: fields.join(' '),
    dated: dateRanges(fields.join('\t')).length > 0,
  }
}

const withDate = (line: Prepared, side: Side, date: string): Prepared => {
  const bare = without(line, side).fields
  const fields = side === 'first' ? [date, ...bare] : [...bare, date]
  return { ...line, fields, text: fields.join(' '), dated: true }
}

const isWholeRange = (text: string): boolean => {
  const [range, ...others] = dateRanges(text)
  return Boolean(
    range?.range &&
      !others.length &&
      isOnlyDates(text) &&
      (range.current ? range.to >= text.trimEnd().length : range.start.slice(0, 4) <= range.end.slice(0, 4)),
  )
}

const isWholeAlone = (text: string): boolean => {
  const [range] = dateRanges(text)
  return Boolean(range?.range && !/[-–—−~〜～]\s*$/.test(text))
}

const sameCell = (line: Prepared, above: Prepared, top: Prepared, side: Side): boolean =>
  line.line.page === above.line.page &&
  line.line.column === above.line.column &&
  line.gap < CELL_WHITE &&
  (side === 'first'
    ? Math.abs(line.line.x - top.line.x) < SAME_EDGE
    : line.fields.length > 1 || line.line.x > top.line.x + top.line.width / 2)

export const withWholeDates = (lines: Prepared[]): Prepared[] => {
  const out: (Prepared | undefined)[] = [...lines]
  for (const [at, line] of lines.entries())
    for (const side of ['first', 'last'] as const) {
      const piece = out[at] ? pieceOf(out[at], side) : ''
      if (!isDatePiece(piece) || isWholeAlone(piece) || (side === 'last' && line.fields.length < 2)) continue
      let date = piece
      for (let to = at + 1; to < Math.min(lines.length, at + MAX_LINES); to += 1) {
        const next = out[to]
        const more = next ? pieceOf(next, side) : ''
        if (
          !next ||
          !isDatePiece(more) ||
          isWholeAlone(more) ||
          !sameCell(next, itemAt(lines, to - 1), line, side)
        )
          break
        date = joinTexts(date, more)
        if (!isWholeRange(date)) continue
        // `2014 –` / `juin` / `2016` is whole only with what follows it.
        const after = out[to + 1]
        const goesOn =
          after &&
          sameCell(after, next, line, side) &&
          isDatePiece(pieceOf(after, side)) &&
          isWholeRange(`${date} ${pieceOf(after, side)}`)
        if (goesOn) continue
        out[at] = withDate(line, side, date)
        for (let taken = at + 1; taken <= to; taken += 1) {
          const rest = without(itemAt(out, taken), side)
          out[taken] = rest.fields.length ? rest : undefined
        }
        break
      }
    }
  return out.filter((line) => line !== undefined)
}
