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

const startOf = (piece: Piece): number => piece.signs[0]!.glyph.x
const endOf = (piece: Piece): number => {
  const { x, width } = piece.signs.at(-1)!.glyph
  return x + width
}
const isWord = (piece: Piece): boolean => !piece.blankBefore.some(Boolean)
const isPlain = (piece: Piece): boolean =>
  !piece.icon && !piece.spaced && piece.signs.every(({ blank, glyph }) => blank === 0 && glyph.turned === 0)

const gapBetween = (before: Piece, after: Piece): number =>
  (startOf(after) - endOf(before)) / Math.max(1, after.signs[0]!.glyph.size)

const merged = (pieces: Piece[]): Piece => ({
  ...pieces[0]!,
  spaced: true,
  signs: pieces.flatMap(({ signs }) => signs),
  blankBefore: pieces.flatMap(({ blankBefore }, at) =>
    at === 0 ? blankBefore : [true, ...blankBefore.slice(1)],
  ),
})

export const withStretchedLines = (rows: Piece[][]): Piece[][] => {
  if (!rows.some((row) => row.length > 2)) return rows
  const edges = rows.map((row) => row.map(endOf))
  const gaps = rows.map((row) =>
    row.slice(1).map((piece, at) => Math.round(gapBetween(row[at]!, piece) * 50)),
  )
  return rows.map((row, at) => {
    const isLineEnd = (x: number): boolean =>
      edges.some((ends, other) => other !== at && ends.some((end) => Math.abs(end - x) < SAME_EDGE))
    const isOfOthers = (gap: number): boolean =>
      gaps.some((others, other) => other !== at && others.some((one) => Math.abs(one - gap * 50) <= 1))
    const out: Piece[] = []
    for (let from = 0; from < row.length; ) {
      let to = from
      let least = Number.POSITIVE_INFINITY
      let most = 0
      while (to + 1 < row.length && isPlain(row[to]!) && isPlain(row[to + 1]!)) {
        const gap = gapBetween(row[to]!, row[to + 1]!)
        if (gap < GAP.least || gap > GAP.most || Math.max(most, gap) > ALIKE * Math.min(least, gap)) break
        least = Math.min(least, gap)
        most = Math.max(most, gap)
        to += 1
      }
      const words = row.slice(from, to + 1)
      const stretched =
        words.length > 2 &&
        words.filter(isWord).length >= SINGLE_WORDS * words.length &&
        isLineEnd(endOf(words.at(-1)!)) &&
        !words.slice(1).every((word, index) => isOfOthers(gapBetween(words[index]!, word)))
      if (stretched) out.push(merged(words))
      else out.push(row[from]!)
      from = stretched ? to + 1 : from + 1
    }
    return out
  })
}
