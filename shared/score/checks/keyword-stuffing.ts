import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Requirement, RequirementKind } from '#shared/schema/job.ts'
import { requiredSkills } from '../asked.ts'
import { type CheckDefinition, fail, notApplicable, pass } from '../check.ts'
import { t } from '../keyword-texts.ts'
import { heapSaid } from '../stuffing.ts'

const check: CheckDefinition = {
  id: 'keyword-stuffing',
  title: 'Keywords backed by your work',
  why: 'Listing everything, or hiding words, makes a reader doubt the skills you have.',
  part: 'keyword',
  place: 90,
  weight: 6, // Takes back what a heap of words would win.
  group: 'skills',
  restsOn: [],
  look(subject) {
    const { requirements, heap, facts } = subject
    if (requirements.length === 0) return notApplicable(t.noJob)
    if (heap) return fail(t.tooMany, heapSaid(heap).fix)
    if (requirements.some(({ text }) => isHidden(text, facts))) return fail(t.hidden, t.removeHidden)
    // Where the posting was read as a title and no more, nothing of what it asks is known.
    if (requirements.some(isNamed) && requirements.every((r) => r.status === 'missing' && !r.unjudged))
      return fail(t.nothingAnswered, requiredSkills(subject).fix || t.nameSkills)
    return pass(t.backed)
  },
}
export default check

const ABOUT = new Set<RequirementKind>(['title', 'location', 'years', 'degree'])
const isNamed = ({ kind }: Requirement): boolean => !ABOUT.has(kind)

/** White letters may be anything; only a demand of the job among them is there to be counted. */
const isHidden = (name: string, facts: DocumentFacts | null): boolean =>
  facts?.hiddenText.some(({ text }) => text.toLowerCase().includes(name.toLowerCase())) ?? false
