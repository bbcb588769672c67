import type { Requirement } from '#shared/schema/job.ts'
import { yearOf } from '#shared/schema/months.ts'
import { undatedFix } from '../absent.ts'
import { inProse, ofKind, requiredSkills } from '../asked.ts'
import { type CheckDefinition, graded, notApplicable } from '../check.ts'
import { t } from '../keyword-texts.ts'
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
    return graded((proven.length - past.length) / asked.length, t.allRecent, () => ({
      finding:
        old.length > 0
          ? t.old(old.length, { names: list(old.map((r) => r.text)) })
          : proven.length === 0
            ? t.noneInWork
            : t.notInWork(asked.length - proven.length, { all: asked.length }),
      fix:
        old.length > 0
          ? t.sayRecent({ names: list(old.slice(0, 3).map(inProse)) })
          : past[0]
            ? undatedFix(whereOf(past[0], subject))
            : requiredSkills(subject).fix,
      evidence: old.flatMap((r) => (r.proof ? [{ ...r.proof, fix: '' }] : [])),
    }))
  },
}
export default check

/** The position that shows it, as it is named in a sentence. */
const whereOf = ({ proof }: Requirement, { positions }: Subject): string =>
  positions.find(({ path }) => proof?.path.startsWith(`${path}.`))?.where ?? t.thisWork
