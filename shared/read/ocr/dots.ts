import type { Gray } from './gray.ts'
import { bulletBefore } from './letters.ts'
import type { PixelBox, RecognizedWord } from './recognizer.ts'

/** In ems: how far behind a word a dot stands that parts it from the next. */
const GAP = 0.1
const DOT = '•'
/** The pixels show it. */
const SEEN = 0.9

/**
 * Dots between words, as contact lines have them. Recognition leaves them out, or takes them for another sign: then two
 * details are read as one.
 */
export const withDots = (
  picture: Gray,
  words: RecognizedWord[],
  baseOf: (pair: RecognizedWord[]) => number,
  em: number,
): RecognizedWord[] => {
  const all: RecognizedWord[] = []
  for (const word of words) {
    const before = all.at(-1)
    const spot = before && bulletBefore(picture, { x0: word.x0, base: baseOf([before, word]), em })
    if (before && spot) {
      const isMisread = all.length > 1 && isSign(before) && overlap(before, spot)
      if (isMisread) all.pop()
      if (isMisread || spot.x0 - before.x1 >= GAP * em)
        all.push({ ...spot, text: DOT, confidence: SEEN, symbols: [] })
    }
    all.push(word)
  }
  return all
}

const isSign = ({ text }: RecognizedWord): boolean => [...text].length <= 2 && !/[\p{L}\d]/u.test(text)
const overlap = (a: PixelBox, b: PixelBox): boolean => a.x0 < b.x1 && b.x0 < a.x1
