import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy } from '../check.ts'
import { list } from '../said.ts'
import type { Statement } from '../subject.ts'
import { quote } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

const check: CheckDefinition = {
  id: 'repeated-verbs',
  part: 'section',
  group: 'experience',
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
      `No verb opens more than ${most === 2 ? 'two' : most} bullets.`,
      ([, worst]) => {
        const [first] = worst
        const last = worst.at(-1) ?? first
        return {
          finding: `${list(often.map(([verb, s]) => `“${verb}” opens ${s.length} bullets`))}.`,
          fix: `Choose another verb for “${quote(last.text)}” (${last.where}): ${worst.length} bullets begin with “${first.opening.token}”, at most ${most} should.`,
          evidence: often.flatMap(([, s]) => s.slice(most).map((x) => evidenceOf(subject, x))),
        }
      },
    )
  },
}
export default check

/** Twice on a usual resume; a long one may come back to a verb. */
const allowed = (statements: number): number =>
  Math.max(THRESHOLDS.sameVerb, Math.ceil(statements / THRESHOLDS.sameVerbPerBullets))
