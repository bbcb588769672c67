import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../sections-texts.ts'
import { monthsSinceStudy } from '../study.ts'
import type { Subject } from '../subject.ts'

const OF = /^\D*(\d+(?:[.,]\d+)?)\s*(?:\/|out of|of)\s*(\d+(?:[.,]\d+)?)/i

const figure = (printed: string): number => Number(printed.replace(',', '.'))

const check: CheckDefinition = {
  id: 'education-grade',
  title: 'A grade only where it helps',
  why: 'A good grade helps in your first years. A middling one only raises questions.',
  part: 'section',
  place: 500,
  group: 'education',
  restsOn: ['education'],
  advice: true,
  look(subject) {
    const graded = subject.resume.education.findIndex((e) => e.gpa !== '')
    const gpa = subject.resume.education[graded]?.gpa
    if (gpa === undefined) return notApplicable(t.noGrade)
    const [, grade, best] = OF.exec(gpa) ?? []
    const evidence = [at(subject, `education.${graded}.gpa`, gpa)]
    if (isOtherScale(subject, graded)) return pass(t.gradeHelps)
    const isLow = grade && best && figure(best) === POINTS && figure(grade) / POINTS < 0.8
    if (isLow) return partly(0.5, t.lowGrade({ grade: gpa }), t.leaveLowGradeOut({ grade: gpa }), evidence)
    if (subject.years >= 5 && monthsSinceStudy(subject) >= 60 && hasWorkedSince(subject))
      return partly(0.5, t.oldGrade, t.leaveOldGradeOut({ grade: gpa }), evidence)
    return pass(t.gradeHelps)
  },
}
export default check

/** Work beside the study is no work since. */
function hasWorkedSince(subject: Subject): boolean {
  const studied = subject.now - monthsSinceStudy(subject)
  return subject.positions.some(({ start }) => start !== null && start > studied - YEAR)
}
/** Where only the year is printed, work may begin before its end. */
const YEAR = 12

/** Of 100 or of 10, of 20 or of 30, a middling grade is a good one in many countries; a point average is out of four. */
const POINTS = 4

/** “GPA 2.3/4.0 (Example Grading Scale)”, “2,3/4”, or another country: what is best there nobody here knows. */
function isOtherScale({ resume: { education, sections } }: Subject, at: number): boolean {
  const { gpa = '', location = '' } = education[at] ?? {}
  const [printed = gpa] = OF.exec(gpa) ?? []
  return (
    /\d,\d/.test(printed) ||
    (/,/.test(location) && !HOME.test(location)) ||
    [
      gpa,
      ...sections.flatMap(({ kind, lines }) => (kind === 'education' ? lines.map((l) => l.text) : [])),
    ].some((text) => SCALE.test(text.split(printed)[1] ?? ''))
  )
}
const HOME = /,\s?(?:[A-Z]{2}(?:\s\d{5})?|U\.?S\.?A?\.?|United States.{0,12})$/
const SCALE = /^[^;\t|]{0,40}(?:scale|system|skala|escala|échelle|scala|schaal)/iu
