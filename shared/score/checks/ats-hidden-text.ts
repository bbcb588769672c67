import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { quote, runs } from '../text/words.ts'

/** A page number or a template’s copyright notice wins nobody anything; what goes on behind one may. */
const NOTICE = /^\s*(?:©|\(c\)|copyright\b)/i
const NOTICE_WORDS = 8
const PAGE_NUMBER = /^(?:page )?\d{1,3}(?:(?: of |\/)\d{1,3})?$/i
/** What goes on behind a notice with skills is no notice. */
const namesSkills = (text: string): boolean => {
  const { skills } = lexicon()
  return scan(text, lexicon()).hits.some(({ skill }) => skills[skill]?.kind === 'tool')
}

const isIdle = (text: string): boolean =>
  (NOTICE.test(text) && (runs(text).length <= NOTICE_WORDS || !namesSkills(text))) ||
  PAGE_NUMBER.test(text.trim())

/** A single word under a shape or beside what is shown is left over from drawing, not hidden. */
const isLeftOver = ({ text, reason }: { text: string; reason: string }): boolean =>
  runs(text).length < (reason === 'covered' || reason === 'cut off' ? 2 : 1)

const plainly = (text: string): string => runs(text).join(' ')

/** What stands on the page in full as well was drawn in two layers. */
const isDrawnTwice = ({ text, reason }: { text: string; reason: string }, seen: string): boolean =>
  (reason === 'covered' || reason === 'cut off' || runs(text).length < 2) &&
  ` ${seen} `.includes(` ${plainly(text)} `)

const check: FileCheck = {
  id: 'ats-hidden-text',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts, resume }) {
    const seen = plainly(
      [...resume.head, ...resume.sections.flatMap((s) => [{ text: s.heading }, ...s.lines])]
        .map(({ text }) => text)
        .join(' '),
    )
    const hidden = facts.hiddenText.filter(
      (spot) => !isIdle(spot.text) && !isLeftOver(spot) && !isDrawnTwice(spot, seen),
    )
    return gradedBy(hidden, 0, 'Nothing is hidden on the page.', (first) => ({
      finding: `“${quote(first.text, 60)}” cannot be seen on the page (${first.reason}).`,
      fix: `Remove “${quote(first.text, 60)}”: people do not see it, machines do, and it is taken for a trick.`,
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
