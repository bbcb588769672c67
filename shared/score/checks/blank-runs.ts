import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

const check: FileCheck = {
  id: 'blank-runs',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const n = facts.blankRuns
    return graded(n === 0 ? 1 : Math.max(0.2, 1 - n / 4), t.noBlankRuns, () => ({
      finding: t.blankRuns(n),
      fix: t.removeBlankLines(n),
      evidence: [],
    }))
  },
}
export default check
