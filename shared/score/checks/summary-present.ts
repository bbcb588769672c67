import { unusableSummary } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { t } from '../summary-texts.ts'

const check: CheckDefinition = {
  id: 'summary-present',
  title: 'A summary at the top',
  why: 'A short summary gets your resume read, and searches look there first.',
  part: 'section',
  place: 170,
  weight: 4, // Decides whether the rest is read.
  group: 'summary',
  restsOn: ['summary'],
  look: (subject) => unusableSummary(subject) ?? pass(t.there),
}
export default check
