import { type FileCheck, graded } from '../check.ts'
import { plural } from '../text/words.ts'

const check: FileCheck = {
  id: 'ats-no-text-boxes',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts }) {
    const n = facts.textBoxes
    return graded(n === 0 ? 1 : 0.2, 'No text stands in a box.', () => ({
      finding: `${plural(n, 'text box', 'text boxes')} found.`,
      fix: `Move the text of ${n === 1 ? 'the text box' : `the ${n} text boxes`} into the page itself.`,
      evidence: [],
    }))
  },
}
export default check
