import { throwIfAborted } from '../errors.ts'
import { liesOnItsSide, tiltOf, withoutTilt } from './deskew.ts'
import { withEvenLight } from './even-light.ts'
import { type Gray, scaled, turned } from './gray.ts'
import { cornersOfPage } from './page-corners.ts'
import { type Corners, straightened } from './perspective.ts'
import { withoutRules } from './without-rules.ts'

// A picture → the page that was photographed or scanned: cut out, upright, straight, black on white, of a size whose
// letters are read best.

export interface PrepareOptions {
  /** As the person drew them; where there are none, the sheet is looked for. */
  corners?: Corners
  /** A scan or an export is the page itself. */
  isWholePage?: boolean
  signal?: AbortSignal
}

interface PreparedPage {
  picture: Gray
  /** Quarter turns clockwise that stood it upright. */
  turned: number
  /** Degrees by which its print was tilted clockwise. */
  tilt: number
}

/** Pixels. */
const SIZE = {
  /** The longer side of a page at 300 dpi: more tells no letter better. */
  longest: 3600,
  /** A page smaller than this has letters too small to be told. */
  aim: 3000,
  /** Enlarging further invents nothing but blur. */
  mostGrowth: 2.5,
} as const

export const preparePicture = (given: Gray, options: PrepareOptions = {}): PreparedPage => {
  const { signal } = options
  const corners = options.corners ?? (options.isWholePage ? undefined : cornersOfPage(given))
  const page = corners ? straightened(given, corners) : given
  throwIfAborted(signal)
  const sized = readableSize(page)
  throwIfAborted(signal)
  const even = withEvenLight(sized)
  throwIfAborted(signal)
  const quarter = liesOnItsSide(even) ? 90 : 0
  const upright = turned(even, quarter)
  throwIfAborted(signal)
  const tilt = tiltOf(upright)
  return { picture: withoutRules(withoutTilt(upright, tilt)), turned: quarter, tilt }
}

const readableSize = (page: Gray): Gray => {
  const longest = Math.max(page.width, page.height)
  const factor =
    longest > SIZE.longest
      ? SIZE.longest / longest
      : Math.min(SIZE.mostGrowth, Math.max(1, SIZE.aim / longest))
  return factor === 1 ? page : scaled(page, Math.round(page.width * factor), Math.round(page.height * factor))
}
