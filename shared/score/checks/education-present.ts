import { noEducation } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { plural } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'education-present',
  part: 'section',
  group: 'education',
  look: ({ resume }) =>
    resume.education.length === 0
      ? noEducation()
      : pass(`${plural(resume.education.length, 'entry', 'entries')} of education found.`),
}
export default check
