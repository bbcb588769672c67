import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named, notApplicable } from '../check.ts'
import { measures } from '../text/quantities.ts'
import { share } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { knowsCountsOf } from '../words/count-words.ts'

const check: CheckDefinition = {
  id: 'quantified-results',
  part: 'section',
  group: 'experience',
  look(subject) {
    const { statements } = subject
    const { language } = subject.resume
    if (statements.length === 0) return noStatements(subject)
    const deeds = statements.filter(({ text }) => !HONOUR.test(text) || measures(text, language))
    const all = deeds.length > 0 ? deeds : statements
    if (!knowsCountsOf(language)) return notApplicable('Numbers written out in this language are not known.')
    const bare = all.filter((s) => !measures(s.text, language))
    const measured = all.length - bare.length
    return gradedBy(
      bare,
      measured / all.length / THRESHOLDS.quantified,
      `${share(measured, all.length, 'bullet')} ${measured === 1 ? 'carries' : 'carry'} a number that measures something.`,
      (first) => ({
        // The newest position is read first and longest.
        finding: `${share(bare.length, all.length, 'bullet')} ${bare.length === 1 ? 'has' : 'have'} no number.`,
        fix: `Say how much, how many or how fast in ${named(first)}: people served, time saved, money, volume or a rate before and after.`,
        evidence: bare.map((s) => evidenceOf(subject, s)),
      }),
    )
  },
}
export default check

/** A prize that was won is a result, and no number makes it a better one; 'the end of the month' is none. */
const HONOUR =
  /^(?:won|awarded|received|earned|named|nominated)(?!\p{L}).{0,80}(?<!\p{L})(?:prize|award|medal|scholarship|fellowship|(?!(?:end|start|beginning|middle|close|rest|course|half|part|days?|time)(?!\p{L}))\p{L}+ of the (?:month|quarter|season|year))(?!\p{L})/iu
