import { unusableSummary } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { t } from '../summary-texts.ts'

const check: CheckDefinition = {
  id: 'summary-present',
  part: 'section',
  group: 'summary',
  restsOn: ['summary'],
  look: (subject) => unusableSummary(subject) ?? pass(t.there),
}
export default check
