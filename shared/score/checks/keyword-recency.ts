import type { Requirement } from '#shared/schema/job.ts'
import { yearOf } from '#shared/schema/months.ts'
import { undatedFix } from '../absent.ts'
import { inProse, ofKind, requiredSkills } from '../asked.ts'
import { type CheckDefinition, graded, notApplicable } from '../check.ts'
import { list } from '../said.ts'
import type { Subject } from '../subject.ts'

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
    const isFresh = ({ lastUsed }: Requirement) => (yearOf(lastUsed) ?? 0) >= from
    const proven = asked.filter((r) => r.status === 'proven')
    // Who holds the post today does its work today, whichever line tells of it.
    const holds = ofKind(subject, ['title']).some((r) => r.status === 'proven' && isFresh(r))
    const past = holds ? [] : proven.filter((r) => !isFresh(r))
    // Dates that are not there are asked for elsewhere.
    const old = past.filter((r) => r.lastUsed !== '')
    return graded(
      (proven.length - past.length) / asked.length,
      'Every required skill was used in the last years.',
      () => ({
        finding:
          old.length > 0
            ? `${list(old.map((r) => r.text))} ${old.length === 1 ? 'is' : 'are'} proven only by old work.`
            : proven.length === 0
              ? 'No required skill appears in your dated work.'
              : `${asked.length - proven.length} of ${asked.length} required skills ${asked.length - proven.length === 1 ? 'is' : 'are'} missing from your dated work.`,
        fix:
          old.length > 0
            ? `If you have used ${list(old.slice(0, 3).map(inProse))} since, say so in a recent position.`
            : past[0]
              ? undatedFix(whereOf(past[0], subject))
              : requiredSkills(subject).fix,
        evidence: old.flatMap((r) => (r.proof ? [{ ...r.proof, fix: '' }] : [])),
      }),
    )
  },
}
export default check

/** The position that shows it, as it is named in a sentence. */
const whereOf = ({ proof }: Requirement, { positions }: Subject): string =>
  positions.find(({ path }) => proof?.path.startsWith(`${path}.`))?.where ?? 'this work'
