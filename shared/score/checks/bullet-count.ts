import { noPositions } from '../absent.ts'
import { at, type CheckDefinition, graded } from '../check.ts'
import type { Position, Subject } from '../subject.ts'
import { plural } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { strengthen } from './weak-openers.ts'

const { recentYears, fewest, most, fewestOld } = THRESHOLDS.bulletsPerPosition

const check: CheckDefinition = {
  id: 'bullet-count',
  part: 'section',
  group: 'experience',
  title: 'Each position has the right number of bullets',
  why: 'Recent work is what you are hired for and needs three to six lines; old positions need one or two.',
  look(subject) {
    const worked = subject.positions.filter(({ isBreak }) => !isBreak)
    if (worked.length === 0) return noPositions(subject)
    const off = worked.filter((p) => !fits(p, subject))
    return graded(1 - off.length / worked.length, 'Every position has a fitting number of bullets.', () => {
      const p = off[0]!
      return {
        finding: `${plural(off.length, 'position')} of ${worked.length} ${off.length === 1 ? 'has' : 'have'} too few or too many bullets.`,
        fix: advise(p, subject),
        evidence: off.map((x) => at(subject, `${x.path}.position`, x.where)),
      }
    })
  },
}
export default check

// Without dates a position may be the newest one: the stricter rule holds.
const isOld = (p: Position, subject: Subject): boolean =>
  p.end !== null && p.end < subject.now - recentYears * 12

const needed = (p: Position, subject: Subject): number => (isOld(p, subject) ? fewestOld : fewest)

/** What says the same again, or hides the deed, is none of the three. */
const telling = ({ statements }: Position): number =>
  new Set(statements.filter((s) => s.opening.weak === '').map((s) => s.text)).size

const fits = (p: Position, subject: Subject): boolean =>
  p.statements.length <= most && telling(p) >= needed(p, subject)

function advise(p: Position, subject: Subject): string {
  const n = p.statements.length
  if (n > most) return `Keep the ${most} bullets of ${p.where} that say most; it has ${n}.`
  const goal = isOld(p, subject) ? `at least ${plural(fewestOld, 'bullet')}` : `${fewest} to ${most} bullets`
  if (n === 0 && p.entry.bullets.length > 0)
    return `Say in ${goal} what you did as ${p.where}: the lines there only name facts.`
  const weak = p.statements.find((s) => s.opening.weak !== '')
  if (weak && n >= needed(p, subject)) return strengthen(weak)
  return n >= needed(p, subject)
    ? `Give ${p.where} ${goal} that say different things; some say the same.`
    : `Give ${p.where} ${goal}; it has ${n === 0 ? 'none' : n}.`
}
