import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { quote } from '../text/words.ts'

const check: FileCheck = {
  id: 'ats-contact-in-body',
  part: 'ats',
  group: 'contact',
  file: true,
  look({ facts }) {
    const spots = facts.headerFooterContact
    return gradedBy(spots, 0.1, 'Your contact details stand in the body of the file.', (first) => ({
      finding: `“${quote(first.text, 60)}” stands in the header or footer of the file.`,
      fix: `Move “${quote(first.text, 60)}” out of the header or footer, to the first lines of the page.`,
      evidence: spots.map((s) => spotted(s)),
    }))
  },
}
export default check
