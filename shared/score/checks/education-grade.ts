import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../sections-texts.ts'
import { isFreshFromStudy, monthsSinceStudy } from '../study.ts'

const OF = /^\D*(\d+(?:[.,]\d+)?)\s*(?:\/|out of|of)\s*(\d+(?:[.,]\d+)?)/i

const figure = (printed: string): number => Number(printed.replace(',', '.'))

const check: CheckDefinition = {
  id: 'education-grade',
  part: 'section',
  group: 'education',
  advice: true,
  look(subject) {
    const graded = subject.resume.education.findIndex((e) => e.gpa !== '')
    const gpa = subject.resume.education[graded]?.gpa
    if (gpa === undefined) return notApplicable(t.noGrade)
    const [, grade, best] = OF.exec(gpa) ?? []
    const evidence = [at(subject, `education.${graded}.gpa`, gpa)]
    const share = grade && best ? figure(grade) / figure(best) : null
    if (share !== null && share < 0.8)
      return partly(0.5, t.lowGrade({ grade: gpa }), t.leaveLowGradeOut({ grade: gpa }), evidence)
    // Work beside the study is no work since.
    if (subject.years >= 5 && monthsSinceStudy(subject) >= 60 && !isFreshFromStudy(subject))
      return partly(0.5, t.oldGrade, t.leaveOldGradeOut({ grade: gpa }), evidence)
    return pass(t.gradeHelps)
  },
}
export default check
