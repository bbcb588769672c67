import type { Segment } from './segment.ts'
import type { Strip } from './strips.ts'

// Strips at neighbouring edges part the same segments, and regions hold what was asked of the regions around them: most
// strips of a page have been looked at before. What was found is kept for as long as the page is arranged.

export type OfStrip<T> = (strip: Strip, span?: number) => T

/** Made once for a page, of all its segments. */
export const knownStrips = (segments: Segment[]) => {
  // A page is only arranged when it has fewer segments than there are code units.
  const signs = new Map(segments.map((segment, at) => [segment, String.fromCharCode(at + 1)]))
  const keyOf = ({ left, right }: Strip): string => {
    let key = ''
    for (const segment of left) key += signs.get(segment)
    key += '\0'
    for (const segment of right) key += signs.get(segment)
    return key
  }
  return <T>(make: OfStrip<T>): OfStrip<T> => {
    const known = new Map<number, Map<string, { made: T }>>()
    return (strip, span = 0) => {
      let ofSpan = known.get(span)
      if (!ofSpan) {
        ofSpan = new Map()
        known.set(span, ofSpan)
      }
      const key = keyOf(strip)
      const kept = ofSpan.get(key)
      if (kept) return kept.made
      const made = make(strip, span)
      ofSpan.set(key, { made })
      return made
    }
  }
}
