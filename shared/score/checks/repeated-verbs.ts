import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import { list } from '../said.ts'
import type { Statement } from '../subject.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { t } from '../writing-texts.ts'

const check: CheckDefinition = {
  id: 'repeated-verbs',
  title: 'Opening verbs vary',
  why: 'Repeating a verb makes different work look the same.',
  part: 'section',
  place: 350,
  weight: 2, // Style, not substance.
  group: 'experience',
  restsOn: ['experience', 'bullets'],
  english: true,
  look(subject) {
    const all = subject.statements
    if (all.length === 0) return noStatements(subject)
    const byVerb = new Map<string, [Statement, ...Statement[]]>()
    for (const s of all) {
      const { verb } = s.opening
      if (verb === '') continue
      const same = byVerb.get(verb)
      if (same) same.push(s)
      else byVerb.set(verb, [s])
    }
    const most = allowed(all.length)
    const often = [...byVerb].filter(([, s]) => s.length > most).sort((a, b) => b[1].length - a[1].length)
    const surplus = often.reduce((n, [, s]) => n + s.length - most, 0)
    return gradedBy(
      often,
      1 - surplus / all.length,
      most === 2 ? t.noVerbThrice : t.noVerbOften({ most }),
      ([, worst]) => {
        const [first] = worst
        const last = worst.at(-1) ?? first
        return {
          finding: t.verbsOpen({
            verbs: list(often.map(([verb, s]) => t.verbOpens({ verb, count: s.length }))),
          }),
          fix: t.otherVerb({ bullet: named(last), count: worst.length, verb: first.opening.token, most }),
          evidence: often.flatMap(([, s]) => s.map((x) => evidenceOf(subject, x))),
        }
      },
    )
  },
}
export default check

/** Twice on a usual resume; a long one may come back to a verb. */
const allowed = (statements: number): number =>
  Math.max(THRESHOLDS.sameVerb, Math.ceil(statements / THRESHOLDS.sameVerbPerBullets))
