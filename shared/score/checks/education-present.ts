import { type CheckDefinition, fail, pass } from '../check.ts'
import { plural } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'education-present',
  part: 'section',
  group: 'education',
  title: 'Education',
  why: 'Most job descriptions ask for some education, and systems filter by it.',
  look: ({ resume }) =>
    resume.education.length === 0
      ? fail(
          'No education was found.',
          'Add a section “Education” with degree, field, school and year; training and courses count.',
        )
      : pass(`${plural(resume.education.length, 'entry', 'entries')} of education found.`),
}
export default check
