import { type CheckDefinition, evidenceOf, graded, notApplicable } from '../check.ts'
import { plural, quote } from '../text/words.ts'

const LIMIT = { most: 70, least: 25 } as const

const check: CheckDefinition = {
  id: 'keyword-copied',
  part: 'keyword',
  group: 'experience',
  look(subject) {
    if (subject.requirements.length === 0) return notApplicable('There is no job to match.')
    const { statements, share } = subject.copied
    return graded(statements.length === 0 ? 1 : 0, 'Your lines are your own.', () => {
      const [first] = statements
      return {
        finding: `${plural(statements.length, 'line')} copied or reworded from the job posting.`,
        fix: `Rewrite “${quote(first?.text ?? '', 80)}” as something you did, with its result.`,
        evidence: statements.map((s) => evidenceOf(subject, s)),
        limit: Math.round(LIMIT.most - (LIMIT.most - LIMIT.least) * share),
      }
    })
  },
}
export default check
