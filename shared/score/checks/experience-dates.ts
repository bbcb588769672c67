import { noPositions, undatedFix } from '../absent.ts'
import { at, type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { t } from '../dates-texts.ts'

const check: CheckDefinition = {
  id: 'experience-dates',
  title: 'Each position has dates',
  why: 'Systems count your experience from dates. Without dates, a position may count as no time.',
  part: 'section',
  place: 80,
  weight: 5, // Undated work counts as no time.
  group: 'experience',
  restsOn: ['experience', 'entries'],
  look(subject) {
    const { positions } = subject
    if (positions.length === 0) return noPositions(subject)
    const undated = positions.filter((p) => p.undated && p.sound)
    // Dates that a table sets apart may have gone to the entry before, which then reads unlike a position.
    const mayHoldThem = positions.some((p) => !p.undated && !p.sound)
    if (positions.some((p) => p.undated) && (undated.length === 0 || mayHoldThem))
      return notApplicable(t.mayBeNone)
    return gradedBy(undated, 1 - undated.length / positions.length, t.allDated, (first) => ({
      finding: t.undated(undated.length),
      fix: undatedFix(first.where, subject),
      evidence: undated.map((p) => at(subject, `${p.path}.position`, p.where)),
    }))
  },
}
export default check
