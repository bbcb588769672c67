import { type FileCheck, partly, pass } from '../check.ts'
import { t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

const check: FileCheck = {
  id: 'ats-reading-order',
  title: 'The lines read in one order',
  why: 'Many systems read straight across the page, which mixes a sidebar into the text beside it.',
  part: 'ats',
  place: 50,
  weight: 11, // Mixed lines lose whole positions.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const { scrambled, sample } = facts.naiveOrder
    if (scrambled)
      return partly(0, t.orderIsMixed, t.oneColumnInstead({ text: quote(sample, 140) }), [
        { text: sample, page: 1, line: 0, path: '', fix: '' },
      ])
    return pass(t.orderIsKept)
  },
}
export default check
