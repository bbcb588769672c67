import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import type { Piece } from './piece.ts'

// Words of two columns that come nearer to each other than words of one line may stand: parted where the columns end and begin.

/** In ems: justified text stretches its blanks as far, but not at the edges of two columns. */
const LEAST_GAP = 0.6
/** Points within which edges count as one. */
const SAME_EDGE = 1.5
/** So many pieces at one side show a column; for each line that runs over the gap, so many edges of columns. */
const EDGES = 3
const EDGES_PER_CROSSING = 4
/** A bullet or a number stands apart from its own text. */
const LEAST_SIGNS = 3
/** `2018 –` goes on in the line below. */
const NOTHING_MORE = /^\s?[–—-]?$/
/** Signs of the longest dates. */
const MOST_OF_DATES = 32

interface Span {
  x0: number
  x1: number
}

const spanOf = ({ signs }: Piece): Span => {
  const first = signs[0]?.glyph
  const last = signs.at(-1)?.glyph
  return { x0: first?.x ?? 0, x1: last ? last.x + last.width : 0 }
}

/** `rows`: the pieces of the upright lines of a page. */
export const cutAtGutters = (rows: Piece[][]): Piece[][] => {
  const spans = rows.flat().map(spanOf)
  return rows.map((pieces) => pieces.flatMap((piece) => (piece.spaced ? [piece] : cut(piece, spans))))
}

const cut = (piece: Piece, spans: Span[]): Piece[] => {
  for (const [at, { glyph }] of piece.signs.entries()) {
    const before = piece.signs[at - 1]?.glyph
    if (!before || at < LEAST_SIGNS || !piece.blankBefore[at]) continue
    const gap = { x0: before.x + before.width, x1: glyph.x }
    const isWide = gap.x1 - gap.x0 >= LEAST_GAP * glyph.size
    if (!(isWide && isBetweenColumns(gap, spans)) && !isBehindDates(piece, at, gap, spans)) continue
    const left = {
      ...piece,
      signs: piece.signs.slice(0, at),
      blankBefore: piece.blankBefore.slice(0, at),
    }
    const right = {
      ...piece,
      signs: piece.signs.slice(at),
      blankBefore: [false, ...piece.blankBefore.slice(at + 1)],
      icon: undefined,
    }
    return [left, ...cut(right, spans)]
  }
  return [piece]
}

const isBetweenColumns = (gap: Span, spans: Span[]): boolean => {
  let starts = 0
  let ends = 0
  // The line itself runs over the gap.
  let crossings = -1
  for (const { x0, x1 } of spans) {
    if (Math.abs(x0 - gap.x1) <= SAME_EDGE) starts += 1
    else if (Math.abs(x1 - gap.x0) <= SAME_EDGE) ends += 1
    else if (x0 < gap.x0 && x1 > gap.x1) crossings += 1
  }
  return Math.max(starts, ends) >= EDGES && crossings * EDGES_PER_CROSSING <= starts + ends
}

/** Dates nearly as wide as their gutter: nobody wrote a blank behind them, and other lines begin where the text does. */
const isBehindDates = ({ signs, blankBefore }: Piece, at: number, gap: Span, spans: Span[]): boolean => {
  if (at > MOST_OF_DATES || signs[at]?.blank !== 0) return false
  if (spans.filter(({ x0 }) => Math.abs(x0 - gap.x1) <= SAME_EDGE).length < EDGES) return false
  const words = signs.map(({ text }, nth) => (nth > 0 && blankBefore[nth] ? ` ${text}` : text))
  const dates = words.slice(0, at).join('')
  const behind = words.slice(at).join('')
  const [range] = dateRanges(dates + behind)
  const isDate = range?.from === 0 && NOTHING_MORE.test(dates.slice(range.to))
  return isDate && range.to <= dates.length && !isOnlyDates(behind)
}
