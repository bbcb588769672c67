import { type CheckDefinition, graded, spotted } from '../check.ts'

const check: CheckDefinition = {
  id: 'ats-link-text',
  part: 'ats',
  group: 'contact',
  title: 'Links lead where they say',
  why: 'A machine follows the target, a person the text; when they differ one of them is lost.',
  file: true,
  look({ facts }) {
    const wrong = facts!.linkMismatches
    return graded(wrong.length === 0 ? 1 : 0.3, 'Every link leads where its text says.', () => ({
      finding: `“${wrong[0]!.text}” leads to ${wrong[0]!.target}.`,
      fix: `Make “${wrong[0]!.text}” lead where it says; now it leads to ${wrong[0]!.target}.`,
      evidence: wrong.map((s) => spotted(s)),
    }))
  },
}
export default check
