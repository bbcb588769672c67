import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

const check: FileCheck = {
  id: 'ats-no-text-boxes',
  title: 'No text boxes',
  why: 'Many systems never see the text in a text box.',
  part: 'ats',
  place: 130,
  weight: 6, // Text in boxes is often dropped, but seldom much of it.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const n = facts.textBoxes
    return graded(n === 0 ? 1 : 0.2, t.noBoxes, () => ({
      finding: t.boxesFound(n),
      fix: t.moveOutOfBoxes(n),
      evidence: [],
    }))
  },
}
export default check
