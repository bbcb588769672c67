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
        'Cut your education to degree, school and year: your work speaks for you now.',
      )
    const fresh = years < 1 && resume.experience.length < 2
    const said = lines > 0 || resume.awards.length > 0 || resume.education.some((e) => e.gpa !== '')
    if (fresh && !said)
      return partly(
        0.5,
        'Your education is only named.',
        'Add honours, a thesis or the courses that fit the job to your education: they stand for the work you have not had time to do.',
      )
    return pass('Your education has a fitting length.')
  },
}
export default check
