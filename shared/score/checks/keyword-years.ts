import { ofKind } from '../asked.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-years',
  part: 'keyword',
  group: 'experience',
  look(subject) {
    const { job } = subject
    const [asked] = ofKind(subject, ['years'])
    const needed = job?.minYears ?? null
    if (!asked || needed === null || needed <= 0) return notApplicable('The job asks for no number of years.')
    const shown = asked.years ?? subject.years
    const said = `Your dates show ${shown < 1 ? 'less than a year' : `${Math.floor(shown)} ${Math.floor(shown) === 1 ? 'year' : 'years'}`}`
    // A few months short of the number is the number.
    if (asked.status === 'proven' || shown + 0.25 >= needed)
      return pass(`${said}, and ${needed} are asked for.`)
    return partly(
      Math.min(0.9, shown / needed),
      `${said}, and ${needed} are asked for.`,
      `Check that every position has its first and last month, and add earlier work, internships and freelance work: ${needed} years are asked for.`,
    )
  },
}
export default check
