import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named, notApplicable } from '../check.ts'
import { bulletsOf } from '../said.ts'
import { deedsIn } from '../subject.ts'
import { HONOUR, measures } from '../text/quantities.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { knowsCountsOf } from '../words/count-words.ts'
import { t } from '../writing-texts.ts'

const check: CheckDefinition = {
  id: 'quantified-results',
  title: 'Results are measured',
  why: 'Numbers show results at a glance, and readers remember them.',
  part: 'section',
  place: 40,
  // The strongest difference between resumes that are answered and those that are not.
  weight: 6,
  group: 'experience',
  restsOn: ['experience', 'bullets'],
  look(subject) {
    const { statements } = subject
    const { language } = subject.resume
    if (statements.length === 0) return noStatements(subject)
    const results = statements.filter(({ text }) => !HONOUR.test(text) || measures(text, language))
    const all = results.length > 0 ? results : statements
    if (!knowsCountsOf(language)) return notApplicable(t.numbersUnknown)
    const bare = all.filter((s) => !measures(s.text, language))
    const measured = all.length - bare.length
    const deeds = deedsIn(bare, subject, (s) => s)
    return gradedBy(
      deeds,
      measured / all.length / THRESHOLDS.quantified,
      t.measured(measured, { bullets: bulletsOf(measured, all, subject) }),
      (first) => ({
        // The newest position is read first and longest.
        finding: t.noNumber(deeds.length, {
          bullets: bulletsOf(deeds.length, deeds.length < bare.length ? deeds : all, subject),
        }),
        fix: t.sayHowMuch({ bullet: named(first) }),
        evidence: deeds.map((s) => evidenceOf(subject, s)),
      }),
    )
  },
}
export default check
