import { type FileCheck, graded } from '../check.ts'
import { plural } from '../text/words.ts'

const check: FileCheck = {
  id: 'blank-runs',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const n = facts.blankRuns
    return graded(n === 0 ? 1 : Math.max(0.2, 1 - n / 4), 'Nothing is spaced out with blank lines.', () => ({
      finding: `${plural(n, 'run')} of blank lines found.`,
      fix: `Remove the blank lines in ${plural(n, 'place')}, and set the space above headings instead.`,
      evidence: [],
    }))
  },
}
export default check
