import { type FileCheck, partly, pass } from '../check.ts'
import { parts, t } from '../file-texts.ts'
import { list } from '../said.ts'

/** So many are named, the others counted. */
const NAMED = 2

const check: FileCheck = {
  id: 'may-be-misread',
  part: 'ats',
  group: 'format',
  advice: true,
  file: true,
  look({ doubts }) {
    if (doubts.length === 0) return pass(t.understood)
    return partly(
      0.5,
      t.maybeMisread({
        parts: list(
          doubts.map(({ part }) => parts[part]),
          NAMED,
        ),
      }),
      t.correctReading,
      doubts.flatMap(({ lines }) =>
        lines.map(({ text, page, line }) => ({ text, page, line, path: '', fix: '' })),
      ),
    )
  },
}
export default check
