import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'
import { t } from '../keyword-texts.ts'

const check: CheckDefinition = {
  id: 'keyword-languages',
  part: 'keyword',
  group: 'skills',
  restsOn: [],
  look(subject) {
    const asked = ofKind(subject, ['language']).map((r) => ({
      ...r,
      status: r.status === 'listed' ? ('proven' as const) : r.status,
    }))
    return answered(subject, asked, 'languages', t.addLanguages)
  },
}
export default check
