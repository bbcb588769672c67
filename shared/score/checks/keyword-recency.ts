import type { Requirement } from '#shared/schema/job.ts'
import { yearOf } from '#shared/schema/months.ts'
import { inProse, ofKind } from '../asked.ts'
import { type CheckDefinition, graded, notApplicable } from '../check.ts'
import { t } from '../keyword-texts.ts'
import { list } from '../said.ts'

/** What was used within so many years is fresh. */
const FRESH_YEARS = 5

const check: CheckDefinition = {
  id: 'keyword-recency',
  title: 'Required skills used lately',
  why: 'Recruiters look for skills you have used recently, and check the dates.',
  part: 'keyword',
  place: 110,
  group: 'experience',
  restsOn: [],
  // Which line shows a skill is often open, and with it when.
  advice: true,
  look(subject) {
    // Which line shows a phrase of the posting that nobody knows is open.
    const guessed = subject.job?.guessed ?? []
    const asked = ofKind(subject, ['hard', 'tool'], true).filter(({ text }) => !guessed.includes(text))
    const from = Math.floor(subject.now / 12) - FRESH_YEARS
    const isFresh = ({ lastUsed }: Requirement) => (yearOf(lastUsed) ?? 0) >= from
    const dated = asked.filter((r) => r.status === 'proven' && r.lastUsed !== '')
    // What is missing is asked for elsewhere, and so are dates, without which nobody knows what is recent.
    if (dated.length === 0 || subject.positions.some((p) => p.undated)) return notApplicable(t.noneInWork)
    // Who holds the post today does its work today, whichever line tells of it.
    const holds = ofKind(subject, ['title']).some((r) => r.status === 'proven' && isFresh(r))
    const old = holds ? [] : dated.filter((r) => !isFresh(r))
    return graded((dated.length - old.length) / dated.length, t.allRecent, () => ({
      finding: t.old(old.length, { names: list(old.map((r) => r.text)) }),
      fix: t.sayRecent({ names: list(old.slice(0, 3).map(inProse)) }),
      evidence: old.flatMap((r) => (r.proof ? [{ ...r.proof, fix: '' }] : [])),
    }))
  },
}
export default check
