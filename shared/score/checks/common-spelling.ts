import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, groupOf, named } from '../check.ts'
import { mayMisspellWords, misspelledWords, respelled, surely } from '../text/spelling.ts'
import { wrongTerms } from '../text/terms.ts'

const check: CheckDefinition = {
  id: 'common-spelling',
  part: 'section',
  group: 'experience',
  english: true,
  look(subject) {
    if (subject.prose.length === 0) return noStatements(subject)
    const hit = subject.prose.flatMap((s) => {
      const wrong = surely(
        [...(mayMisspellWords(s.runs) ? misspelledWords(s.text) : []), ...wrongTerms(s.text)],
        subject,
      )
      const [first] = wrong
      return first ? [{ s, wrong, first }] : []
    })
    return gradedBy(
      hit,
      1 - hit.length / 4,
      'None of the common misspellings is in your text.',
      ({ s: worst, first }) => ({
        finding: `“${first.wrong}” should be “${first.right}”${hit.length > 1 ? `, and ${hit.length - 1} more lines have a mistake` : ''}.`,
        fix: `Write “${first.right}” for “${first.wrong}” in ${named(worst)}.`,
        group: groupOf(worst),
        evidence: hit.map((h) => evidenceOf(subject, h.s, respelled(h.s.text, h.wrong))),
      }),
    )
  },
}
export default check
