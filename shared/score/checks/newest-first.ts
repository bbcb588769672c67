import { noPositions, undatedFix } from '../absent.ts'
import { at, type CheckDefinition, fail, gradedBy, notApplicable } from '../check.ts'
import { t } from '../dates-texts.ts'

/** Of two positions the one is named instead. */
const REVERSED = 2

const check: CheckDefinition = {
  id: 'newest-first',
  title: 'The newest position comes first',
  why: 'Readers and systems expect your current position first.',
  part: 'section',
  place: 210,
  weight: 3, // The first position is taken for the present one.
  group: 'experience',
  restsOn: ['experience', 'entries'],
  look(subject) {
    const { positions } = subject
    if (positions.length === 0) return noPositions(subject)
    // A position without dates has no place in an order.
    const undated = positions.filter((p) => p.end === null && p.main)
    const dated = positions.flatMap((p) => (p.end === null ? [] : [{ ...p, end: p.end }]))
    const late = dated.filter((p, i) => {
      const before = dated[i - 1]
      return (
        before !== undefined &&
        // A section of boards or research begins an order of its own.
        p.section === before.section &&
        // What stands beside the work tells of it once more, or of something else.
        p.main &&
        p.sound &&
        before.sound &&
        // What ran at the same time may stand in either order.
        (p.start ?? p.end) > before.end &&
        p.end > before.end
      )
    })
    if (late.length === 0 && undated.length > 0 && undated.every(({ sound }) => !sound))
      return notApplicable(t.mayBeNone)
    // Every one but the first is newer than what stands above it.
    if (late.length >= REVERSED && late.length === dated.length - 1)
      return fail(
        t.oldestFirst,
        t.reverse,
        dated.map((p) => at(subject, `${p.path}.position`, p.where)),
      )
    return gradedBy(
      [...late, ...undated],
      1 - (late.length + undated.length) / positions.length,
      t.newestFirst,
      (first) => ({
        finding: late[0] ? t.isNewer({ where: first.where }) : t.noEnd({ where: first.where }),
        fix: late[0] ? t.moveUp({ where: first.where }) : undatedFix(first.where, subject),
        evidence: [...late, ...undated].map((p) => at(subject, `${p.path}.position`, p.where)),
      }),
    )
  },
}
export default check
