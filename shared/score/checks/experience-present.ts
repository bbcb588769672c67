import { noPositions } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { plural } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'experience-present',
  part: 'section',
  group: 'experience',
  look(subject) {
    const { resume, positions } = subject
    if (positions.length > 0) return pass(`${plural(positions.length, 'position')} found.`)
    const ratio = resume.projects.length > 0 || resume.volunteering.length > 0 ? 0.7 : 0
    return { ...noPositions(subject), ratio }
  },
}
export default check
