import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'

const check: FileCheck = {
  id: 'ats-file-size',
  part: 'ats',
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const mb = (facts.fileSize / 1_000_000).toFixed(1)
    return graded(facts.fileSize <= THRESHOLDS.fileSizeMost ? 1 : 0.3, t.fileHas({ mb }), () => ({
      finding: t.fileHas({ mb }),
      fix: t.bringUnder({ mb, most: THRESHOLDS.fileSizeMost / 1_000_000 }),
      evidence: [],
    }))
  },
}
export default check
