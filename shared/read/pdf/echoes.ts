import type { Glyph } from './glyphs.ts'

// Some writers lay copies of a word in the colour of the ground under it, a hair apart, so that a rule beneath it stops short.

/** In ems: a copy stands at most so far from the letter itself, and their sizes differ by no more. */
const ECHO = { apart: 0.25, size: 0.02 } as const

/** The glyphs without those nobody sees that only repeat one that is seen. */
export const withoutEchoes = (glyphs: Glyph[], hidden: Map<Glyph, string>): Glyph[] => {
  if (hidden.size === 0) return glyphs
  const echoed = new Set([...hidden.keys()].map(({ text }) => text))
  const seen = new Map<string, Glyph[]>()
  for (const glyph of glyphs) {
    if (hidden.has(glyph) || !echoed.has(glyph.text)) continue
    const alike = seen.get(glyph.text)
    if (alike) alike.push(glyph)
    else seen.set(glyph.text, [glyph])
  }
  return glyphs.filter(
    (glyph) => !hidden.has(glyph) || !seen.get(glyph.text)?.some((one) => echoes(glyph, one)),
  )
}

const echoes = (glyph: Glyph, one: Glyph): boolean =>
  glyph.turned === one.turned &&
  Math.abs(glyph.x - one.x) < ECHO.apart * one.size &&
  Math.abs(glyph.y - one.y) < ECHO.apart * one.size &&
  Math.abs(glyph.size - one.size) < ECHO.size * one.size
