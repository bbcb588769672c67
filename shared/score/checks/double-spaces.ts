import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { plural, quote } from '../text/words.ts'

const check: FileCheck = {
  id: 'double-spaces',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const spots = facts.doubleSpaces
    return gradedBy(spots, Math.max(0.2, 1 - spots.length / 4), 'There are no double spaces.', (first) => ({
      finding: `${plural(spots.length, 'line with double spaces', 'lines with double spaces')}: “${quote(first.text, 60)}”.`,
      fix: `Put a single space where two stand in “${quote(first.text, 60)}”.`,
      evidence: spots.map((s) => spotted(s)),
    }))
  },
}
export default check
