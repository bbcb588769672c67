import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

/** So few nobody sees: readers called them true and of no use. */
const SLIPS = 5

const check: FileCheck = {
  id: 'double-spaces',
  title: 'Single spaces',
  why: 'Double spaces look like typos, and some systems split words or dates at them.',
  part: 'format',
  place: 110,
  group: 'format',
  restsOn: [],
  advice: true,
  file: true,
  look({ facts }) {
    const spots = facts.doubleSpaces
    return gradedBy(spots, spots.length <= SLIPS ? 1 : 0.2, t.noDoubleSpaces, (first) => ({
      finding: t.doubleSpaces(spots.length, { text: quote(first.text, 60) }),
      fix: t.putSingleSpace({ text: quote(first.text, 60) }),
      evidence: spots.map((s) => spotted(s)),
    }))
  },
}
export default check
