import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, groupOf, named } from '../check.ts'
import type { Statement, Subject } from '../subject.ts'
import { type Misspelling, mayMisspellWords, misspelledWords, respelled, surely } from '../text/spelling.ts'
import { wrongTerms } from '../text/terms.ts'
import { t } from '../writing-texts.ts'

const check: CheckDefinition = {
  id: 'common-spelling',
  title: 'No common misspellings',
  why: 'Some recruiters turn down a resume for a single spelling mistake.',
  part: 'section',
  place: 180,
  weight: 3, // The cheapest reason to put a resume aside.
  group: 'experience',
  restsOn: [],
  english: true,
  look(subject) {
    if (subject.prose.length === 0) return noStatements(subject)
    const told: Told[] = [...subject.prose, ...names(subject)]
    const hit = told.flatMap((s) => {
      const wrong = surely(
        [...(mayMisspellWords(s.runs) ? misspelledWords(s.text) : []), ...wrongTerms(s.text)],
        subject,
      )
      const [first] = wrong
      return first ? [{ s, wrong, first }] : []
    })
    return gradedBy(hit, 1 - hit.length / 4, t.noMisspelling, ({ s: worst, first }) => ({
      finding: found(first, hit.length - 1),
      fix: t.writeInstead({ instead: first.right, phrase: first.wrong, bullet: named(worst) }),
      group: groupOf(worst),
      evidence: hit.map((h) => evidenceOf(subject, h.s, respelled(h.s.text, h.wrong))),
    }))
  },
}
export default check

type Told = Pick<Statement, 'text' | 'runs' | 'path' | 'where'>

/** Of what is only named a slip is sure where it makes another name of a well-known one. */
const names = ({ resume: { skills, certifications } }: Subject): Told[] =>
  [
    ...skills.map(({ name }, i) => ({ text: name, path: `skills.${i}`, where: t.skills })),
    ...certifications.map(({ title }, i) => ({
      text: title,
      path: `certifications.${i}`,
      where: t.certificates,
    })),
  ].map((one) => ({ ...one, runs: [] }))

function found(first: Misspelling, others: number): string {
  const pairs = t.shouldBe(first)
  return others > 0 ? t.misspelledToo(others, { pairs }) : t.misspelled({ pairs })
}
