import { noPositions } from '../absent.ts'
import { at, type CheckDefinition, graded } from '../check.ts'
import type { Position, Subject } from '../subject.ts'
import { plural } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { recentYears, fewest, most, fewestOld } = THRESHOLDS.bulletsPerPosition

const check: CheckDefinition = {
  id: 'bullet-count',
  part: 'section',
  group: 'experience',
  title: 'Each position has the right number of bullets',
  why: 'Recent work is what you are hired for and needs three to six lines; old positions need one or two.',
  look(subject) {
    if (subject.positions.length === 0) return noPositions(subject)
    const off = subject.positions.filter((p) => !fits(p, subject))
    return graded(
      1 - off.length / subject.positions.length,
      'Every position has a fitting number of bullets.',
      () => {
        const p = off[0]!
        const n = p.statements.length
        return {
          finding: `${plural(off.length, 'position')} of ${subject.positions.length} ${off.length === 1 ? 'has' : 'have'} too few or too many bullets.`,
          fix:
            n > most
              ? `Keep the ${most} bullets of ${p.where} that say most; it has ${n}.`
              : `Give ${p.where} ${isOld(p, subject) ? `at least ${plural(fewestOld, 'bullet')}` : `${fewest} to ${most} bullets`}; it has ${n === 0 ? 'none' : n}.`,
          evidence: off.map((x) => at(subject, `${x.path}.position`, x.where)),
        }
      },
    )
  },
}
export default check

// Without dates a position may be the newest one: the stricter rule holds.
const isOld = (p: Position, subject: Subject): boolean =>
  p.end !== null && p.end < subject.now - recentYears * 12

function fits(p: Position, subject: Subject): boolean {
  const n = p.statements.length
  return n <= most && n >= (isOld(p, subject) ? fewestOld : fewest)
}
