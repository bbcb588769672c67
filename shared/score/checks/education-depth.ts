import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { isLeftOver } from '../doubts.ts'
import { t } from '../sections-texts.ts'
import { isFreshFromStudy } from '../study.ts'

const check: CheckDefinition = {
  id: 'education-depth',
  title: 'The right amount about your education',
  why: 'For graduates, courses and honors count as experience. Ten years later they take up space.',
  part: 'section',
  place: 490,
  group: 'education',
  restsOn: ['education', 'experience'],
  advice: true,
  look(subject) {
    const { resume, years, academic } = subject
    if (resume.education.length === 0) return notApplicable(t.noEducationToLookAt)
    const lines = resume.education.reduce((n, e) => n + e.bullets.length, 0)
    if (years >= 8 && lines > 4 && !academic && !isFreshFromStudy(subject))
      return partly(0.5, t.longEducation(Math.floor(years), { lines }), t.cutEducation)
    const fresh = years < 1 && resume.experience.length < 2
    const said =
      lines > 0 ||
      resume.awards.length > 0 ||
      resume.education.some((e) => e.gpa !== '') ||
      isLeftOver(resume, 'education')
    if (fresh && !said) return partly(0.5, t.bareEducation, t.extendEducation)
    return pass(t.educationFits)
  },
}
export default check
