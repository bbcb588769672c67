import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'

const check: FileCheck = {
  id: 'ats-link-text',
  title: 'Links go where they say',
  why: 'Software follows the link itself, people read its text. If they differ, one of them is misled.',
  part: 'ats',
  place: 170,
  weight: 2, // Loses one link.
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
