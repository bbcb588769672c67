import { type FileCheck, partly, pass } from '../check.ts'
import { quote } from '../text/words.ts'

const check: FileCheck = {
  id: 'ats-reading-order',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts }) {
    const { scrambled, sample } = facts.naiveOrder
    if (scrambled)
      return partly(
        0,
        'Read straight across, the page mixes lines that do not belong together.',
        `Use one column: read straight across, this page becomes “${quote(sample, 140)}”.`,
        [{ text: sample, page: 1, line: 0, path: '', fix: '' }],
      )
    return pass('Read straight across, the page keeps its order.')
  },
}
export default check
