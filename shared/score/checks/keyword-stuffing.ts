import type { DocumentFacts } from '#shared/schema/document.ts'
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
      return fail('Too many keywords: listed skills don’t count until you fix this.', heapSaid(heap).fix)
    if (requirements.some(({ text }) => isHidden(text, facts)))
      return fail('Some keywords cannot be seen on the page.', 'Remove the hidden text: it does not count.')
    if (requirements.every((r) => r.status === 'missing' && !r.unjudged))
      return fail(
        'None of what the job asks is in your resume.',
        requiredSkills(subject).fix ||
          'Name the skills you have in the bullets about the work you used them in.',
      )
    return pass('Your keywords are backed by your work.')
  },
}
export default check

/** White letters may be anything; only a demand of the job among them is there to be counted. */
const isHidden = (name: string, facts: DocumentFacts | null): boolean =>
  facts?.hiddenText.some(({ text }) => text.toLowerCase().includes(name.toLowerCase())) ?? false
