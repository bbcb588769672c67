import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'
import { t } from '../keyword-texts.ts'

const check: CheckDefinition = {
  id: 'keyword-certificates',
  part: 'keyword',
  group: 'education',
  restsOn: [],
  look: (subject) => answered(subject, ofKind(subject, ['certificate']), 'certificates', t.addCertificates),
}
export default check
