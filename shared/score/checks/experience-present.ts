import { noPositions } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { t } from '../sections-texts.ts'

const check: CheckDefinition = {
  id: 'experience-present',
  title: 'Work experience',
  why: 'Employers hire you for what you have done. Systems store it by title, company and dates.',
  part: 'section',
  place: 50,
  weight: 8, // What one has done is what one is hired for.
  group: 'experience',
  restsOn: ['experience'],
  look(subject) {
    const { resume, positions } = subject
    if (positions.length > 0) return pass(t.positions(positions.length))
    const ratio = resume.projects.length > 0 || resume.volunteering.length > 0 ? 0.7 : 0
    const none = noPositions(subject)
    return none.ratio === null ? none : { ...none, ratio }
  },
}
export default check
