import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-certificates',
  part: 'keyword',
  group: 'education',
  title: 'Certificates and licences',
  why: 'A licence the law asks for is a yes or a no, and the first thing that is filtered by.',
  look(subject) {
    // A certificate is proven by being named: no bullet can prove it better.
    const asked = ofKind(subject, ['certificate']).map((r) => ({
      ...r,
      status: r.status === 'listed' ? ('proven' as const) : r.status,
    }))
    const outcome = answered(subject, asked, 'certificates asked for')
    return outcome.fix === ''
      ? outcome
      : {
          ...outcome,
          fix: outcome.fix
            .replace('have worked with', 'hold')
            .replace(/name (it|them) in .*/, 'name $1 under “Certifications”, with number and date.'),
        }
  },
}
export default check
