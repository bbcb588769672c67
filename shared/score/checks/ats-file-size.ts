import { type FileCheck, graded } from '../check.ts'
import { THRESHOLDS } from '../thresholds.ts'

const check: FileCheck = {
  id: 'ats-file-size',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts }) {
    const mb = (facts.fileSize / 1_000_000).toFixed(1)
    return graded(facts.fileSize <= THRESHOLDS.fileSizeMost ? 1 : 0.3, `The file has ${mb} MB.`, () => ({
      finding: `The file has ${mb} MB.`,
      fix: `Bring the file of ${mb} MB under ${THRESHOLDS.fileSizeMost / 1_000_000} MB: leave pictures out or make them smaller.`,
      evidence: [],
    }))
  },
}
export default check
