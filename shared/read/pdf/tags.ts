import { groupsOf } from '#shared/lists.ts'
import type { Bounds } from './matrix.ts'
import type { Piece } from './piece.ts'

// Words in frames or far apart on one line: tags, each a text of its own.

/** In ems: blanks between words reach up to the one, the space between tags begins at the other. */
const TAG_GAP = 0.58
const TAG_AGAINST_WORD = 1.7
const USUAL_BLANK = 0.26

const gapsOf = (piece: Piece): number[] =>
  piece.signs.map(({ glyph, blank }, at) => {
    const before = piece.signs[at - 1]?.glyph
    if (!before || !piece.blankBefore[at]) return 0
    const gap = (glyph.x - before.x - before.width) / Math.max(1, glyph.size)
    // Monospaced print has wide blanks of its own.
    return blank > 0 ? Math.max(0.05, gap - blank / Math.max(1, glyph.size) + USUAL_BLANK) : gap
  })

/** Wide gaps of the very same width on several rows: justified lines each have their own. */
export const repeatedGaps = (rows: Piece[][]): Set<number> => {
  const found = new Map<number, { rows: Set<number>; count: number }>()
  for (const [at, pieces] of rows.entries())
    for (const gap of pieces.flatMap(gapsOf)) {
      if (gap < TAG_GAP) continue
      const key = Math.round(gap * 50)
      const known = found.get(key) ?? { rows: new Set(), count: 0 }
      known.rows.add(at)
      known.count += 1
      found.set(key, known)
    }
  return new Set([...found].filter(([, { rows: on, count }]) => on.size > 1 && count > 2).map(([key]) => key))
}

/** Tags side by side are single words or several: what stands apart is told by gaps wider than the words' own. */
export const cutAtTags = (piece: Piece, repeated: Set<number>, boxes: Bounds[]): Piece[] => {
  if (piece.spaced) return [piece]
  const gaps = gapsOf(piece)
  const blanks = gaps.filter((gap) => gap > 0)
  const first = piece.signs[0]?.glyph
  const near =
    boxes.length < 2 || !first || first.turned
      ? []
      : boxes.filter((box) => first.y > box.y0 && first.y < box.y1)
  if (near.length < 2 && !blanks.some((gap) => gap >= TAG_GAP)) return [piece]
  const narrow = Math.min(...blanks)
  const boxAt = piece.signs.map(({ glyph }) =>
    near.findIndex((box) => glyph.x > box.x0 - 1 && glyph.x + glyph.width < box.x1 + 1),
  )
  const cuts = gaps.map((gap, at) => {
    if (gap > 0 && near.length > 1 && boxAt[at] !== boxAt[at - 1]) return true
    const key = Math.round(gap * 50)
    const isRepeated = repeated.has(key) || repeated.has(key - 1) || repeated.has(key + 1)
    return gap >= TAG_GAP && (isRepeated || (narrow < 0.45 && gap >= TAG_AGAINST_WORD * narrow))
  })
  const signs = piece.signs.map((sign, at) => ({ sign, at }))
  return groupsOf(signs, ({ at }) => !cuts[at]).map(
    (tag): Piece => ({
      signs: tag.map(({ sign }) => sign),
      blankBefore: tag.map(({ at }) => !cuts[at] && piece.blankBefore[at] === true),
      icon: tag[0].at === 0 ? piece.icon : undefined,
      spaced: false,
      doubled: piece.doubled,
    }),
  )
}
