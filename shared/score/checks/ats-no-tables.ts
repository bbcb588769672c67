import { type FileCheck, graded } from '../check.ts'
import { plural } from '../text/words.ts'

/** A small table, for skills or dates, is read by most systems; one around the text is not. */
const LINES_HARMLESS = 4

const check: FileCheck = {
  id: 'ats-no-tables',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts }) {
    const { tables, tableLines } = facts
    return graded(
      tables === 0 ? 1 : tableLines <= LINES_HARMLESS ? 0.7 : 0.2,
      'No text stands in a table.',
      () => ({
        finding: `${plural(tableLines, 'line')} ${tableLines === 1 ? 'stands' : 'stand'} in ${plural(tables, 'table')}.`,
        fix: `Take the text out of ${tables === 1 ? 'the table' : `the ${tables} tables`} and set it as lines, with dates behind a tab.`,
        evidence: [],
      }),
    )
  },
}
export default check
