import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { isFreshFromStudy } from '../study.ts'

const check: CheckDefinition = {
  id: 'education-depth',
  part: 'section',
  group: 'education',
  advice: true,
  look(subject) {
    const { resume, years, academic } = subject
    if (resume.education.length === 0) return notApplicable('There is no education to look at.')
    const lines = resume.education.reduce((n, e) => n + e.bullets.length, 0)
    if (years >= 8 && lines > 4 && !academic && !isFreshFromStudy(subject))
      return partly(
        0.5,
        `Your education takes ${lines} lines beside ${Math.floor(years)} years of work.`,
        'Cut your education to degree, school and year: your work matters more now.',
      )
    const fresh = years < 1 && resume.experience.length < 2
    const said = lines > 0 || resume.awards.length > 0 || resume.education.some((e) => e.gpa !== '')
    if (fresh && !said)
      return partly(
        0.5,
        'Your education is only named.',
        'Add honors, a thesis or relevant courses to your education: they count as experience at the start of a career.',
      )
    return pass('Your education has the right length.')
  },
}
export default check
