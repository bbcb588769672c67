import { noEducation } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { t } from '../sections-texts.ts'

const check: CheckDefinition = {
  id: 'education-present',
  part: 'section',
  group: 'education',
  restsOn: ['education'],
  look: ({ resume }) =>
    resume.education.length === 0 ? noEducation() : pass(t.educationFound(resume.education.length)),
}
export default check
