import { tiltOf, withoutTilt } from './deskew.ts'
import { withEvenLight } from './even-light.ts'
import { type Gray, turned as turnedBy } from './gray.ts'
import { cornersOfPage } from './page-corners.ts'
import { type Corners, straightened } from './perspective.ts'

// A photograph → the page in it, as it is kept and shown: cut out, set upright and straight, and lit evenly on request.

export interface PhotoEdit {
  /** As the person drew them; where there are none, the sheet is looked for. */
  corners?: Corners | undefined
  /** Quarter turns clockwise, in degrees. */
  turned: number
  /** Black print on white paper. */
  contrast: boolean
}

export const pageOfPhoto = (photo: Gray, { corners, turned, contrast }: PhotoEdit): Gray => {
  const sheet = corners ?? cornersOfPage(photo)
  const page = turnedBy(sheet ? straightened(photo, sheet) : photo, turned)
  const even = withEvenLight(page)
  return withoutTilt(contrast ? even : page, tiltOf(even))
}
