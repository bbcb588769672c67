import { type FileCheck, gradedBy, spotted } from '../check.ts'

const check: FileCheck = {
  id: 'ats-link-text',
  part: 'ats',
  group: 'contact',
  file: true,
  look({ facts }) {
    const wrong = facts.linkMismatches
    return gradedBy(wrong, 0.3, 'Every link leads where its text says.', (first) => ({
      finding: `“${first.text}” leads to ${first.target}.`,
      fix: `Make “${first.text}” lead where it says; now it leads to ${first.target}.`,
      evidence: wrong.map((s) => spotted(s)),
    }))
  },
}
export default check
