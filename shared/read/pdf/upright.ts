import type { Glyph } from './glyphs.ts'

const MOSTLY = 0.8

/** A page whose print is nearly all turned the same way is read as a person would, by turning the page. */
export const uprightGlyphs = (glyphs: Glyph[], width: number, height: number): Glyph[] => {
  const counts = new Map<number, number>()
  for (const { turned } of glyphs) counts.set(turned, (counts.get(turned) ?? 0) + 1)
  const [turn, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  if (turn === 0 || count < MOSTLY * glyphs.length) return glyphs
  const dx = turn === 270 ? height : turn === 180 ? width : 0
  const dy = turn === 90 ? width : turn === 180 ? height : 0
  return glyphs
    .filter((glyph) => glyph.turned === turn)
    .map((glyph) => ({ ...glyph, turned: 0, x: glyph.x + dx, y: glyph.y + dy }))
}
