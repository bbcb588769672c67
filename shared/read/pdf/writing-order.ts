import { groupsOf } from '#shared/lists.ts'
import type { Glyph } from './glyphs.ts'

// The order in which the glyphs of a row are read.

/** In ems: a step back in drawing further than this begins a new stretch. */
export const STEP_BACK = 0.4
const STEP_AHEAD = 3

/**
 * From left to right, but stretches that were drawn as one stay together: where two texts run into each other, their letters
 * must not be shuffled.
 */
export const inWritingOrder = (row: Glyph[]): Glyph[] => {
  const drawn = withoutOverprints([...row].sort((a, b) => a.order - b.order))
  const chains = groupsOf(drawn, (glyph, chain) => {
    const last = chain.at(-1)
    const gap = last ? glyph.x - last.x - last.width : 0
    return gap > -STEP_BACK * glyph.size && gap < STEP_AHEAD * glyph.size
  })
  chains.sort(([a], [b]) => a.x - b.x)
  const overlap = chains.some((chain, at) => {
    const before = chains[at - 1]?.at(-1)
    return (
      before !== undefined &&
      chain.length > 2 &&
      before.x + before.width - chain[0].x > STEP_BACK * before.size
    )
  })
  if (overlap) return chains.flat()
  const places = placesOf(drawn)
  return chains.flat().sort((a, b) => (places.get(a) ?? a.x) - (places.get(b) ?? b.x))
}

const MARK = /^\p{M}+$/u

/** A mark without a width of its own stands where the letter stands that it was drawn after. */
function placesOf(drawn: Glyph[]): Map<Glyph, number> {
  const places = new Map<Glyph, number>()
  let at = 0
  for (const glyph of drawn) {
    if (glyph.width > 0 || !MARK.test(glyph.text)) at = glyph.x
    places.set(glyph, at)
  }
  return places
}

/** The same letter printed twice a hair apart is how some writers make bold. */
const withoutOverprints = (drawn: Glyph[]): Glyph[] => {
  const again = repetitions(drawn)
  if (!again) return drawn
  // A single letter that falls upon its like does so by chance, where two texts run into each other.
  return drawn.filter((_, at) => !again[at] || !(again[at - 1] || again[at + 1] || drawn.length < 3))
}

/** Which of them repeat another one; undefined where none does. */
const repetitions = (drawn: Glyph[]): boolean[] | undefined => {
  const seen = new Map<string, Glyph[]>()
  let again: boolean[] | undefined
  for (const [at, glyph] of drawn.entries()) {
    const { text, x, size } = glyph
    if (text === ' ' || !text.trim()) continue
    const alike = seen.get(text)
    if (!alike) seen.set(text, [glyph])
    else if (
      alike.some((other) => Math.abs(other.x - x) < 0.12 * size && Math.abs(other.size - size) < 0.1)
    ) {
      again ??= drawn.map(() => false)
      again[at] = true
    } else alike.push(glyph)
  }
  return again
}
