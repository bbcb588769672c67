import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'
import { t } from '../keyword-texts.ts'

const check: CheckDefinition = {
  id: 'keyword-certificates',
  title: 'Certificates and licenses',
  why: 'Recruiters often filter by certificates and licenses before they read anything else.',
  part: 'keyword',
  place: 50,
  weight: 8, // A licence is a yes or a no.
  group: 'education',
  restsOn: [],
  look: (subject) => answered(subject, ofKind(subject, ['certificate']), 'certificates', t.addCertificates),
}
export default check
