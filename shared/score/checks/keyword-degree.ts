import { ofKind } from '../asked.ts'
import { type CheckDefinition, graded, notApplicable } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-degree',
  part: 'keyword',
  group: 'education',
  look(subject) {
    const [asked] = ofKind(subject, ['degree'])
    if (!asked) return notApplicable('The job asks for no degree.')
    return graded(
      asked.status === 'missing' ? 0 : 1,
      `The degree asked for is there (${asked.text}).`,
      () => ({
        finding: `The job asks for a degree (${asked.text}), and none of that level was found.`,
        fix: `Write your degree out in full under “Education” (${asked.text} or higher is asked for); if you are still studying, give the expected year, and if you have none, name comparable training.`,
        evidence: [],
      }),
    )
  },
}
export default check
