import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

const check: FileCheck = {
  id: 'ats-contact-in-body',
  part: 'ats',
  group: 'contact',
  restsOn: [],
  file: true,
  look({ facts }) {
    const spots = facts.headerFooterContact
    return gradedBy(spots, 0.1, t.contactInBody, (first) => ({
      finding: t.contactInHeader({ text: quote(first.text, 60) }),
      fix: t.moveContact({ text: quote(first.text, 60) }),
      evidence: spots.map((s) => spotted(s)),
    }))
  },
}
export default check
