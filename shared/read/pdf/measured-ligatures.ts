import { itemAt } from '#shared/lists.ts'
import type { Glyph } from './glyphs.ts'

// A ligature whose meaning the file does not tell is as wide as its letters are, nearly: `Crea·e`, `Ar·st` have a `ti`.

/** Which of `fi` and `fl` it is no width tells: the stems in ligatures.ts do. */
const LIGATURES = ['fi', 'ff', 'ffi', 'ft', 'ti', 'tt', 'tti'] as const
const BY_STEM = 'fi'

/** In ems: as much narrower or wider than its letters a ligature is; and that much nearer to them than to any other's. */
const NEAR = 0.02
const NEARER = 0.008
/** In ems: letters of one word stand no further apart. */
const WITHIN_WORD = 0.1

export const withMeasuredLigatures = (glyphs: Glyph[]): Glyph[] => {
  if (!glyphs.some(isWithoutMeaning)) return glyphs
  /** By the font's name: writers part a font in several. */
  const widths = new Map<string, Map<string, number>>()
  for (const { font, text, width, size } of glyphs) {
    if (text !== 'f' && text !== 't' && text !== 'i') continue
    const known = widths.get(font.name) ?? new Map<string, number>()
    widths.set(font.name, known.set(text, width / size))
  }
  const withoutOwn = fontsWithoutLetter(glyphs)
  return glyphs.map((glyph, at) => {
    if (!isWithoutMeaning(glyph)) return glyph
    if (withoutOwn.has(glyph.font.name) && glyph.width < NARROW * glyph.size)
      return { ...glyph, text: MOST_LOST }
    if (!goesOn(glyphs[at - 1], glyph) || !goesOn(glyph, glyphs[at + 1])) return glyph
    const text = nearest(glyph.width / glyph.size, widths.get(glyph.font.name) ?? new Map())
    return text ? { ...glyph, text } : glyph
  })
}

const isWithoutMeaning = ({ text }: Glyph): boolean => text === '\ufffd' || text === '' || text === '\0'

/**
 * Turkish has an `i` of its own, which fonts draw by a glyph that the file gives no meaning: no `i` is left in a long text,
 * and narrow letters are lost as often as it would stand there.
 */
const MOST_LOST = 'i'
/** In ems. */
const NARROW = 0.36
const LONG_TEXT = 60
const SHARE = 0.03

const fontsWithoutLetter = (glyphs: Glyph[]): Set<string> => {
  const counts = new Map<string, { letters: number; own: number; lost: number }>()
  for (const glyph of glyphs) {
    const count = counts.get(glyph.font.name) ?? { letters: 0, own: 0, lost: 0 }
    counts.set(glyph.font.name, count)
    if (glyph.text === MOST_LOST) count.own += 1
    else if (isWithoutMeaning(glyph)) count.lost += glyph.width < NARROW * glyph.size ? 1 : 0
    else if (/\p{Ll}/u.test(glyph.text)) count.letters += 1
  }
  const without = [...counts].filter(
    ([, { letters, own, lost }]) => own === 0 && letters >= LONG_TEXT && lost >= letters * SHARE,
  )
  return new Set(without.map(([name]) => name))
}

/** Letters of one word, of which one has no meaning yet. */
const goesOn = (before: Glyph | undefined, glyph: Glyph | undefined): boolean =>
  before !== undefined &&
  glyph !== undefined &&
  [before, glyph].every((one) => isWithoutMeaning(one) || /^\p{L}/u.test(one.text)) &&
  before.font === glyph.font &&
  Math.abs(before.y - glyph.y) < WITHIN_WORD * glyph.size &&
  Math.abs(glyph.x - before.x - before.width) < WITHIN_WORD * glyph.size

const nearest = (width: number, letters: ReadonlyMap<string, number>): string | undefined => {
  const apart = LIGATURES.flatMap((text) => {
    const own = [...text].map((letter) => letters.get(letter) ?? Number.NaN)
    const by = Math.abs(width - own.reduce((sum, one) => sum + one, 0))
    return Number.isNaN(by) ? [] : [{ text, by }]
  }).sort((a, b) => a.by - b.by)
  if (apart.length === 0) return undefined
  const { text, by } = itemAt(apart, 0)
  const next = apart[1]?.by ?? Number.POSITIVE_INFINITY
  return text !== BY_STEM && by < NEAR && next - by > NEARER ? text : undefined
}
