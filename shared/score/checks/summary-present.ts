import { unusableSummary } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'

const check: CheckDefinition = {
  id: 'summary-present',
  part: 'section',
  group: 'summary',
  title: 'A summary at the top',
  why: 'Two or three sentences decide whether the rest is read; they are also where search looks first.',
  look: (subject) => unusableSummary(subject) ?? pass('There is a summary.'),
}
export default check
