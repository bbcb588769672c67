import { type FileCheck, graded } from '../check.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { smallest } = THRESHOLDS.body

const check: FileCheck = {
  id: 'body-text-size',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts }) {
    const { bodySize } = facts
    // Rounded: a font's size is often a hair under what was chosen.
    return graded(
      bodySize === 0 || bodySize + 0.1 >= smallest ? 1 : 0.3,
      'The text is large enough.',
      () => ({
        finding: `Most of the text is set in ${bodySize.toFixed(1)} points.`,
        fix: `Set the text in ${smallest} points at least; it is ${bodySize.toFixed(1)} now. Cut words rather than size.`,
        evidence: [],
      }),
    )
  },
}
export default check
