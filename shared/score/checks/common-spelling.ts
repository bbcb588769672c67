import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, graded, groupOf, named } from '../check.ts'
import { mayMisspellWords, misspelledWords, respelled, surely } from '../text/spelling.ts'
import { wrongTerms } from '../text/terms.ts'

const check: CheckDefinition = {
  id: 'common-spelling',
  part: 'section',
  group: 'experience',
  title: 'No common misspellings',
  why: 'A spelling mistake is the cheapest reason to put a resume aside, and the most used.',
  english: true,
  look(subject) {
    if (subject.prose.length === 0) return noStatements()
    const hit = subject.prose.flatMap((s) => {
      const wrong = surely(
        [...(mayMisspellWords(s.runs) ? misspelledWords(s.text) : []), ...wrongTerms(s.text)],
        subject,
      )
      return wrong.length > 0 ? [{ s, wrong }] : []
    })
    const first = hit[0]?.wrong[0]
    return graded(1 - hit.length / 4, 'None of the common misspellings is in your text.', () => ({
      finding: `“${first!.wrong}” should be “${first!.right}”${hit.length > 1 ? `, and ${hit.length - 1} more lines have a mistake` : ''}.`,
      fix: `Write “${first!.right}” for “${first!.wrong}” in ${named(hit[0]!.s)}.`,
      group: groupOf(hit[0]!.s),
      evidence: hit.map((h) => evidenceOf(subject, h.s, respelled(h.s.text, h.wrong))),
    }))
  },
}
export default check
