import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'
import { t } from '../keyword-texts.ts'

const check: CheckDefinition = {
  id: 'keyword-certificates',
  part: 'keyword',
  group: 'education',
  restsOn: [],
  look(subject) {
    // A certificate is proven by being named: no bullet can prove it better.
    const asked = ofKind(subject, ['certificate']).map((r) => ({
      ...r,
      status: r.status === 'listed' ? ('proven' as const) : r.status,
    }))
    return answered(subject, asked, 'certificates', t.addCertificates)
  },
}
export default check
