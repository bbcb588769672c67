import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

const check: FileCheck = {
  id: 'ats-contact-in-body',
  title: 'Contact details in the body of the page',
  why: 'Many systems skip the header and footer of a file, and lose your phone number with them.',
  part: 'ats',
  place: 80,
  weight: 8, // A dropped footer takes the phone number with it.
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
