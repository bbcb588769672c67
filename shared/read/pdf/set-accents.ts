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
    if (!MAY_BE_ACCENT.test(accent.text)) {
      const base = POINT.test(accent.text)
        ? baseOf(accent, glyphs.slice(Math.max(0, at - NEAR), at + NEAR + 1))
        : undefined
      if (!base) continue
      letters.set(base, pointed(letters.get(base) ?? base.text, base, accent))
      gone.add(accent)
      continue
    }
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

/** Points of Hebrew and Arabic: print puts them over a letter, without a width of their own. */
const POINT = /^[\u0591-\u05c7\u064b-\u065f\u0670]+$/u
const LETTER = /^[\u05d0-\u06ff\ufb1d-\ufefc]/u

const baseOf = (point: Glyph, beside: Glyph[]): Glyph | undefined =>
  beside.find(
    ({ text, turned, x, y, width }) =>
      turned === point.turned &&
      Math.abs(y - point.y) <= RAISED * point.size &&
      x <= point.x &&
      point.x <= x + width &&
      LETTER.test(text) &&
      !POINT.test(text),
  )

/** Of two letters in one glyph, the point is over the one whose half it stands in, from the right. */
const pointed = (text: string, { x, width }: Glyph, point: Glyph): string => {
  const letters = [...text]
  const at = 1 + Math.floor(((x + width - point.x) / Math.max(width, 1)) * letters.length)
  const to = LETTER.test(letters[at] ?? '') ? at : letters.length
  return [...letters.slice(0, to), point.text, ...letters.slice(to)].join('')
}

const MAY_BE_ACCENT = /^[`´ˆ˜¯˘˙¨˚˝ˇ¸˛]$/u
