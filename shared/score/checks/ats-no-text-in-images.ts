import { type CheckDefinition, graded } from '../check.ts'
import { plural } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'ats-no-text-in-images',
  part: 'ats',
  group: 'format',
  title: 'No text in pictures',
  why: 'What stands in a picture is not there for a machine.',
  file: true,
  look({ facts }) {
    const n = facts!.largeImages - (facts!.portrait ? 1 : 0)
    return graded(n <= 0 ? 1 : 0.4, 'No picture is large enough to hold text.', () => ({
      finding: `${plural(n, 'picture')} may hold text.`,
      fix: `If there are words in the ${n === 1 ? 'picture' : 'pictures'}, write them as text; else leave ${n === 1 ? 'it' : 'them'} out.`,
      evidence: [],
    }))
  },
}
export default check
