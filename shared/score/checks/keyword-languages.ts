import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'
import { t } from '../keyword-texts.ts'

const check: CheckDefinition = {
  id: 'keyword-languages',
  title: 'Languages asked for',
  why: 'Recruiters search for a language by its name, with your level beside it.',
  part: 'keyword',
  place: 120,
  weight: 5, // Named in few jobs, and decisive there.
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
