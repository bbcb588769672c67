import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

/** So few nobody sees on the page: readers called them true and of no use. */
const SLIPS = 10

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
    return graded(n <= SLIPS ? 1 : 0.2, t.noBlankRuns, () => ({
      finding: t.blankRuns(n),
      fix: t.removeBlankLines(n),
      evidence: [],
    }))
  },
}
export default check
