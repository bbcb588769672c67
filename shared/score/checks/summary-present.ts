import { unusableSummary } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'

const check: CheckDefinition = {
  id: 'summary-present',
  part: 'section',
  group: 'summary',
  look: (subject) => unusableSummary(subject) ?? pass('There is a summary.'),
}
export default check
