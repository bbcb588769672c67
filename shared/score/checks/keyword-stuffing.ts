import { requiredSkills } from '../asked.ts'
import { type CheckDefinition, fail, notApplicable, pass } from '../check.ts'
import { t } from '../keyword-texts.ts'
import { heapSaid } from '../stuffing.ts'

const check: CheckDefinition = {
  id: 'keyword-stuffing',
  part: 'keyword',
  group: 'skills',
  look(subject) {
    const { requirements, heap, facts } = subject
    if (requirements.length === 0) return notApplicable(t.noJob)
    if (heap) return fail(t.tooMany, heapSaid(heap).fix)
    if (facts && facts.hiddenText.length > 0) return fail(t.hidden, t.removeHidden)
    if (requirements.every((r) => r.status === 'missing' && !r.unjudged))
      return fail(t.nothingAnswered, requiredSkills(subject).fix || t.nameSkills)
    return pass(t.backed)
  },
}
export default check
