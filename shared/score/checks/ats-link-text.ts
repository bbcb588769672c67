import { type FileCheck, gradedBy, spotted } from '../check.ts'

const check: FileCheck = {
  id: 'ats-link-text',
  part: 'ats',
  group: 'contact',
  title: 'Links lead where they say',
  why: 'A machine follows the target, a person the text; when they differ one of them is lost.',
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
