import { type FileCheck, partly, pass } from '../check.ts'
import { t } from '../file-texts.ts'

const check: FileCheck = {
  id: 'ats-single-column',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts }) {
    const { columns } = facts
    return columns <= 1 ? pass(t.oneColumn) : partly(0.3, t.columns({ count: columns }), t.setInOneColumn)
  },
}
export default check
