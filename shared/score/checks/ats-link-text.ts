import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'

const check: FileCheck = {
  id: 'ats-link-text',
  part: 'ats',
  group: 'contact',
  restsOn: [],
  file: true,
  look({ facts }) {
    const wrong = facts.linkMismatches
    return gradedBy(wrong, 0.3, t.linksLeadRight, (first) => ({
      finding: t.linkLeadsTo({ text: first.text, target: first.target }),
      fix: t.makeLinkLead({ text: first.text, target: first.target }),
      evidence: wrong.map((s) => spotted(s)),
    }))
  },
}
export default check
