import { withAccent } from '../spacing-accents.ts'
import type { Glyph } from './glyphs.ts'

// TeX's older fonts set an accent over a letter by moving the pen: over a capital it stands on a baseline of its own.

/** In ems: how far the accent's middle is from the letter's, and its baseline from the letter's, at most. */
const MIDDLE = 0.25
const RAISED = 0.5
/** The two are drawn one after the other. */
const NEAR = 2

const middleOf = ({ x, width }: Glyph): number => x + width / 2

/** Glyphs with each accent on the letter that it stands over. */
export const withSetAccents = (glyphs: Glyph[]): Glyph[] => {
  const letters = new Map<Glyph, string>()
  const gone = new Set<Glyph>()
  for (const [at, accent] of glyphs.entries()) {
    if (!MAY_BE_ACCENT.test(accent.text)) continue
    const under = glyphs
      .slice(Math.max(0, at - NEAR), at + NEAR + 1)
      .filter(
        (glyph) =>
          glyph.turned === accent.turned &&
          Math.abs(glyph.y - accent.y) <= RAISED * accent.size &&
          Math.abs(middleOf(glyph) - middleOf(accent)) <= MIDDLE * accent.size &&
          withAccent(glyph.text, accent.text) !== undefined,
      )
      .sort((a, b) => Math.abs(middleOf(a) - middleOf(accent)) - Math.abs(middleOf(b) - middleOf(accent)))[0]
    const joined = under && withAccent(under.text, accent.text)
    if (!under || !joined || letters.has(under)) continue
    letters.set(under, joined)
    gone.add(accent)
  }
  if (gone.size === 0) return glyphs
  return glyphs.flatMap((glyph) => {
    const text = letters.get(glyph)
    return gone.has(glyph) ? [] : text ? [{ ...glyph, text }] : [glyph]
  })
}

const MAY_BE_ACCENT = /^[´ˆ˜¯˘˙¨˚˝ˇ¸˛]$/u
