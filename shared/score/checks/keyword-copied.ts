import { type CheckDefinition, evidenceOf, graded, notApplicable } from '../check.ts'
import { t } from '../keyword-texts.ts'
import { quote } from '../text/quote.ts'

const LIMIT = { most: 70, least: 25 } as const

const check: CheckDefinition = {
  id: 'keyword-copied',
  title: 'Lines copied from the job posting',
  why: 'Recruiters know their own posting. A copied line proves nothing.',
  part: 'keyword',
  place: 100,
  weight: 6, // Limits the whole score as well.
  group: 'experience',
  restsOn: [],
  look(subject) {
    if (subject.requirements.length === 0) return notApplicable(t.noJob)
    const { statements, share } = subject.copied
    return graded(statements.length === 0 ? 1 : 0, t.ownLines, () => {
      const [first] = statements
      return {
        finding: t.copied(statements.length),
        fix: t.rewrite({ text: quote(first?.text ?? '', 80) }),
        evidence: statements.map((s) => evidenceOf(subject, s)),
        limit: Math.round(LIMIT.most - (LIMIT.most - LIMIT.least) * share),
      }
    })
  },
}
export default check
