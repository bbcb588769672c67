import { noPositions } from '../absent.ts'
import { type CheckDefinition, partly, pass } from '../check.ts'
import { plural } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'experience-present',
  part: 'section',
  group: 'experience',
  title: 'Work experience',
  why: 'What you have done is what you are hired for; systems file it by position, company and dates.',
  look({ resume, positions }) {
    if (positions.length > 0) return pass(`${plural(positions.length, 'position')} found.`)
    if (resume.projects.length > 0 || resume.volunteering.length > 0)
      return partly(
        0.7,
        'There is no work experience, but there are projects.',
        'Add any paid or unpaid work under “Experience”: internships, student jobs and voluntary posts count.',
      )
    return noPositions()
  },
}
export default check
