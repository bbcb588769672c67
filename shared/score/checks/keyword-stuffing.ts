import { requiredSkills } from '../asked.ts'
import { type CheckDefinition, fail, notApplicable, pass } from '../check.ts'
import { heapSaid } from '../stuffing.ts'

const check: CheckDefinition = {
  id: 'keyword-stuffing',
  part: 'keyword',
  group: 'skills',
  look(subject) {
    const { requirements, heap, facts } = subject
    if (requirements.length === 0) return notApplicable('There is no job to match.')
    if (heap)
      return fail(
        'Keywords are heaped up: until that is mended, listed skills count for nothing.',
        heapSaid(heap).fix,
      )
    if (facts && facts.hiddenText.length > 0)
      return fail(
        'Some keywords cannot be seen on the page.',
        'Remove the text that cannot be seen: it counts for nothing here.',
      )
    if (requirements.every((r) => r.status === 'missing' && !r.unjudged))
      return fail(
        'None of what the job asks is in your resume.',
        requiredSkills(subject).fix ||
          'Begin with what you have of it: name it in the bullet of the work you used it in.',
      )
    return pass('Your keywords stand where they belong.')
  },
}
export default check
