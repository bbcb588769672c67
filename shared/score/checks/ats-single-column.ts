import { type FileCheck, partly, pass } from '../check.ts'
import { t } from '../file-texts.ts'

const check: FileCheck = {
  id: 'ats-single-column',
  title: 'One column',
  why: 'One column is the only layout that every system reads the same way.',
  part: 'ats',
  place: 140,
  weight: 5, // A risk even where our own reading found the order.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const { columns, naiveOrder } = facts
    if (columns <= 1) return pass(t.oneColumn)
    // Dates beside entries, or a list in columns: what reads the same straight across loses nothing.
    return naiveOrder.scrambled
      ? partly(0.3, t.columns({ count: columns }), t.setInOneColumn)
      : pass(t.orderIsKept)
  },
}
export default check
