import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

/** So few nobody sees on the page. */
const SLIPS = 5

const check: FileCheck = {
  id: 'blank-runs',
  title: 'No blank lines for spacing',
  why: 'Blank lines used as spacing move when the text changes, and leave holes in the page.',
  part: 'format',
  place: 170,
  group: 'format',
  restsOn: [],
  advice: true,
  file: true,
  look({ facts }) {
    const n = facts.blankRuns
    return graded(n <= SLIPS ? 1 : Math.max(0.2, 1 - n / 4), t.noBlankRuns, () => ({
      finding: t.blankRuns(n),
      fix: t.removeBlankLines(n),
      evidence: [],
    }))
  },
}
export default check
