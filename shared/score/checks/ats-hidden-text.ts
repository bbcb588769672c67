import { type CheckDefinition, graded, spotted } from '../check.ts'
import { quote, runs } from '../text/words.ts'

/** A page number or a template’s copyright notice wins nobody anything; what goes on behind one may. */
const NOTICE = /^\s*(?:©|\(c\)|copyright\b)/i
const NOTICE_WORDS = 8
const PAGE_NUMBER = /^(?:page )?\d{1,3}(?:(?: of |\/)\d{1,3})?$/i
const isIdle = (text: string): boolean =>
  (NOTICE.test(text) && runs(text).length <= NOTICE_WORDS) || PAGE_NUMBER.test(text.trim())

const check: CheckDefinition = {
  id: 'ats-hidden-text',
  part: 'ats',
  group: 'format',
  title: 'No hidden text',
  why: 'White or tiny text is shown to the reader by every system, and ends the application.',
  file: true,
  look({ facts }) {
    const hidden = facts!.hiddenText.filter(({ text }) => !isIdle(text))
    return graded(hidden.length === 0 ? 1 : 0, 'Nothing is hidden on the page.', () => ({
      finding: `“${quote(hidden[0]!.text, 60)}” cannot be seen on the page (${hidden[0]!.reason}).`,
      fix: `Remove “${quote(hidden[0]!.text, 60)}”: people do not see it, machines do, and it is taken for a trick.`,
      evidence: hidden.map((s) => spotted(s)),
      limit: limitBy(hidden),
    }))
  },
}
export default check

/** A stray letter may be an accident; a paragraph is not. */
function limitBy(hidden: readonly { text: string }[]): number {
  const words = hidden.reduce((sum, { text }) => sum + runs(text).length, 0)
  return words < 3 ? 70 : Math.max(25, 60 - words)
}
