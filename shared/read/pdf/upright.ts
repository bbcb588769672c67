import type { Glyph } from './glyphs.ts'

const MOSTLY = 0.8

/** Degrees clockwise by which a person would turn the page, where nearly all of its print is turned the same way. */
export const turnToRead = (glyphs: Glyph[]): number => {
  const counts = new Map<number, number>()
  for (const { turned } of glyphs) counts.set(turned, (counts.get(turned) ?? 0) + 1)
  const [turn, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  return count < MOSTLY * glyphs.length ? 0 : (360 - turn) % 360
}
