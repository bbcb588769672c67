import { yearOf } from '#shared/schema/months.ts'
import { inProse, ofKind, requiredSkills } from '../asked.ts'
import { type CheckDefinition, graded, notApplicable } from '../check.ts'
import { list } from '../text/words.ts'

/** What was used within so many years is fresh. */
const FRESH_YEARS = 5

const check: CheckDefinition = {
  id: 'keyword-recency',
  part: 'keyword',
  group: 'experience',
  look(subject) {
    const asked = ofKind(subject, ['hard', 'tool'], true)
    if (asked.length === 0) return notApplicable(requiredSkills(subject).finding)
    const from = Math.floor(subject.now / 12) - FRESH_YEARS
    const proven = asked.filter((r) => r.status === 'proven')
    const old = proven.filter((r) => (yearOf(r.lastUsed) ?? 0) < from)
    return graded(
      (proven.length - old.length) / asked.length,
      'Every required skill was used in the last years.',
      () => ({
        finding:
          old.length > 0
            ? `${list(old.map((r) => r.text))} ${old.length === 1 ? 'is' : 'are'} proven only by old work, or by work without dates.`
            : proven.length === 0
              ? 'No required skill appears in your dated work.'
              : `${asked.length - proven.length} of ${asked.length} required skills ${asked.length - proven.length === 1 ? 'is' : 'are'} missing from your dated work.`,
        fix:
          old.length > 0
            ? `If you have used ${list(old.slice(0, 3).map(inProse))} since, say so in a recent position.`
            : requiredSkills(subject).fix,
        evidence: old.flatMap((r) => (r.proof ? [{ ...r.proof, fix: '' }] : [])),
      }),
    )
  },
}
export default check
