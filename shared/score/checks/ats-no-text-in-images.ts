import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

const WORDS_ON_A_PAGE = 150

const check: FileCheck = {
  id: 'ats-no-text-in-images',
  title: 'No text in pictures',
  why: 'Hiring software cannot read text in a picture.',
  part: 'ats',
  place: 160,
  weight: 3, // We cannot see whether the picture holds words.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const n = facts.largeImages - (facts.portrait ? 1 : 0)
    // Beside a page full of text a picture is a logo or decoration.
    const sparse = facts.words < WORDS_ON_A_PAGE * Math.max(1, facts.pages)
    return graded(n <= 0 || !sparse ? 1 : 0.4, t.noTextInPictures, () => ({
      finding: t.picturesMayHoldText(n),
      fix: t.writePicturesAsText(n),
      evidence: [],
    }))
  },
}
export default check
