import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { smallest } = THRESHOLDS.body

const check: FileCheck = {
  id: 'body-text-size',
  title: 'Text large enough to read',
  why: 'Text smaller than 9.5 pt is hard to read.',
  part: 'format',
  place: 60,
  weight: 8, // What cannot be read is not.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const { bodySize } = facts
    // Rounded: a font's size is often a hair under what was chosen.
    return graded(bodySize === 0 || bodySize + 0.1 >= smallest ? 1 : 0.3, t.largeEnough, () => ({
      finding: t.textIsSetIn({ points: bodySize.toFixed(1) }),
      fix: t.setTextIn({ least: smallest, points: bodySize.toFixed(1) }),
      evidence: [],
    }))
  },
}
export default check
