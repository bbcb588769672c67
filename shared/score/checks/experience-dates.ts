import { noPositions, undatedFix } from '../absent.ts'
import { at, type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { UNSOUND } from '../sound.ts'

const check: CheckDefinition = {
  id: 'experience-dates',
  part: 'section',
  group: 'experience',
  look(subject) {
    const { positions } = subject
    if (positions.length === 0) return noPositions(subject)
    const undated = positions.filter((p) => p.undated && p.sound)
    if (undated.length === 0 && positions.some((p) => p.undated)) return notApplicable(UNSOUND)
    return gradedBy(undated, 1 - undated.length / positions.length, 'Every position has dates.', (first) => ({
      finding: `${undated.length === 1 ? 'One position has' : `${undated.length} positions have`} no dates that can be read.`,
      fix: undatedFix(first.where),
      evidence: undated.map((p) => at(subject, `${p.path}.position`, p.where)),
    }))
  },
}
export default check
