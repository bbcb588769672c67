import type { Line, Page } from '#shared/schema/document.ts'

// A font of pictures may give the sign of its bullets as a letter: the same one, in front of line after line.

const LINES_LEAST = 4
/** A letter that is no word by itself in any language, or that a wide gap sets apart. */
const LETTER =
  /^(?:(?![àáâèéêìíòóôùú])(?=[^\0-\x7f])\p{Script=Latin} +|(?=[^\0-\x7f])\p{Script=Latin}\t)(?=\S)/iu

/** Takes them off the lines they begin, where enough begin so at one place. */
export const markLetterBullets = (pages: readonly Page[]): void => {
  const places = new Map<string, Line[]>()
  for (const line of pages.flatMap(({ lines }) => lines)) {
    if (line.bullet !== undefined || !LETTER.test(line.text)) continue
    const place = `${line.text.charAt(0)} ${Math.round(line.x)}`
    places.set(place, [...(places.get(place) ?? []), line])
  }
  for (const lines of places.values()) {
    if (lines.length < LINES_LEAST) continue
    for (const line of lines) {
      line.bullet = '•'
      line.text = line.text.slice(1).trimStart()
    }
  }
}
