import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, groupOf, named } from '../check.ts'
import { list } from '../said.ts'
import type { Statement } from '../subject.ts'
import { cut } from '../text/cut.ts'
import { holding, type Phrase, PhraseFinder } from '../text/phrases.ts'
import { CLICHES, isAdjective } from '../words/cliches.ts'
import { t } from '../writing-texts.ts'

const FINDER = new PhraseFinder(CLICHES.map((c) => c.phrase))
export const holdsCliche = (s: Statement): boolean => holding(FINDER, [s]).length > 0

const check: CheckDefinition = {
  id: 'cliches',
  title: 'No clichés',
  why: 'Everybody writes “team player”. An example of your teamwork is more convincing.',
  part: 'section',
  place: 250,
  weight: 2, // Wastes attention in the best place.
  group: 'summary',
  restsOn: [],
  english: true,
  look(subject) {
    if (subject.prose.length === 0) return noStatements(subject)
    const hit = holding(FINDER, subject.prose)
    return gradedBy(
      hit,
      1 - hit.length / Math.min(subject.prose.length, 5),
      t.noCliche,
      ({ s: worst, first }) => ({
        finding: t.cliches({
          phrases: list([...new Set(hit.flatMap((h) => h.found.map((f) => `“${f.phrase}”`)))]),
        }),
        fix: AIM.test(first.phrase)
          ? t.sayOffer({ bullet: named(worst), phrase: first.phrase })
          : t.giveExample({ bullet: named(worst), phrase: first.phrase }),
        group: groupOf(worst),
        evidence: hit.map(({ s, found }) => evidenceOf(subject, s, withoutAll(s.text, found))),
      }),
    )
  },
}
export default check

/** What somebody wants is shown by no example. */
const AIM = /^(?:seeking|looking|to obtain|utilize)(?!\p{L})/u

const withoutAll = (text: string, found: readonly Phrase[]): string =>
  found.every((f) => isAdjective(f.phrase)) ? cut(text, found, () => '') : ''
