import { datedEducation, noEducation, yearlessFix } from '../absent.ts'
import { at, type CheckDefinition, gradedBy } from '../check.ts'
import { t } from '../sections-texts.ts'

const check: CheckDefinition = {
  id: 'education-year',
  title: 'Each degree has its year',
  why: 'A degree without a year may look unfinished.',
  part: 'section',
  place: 260,
  weight: 2, // A degree without a year looks unfinished.
  group: 'education',
  restsOn: ['education'],
  look(subject) {
    const { education } = subject.resume
    if (education.length === 0) return noEducation()
    const bare = datedEducation(subject.resume).filter(
      ({ e }) => !e.graduationYear && !e.endDate && !e.startDate,
    )
    return gradedBy(bare, 1 - bare.length / education.length, t.allHaveYears, (first) => {
      const name = first.e.degree || first.e.institution
      return {
        finding: name ? t.noYear({ name }) : t.oneWithoutYear,
        fix: yearlessFix(name),
        evidence: bare.map((b) => at(subject, `education.${b.i}.degree`, b.e.degree || b.e.institution)),
      }
    })
  },
}
export default check
