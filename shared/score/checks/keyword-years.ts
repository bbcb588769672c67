import { ofKind } from '../asked.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../keyword-texts.ts'

const check: CheckDefinition = {
  id: 'keyword-years',
  title: 'Years of experience asked for',
  why: 'Years are counted from the dates on your resume.',
  part: 'keyword',
  place: 70,
  weight: 8, // A filter in most systems, bent by most people.
  group: 'experience',
  restsOn: [],
  look(subject) {
    const { job } = subject
    const [asked] = ofKind(subject, ['years'])
    const needed = job?.minYears ?? null
    if (!asked || needed === null || needed <= 0) return notApplicable(t.noYearsAsked)
    const shown = asked.years ?? subject.years
    const said = shown < 1 ? t.lessThanAYear({ needed }) : t.years(Math.floor(shown), { needed })
    // A few months short of the number is the number.
    if (asked.status === 'proven' || shown + 0.25 >= needed) return pass(said)
    return partly(Math.min(0.9, shown / needed), said, t.checkMonths({ needed }))
  },
}
export default check
