import { remember } from '#shared/text/remember.ts'
import type { Fits } from './likelihood.ts'
import { cutsOf } from './slots.ts'

/** Nats: a piece fits its role so well, and the other so badly. */
const PIECE = { fits: -0.8, fitsNot: -2 } as const

/** Whether a text names an entry by itself: one of its pieces fits the first role, another the second. */
export const bothRolesBy = (fits: (text: string) => Fits, ofStudies = false): ((text: string) => boolean) =>
  remember((text) => HAS_CUT.test(text) && holdBoth(text, fits, ofStudies))

const HAS_CUT = /[^\p{L}\p{N}\s]|\s\p{Ll}{1,4}\s/u

const holdBoth = (text: string, fits: (text: string) => Fits, ofStudies: boolean): boolean => {
  for (const [id, pieces] of cutsOf(text, ofStudies)) {
    if (id < 0) continue
    const all = pieces.map(fits)
    const isFirst = all.some(({ first, second }) => first > PIECE.fits && second < PIECE.fitsNot)
    const isSecond = ({ first, second, place }: Fits): boolean =>
      second > PIECE.fits && first < PIECE.fitsNot && place < PIECE.fitsNot
    if (isFirst && all.some(isSecond)) return true
  }
  return false
}
