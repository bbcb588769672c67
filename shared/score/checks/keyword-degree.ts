import { ofKind } from '../asked.ts'
import { type CheckDefinition, graded, notApplicable } from '../check.ts'
import { t } from '../keyword-texts.ts'

const check: CheckDefinition = {
  id: 'keyword-degree',
  title: 'The degree asked for',
  why: 'If a job requires a degree, systems often filter by it first.',
  part: 'keyword',
  place: 80,
  weight: 6, // A filter where it is named.
  group: 'education',
  restsOn: [],
  look(subject) {
    const [asked] = ofKind(subject, ['degree'])
    if (!asked) return notApplicable(t.noDegreeAsked)
    return graded(asked.status === 'missing' ? 0 : 1, t.degreeThere({ degree: asked.text }), () => ({
      finding: t.degreeMissing({ degree: asked.text }),
      fix: t.writeDegree({ degree: asked.text }),
      evidence: [],
    }))
  },
}
export default check
