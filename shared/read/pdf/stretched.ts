import type { Piece } from './piece.ts'

// TeX stretches the blanks of a justified line that cannot be broken well, far beyond what parts fields elsewhere. It writes
// no blank glyphs, so a stretched line looks like a row of words: told by gaps nearly alike, which no other row has, and by
// its end at the edge where other lines end.

/** In ems. */
const GAP = { least: 0.6, most: 2.4 }
/** TeX stretches a blank behind a comma a little more than others. */
const ALIKE = 1.7
/** Most of what stands between the gaps is a word alone: fields are often longer. */
const SINGLE_WORDS = 0.6
/** Points: signs at the end of a line may hang into the margin. */
const SAME_EDGE = 3.5

const startOf = ({ signs: [first] }: Piece): number => first?.glyph.x ?? 0
const endOf = ({ signs }: Piece): number => {
  const last = signs.at(-1)?.glyph
  return last ? last.x + last.width : 0
}
const isWord = (piece: Piece): boolean => !piece.blankBefore.some(Boolean)
const isPlain = (piece: Piece): boolean =>
  !piece.icon && !piece.spaced && piece.signs.every(({ blank, glyph }) => blank === 0 && glyph.turned === 0)

const gapBetween = (before: Piece, after: Piece): number =>
  (startOf(after) - endOf(before)) / Math.max(1, after.signs[0]?.glyph.size ?? 1)

const merged = (first: Piece, pieces: Piece[]): Piece => ({
  ...first,
  spaced: true,
  signs: pieces.flatMap(({ signs }) => signs),
  blankBefore: pieces.flatMap(({ blankBefore }, at) =>
    at === 0 ? blankBefore : [true, ...blankBefore.slice(1)],
  ),
})

const gapsOf = (row: Piece[]): number[] =>
  row.flatMap((piece, at) => {
    const before = row[at - 1]
    return before ? [gapBetween(before, piece)] : []
  })

export const withStretchedLines = (rows: Piece[][]): Piece[][] => {
  if (!rows.some((row) => row.length > 2)) return rows
  const edges = rows.map((row) => row.map(endOf))
  const gaps = rows.map((row) => gapsOf(row).map((gap) => Math.round(gap * 50)))
  return rows.map((row, at) => {
    const isLineEnd = (x: number): boolean =>
      edges.some((ends, other) => other !== at && ends.some((end) => Math.abs(end - x) < SAME_EDGE))
    const isOfOthers = (gap: number): boolean =>
      gaps.some((others, other) => other !== at && others.some((one) => Math.abs(one - gap * 50) <= 1))
    const out: Piece[] = []
    for (let from = 0, first = row[from]; first; first = row[from]) {
      let to = from
      let least = Number.POSITIVE_INFINITY
      let most = 0
      for (let [own, next] = row.slice(from, from + 2); own && next; [own, next] = row.slice(to, to + 2)) {
        if (!isPlain(own) || !isPlain(next)) break
        const gap = gapBetween(own, next)
        if (gap < GAP.least || gap > GAP.most || Math.max(most, gap) > ALIKE * Math.min(least, gap)) break
        least = Math.min(least, gap)
        most = Math.max(most, gap)
        to += 1
      }
      const words = row.slice(from, to + 1)
      const stretched =
        words.length > 2 &&
        words.filter(isWord).length >= SINGLE_WORDS * words.length &&
        words.slice(-1).some((last) => isLineEnd(endOf(last))) &&
        !gapsOf(words).every(isOfOthers)
      out.push(stretched ? merged(first, words) : first)
      from = stretched ? to + 1 : from + 1
    }
    return out
  })
}
