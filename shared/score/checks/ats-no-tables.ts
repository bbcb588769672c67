import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

/** A small table, for skills or dates, is read by most systems; one around the text is not. */
const LINES_HARMLESS = 4

const check: FileCheck = {
  id: 'ats-no-tables',
  part: 'ats',
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const { tables, tableLines } = facts
    return graded(tableLines === 0 ? 1 : tableLines <= LINES_HARMLESS ? 0.7 : 0.2, t.noTables, () => ({
      finding: t.linesInTables(tableLines, { tables: t.tables(tables) }),
      fix: t.takeOutOfTables(tables),
      evidence: [],
    }))
  },
}
export default check
