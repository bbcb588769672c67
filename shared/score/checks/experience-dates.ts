import { noPositions, undatedFix } from '../absent.ts'
import { at, type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { t } from '../dates-texts.ts'

const check: CheckDefinition = {
  id: 'experience-dates',
  part: 'section',
  group: 'experience',
  restsOn: ['experience', 'entries'],
  look(subject) {
    const { positions } = subject
    if (positions.length === 0) return noPositions(subject)
    const undated = positions.filter((p) => p.undated && p.sound)
    if (undated.length === 0 && positions.some((p) => p.undated)) return notApplicable(t.mayBeNone)
    return gradedBy(undated, 1 - undated.length / positions.length, t.allDated, (first) => ({
      finding: t.undated(undated.length),
      fix: undatedFix(first.where),
      evidence: undated.map((p) => at(subject, `${p.path}.position`, p.where)),
    }))
  },
}
export default check
