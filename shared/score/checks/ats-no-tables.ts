import { type FileCheck, graded } from '../check.ts'
import { t } from '../file-texts.ts'

/** A small table, for skills or dates, is read by most systems; one around the text is not. */
const LINES_HARMLESS = 4

const check: FileCheck = {
  id: 'ats-no-tables',
  title: 'No text in tables',
  why: 'Tables are read row by row, which can mix up what you put in columns.',
  part: 'ats',
  place: 120,
  weight: 6, // Most systems read small tables, few read pages made of one.
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
