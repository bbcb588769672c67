import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-certificates',
  part: 'keyword',
  group: 'education',
  look(subject) {
    // A certificate is proven by being named: no bullet can prove it better.
    const asked = ofKind(subject, ['certificate']).map((r) => ({
      ...r,
      status: r.status === 'listed' ? ('proven' as const) : r.status,
    }))
    return answered(
      subject,
      asked,
      'certificates asked for',
      (names, one) =>
        `Add ${names} under “Certifications”, with number and date, if you hold ${one ? 'it' : 'them'}.`,
    )
  },
}
export default check
