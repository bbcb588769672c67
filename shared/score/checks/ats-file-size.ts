import { MEGABYTE } from '#shared/schema/limits.ts'
import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'

const check: FileCheck = {
  id: 'ats-file-size',
  title: 'A file small enough to upload',
  why: 'Many application forms refuse large files.',
  part: 'ats',
  place: 180,
  weight: 2, // Refused by some forms only.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const mb = (facts.fileSize / MEGABYTE).toFixed(1)
    return graded(facts.fileSize <= THRESHOLDS.fileSizeMost ? 1 : 0.3, t.fileHas({ mb }), () => ({
      finding: t.fileHas({ mb }),
      fix: t.bringUnder({ mb, most: THRESHOLDS.fileSizeMost / MEGABYTE }),
      evidence: [],
    }))
  },
}
export default check
