import { type FileCheck, partly, pass } from '../check.ts'

const check: FileCheck = {
  id: 'ats-single-column',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts }) {
    const { columns } = facts
    return columns <= 1
      ? pass('The page has one column.')
      : partly(
          0.3,
          `The page has ${columns} columns.`,
          `Set the page in one column: put what stands in the side column under its own heading below.`,
        )
  },
}
export default check
