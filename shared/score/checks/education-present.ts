import { noEducation } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { t } from '../sections-texts.ts'

const check: CheckDefinition = {
  id: 'education-present',
  title: 'Education',
  why: 'Most jobs ask for some education, and systems filter by it.',
  part: 'section',
  place: 140,
  weight: 4, // Most jobs ask for some.
  group: 'education',
  restsOn: ['education'],
  look: ({ resume }) =>
    resume.education.length === 0 ? noEducation() : pass(t.educationFound(resume.education.length)),
}
export default check
