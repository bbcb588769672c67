import { type FileCheck, graded } from '../check.ts'
import { plural } from '../text/words.ts'

const WORDS_ON_A_PAGE = 150

const check: FileCheck = {
  id: 'ats-no-text-in-images',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts }) {
    const n = facts.largeImages - (facts.portrait ? 1 : 0)
    // Beside a page full of text a picture is a logo or decoration.
    const sparse = facts.words < WORDS_ON_A_PAGE * Math.max(1, facts.pages)
    return graded(n <= 0 || !sparse ? 1 : 0.4, 'No picture is large enough to hold text.', () => ({
      finding: `${plural(n, 'picture')} may hold text.`,
      fix: `If there are words in the ${n === 1 ? 'picture' : 'pictures'}, write them as text; else leave ${n === 1 ? 'it' : 'them'} out.`,
      evidence: [],
    }))
  },
}
export default check
