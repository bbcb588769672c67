import { noPositions, noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, graded, named } from '../check.ts'
import type { Statement } from '../subject.ts'
import { type Opening, objectFollows } from '../text/opening.ts'
import { retold } from '../text/tense.ts'

const check: CheckDefinition = {
  id: 'tense',
  part: 'section',
  group: 'experience',
  title: 'Past positions are in the past tense',
  why: 'Present tense under a position that has ended reads like a copied job description.',
  english: true,
  look(subject) {
    const held = subject.statements.filter((s) => s.position !== null)
    if (held.length === 0) return subject.positions.length === 0 ? noPositions(subject) : noStatements()
    const wrong = held.flatMap((s) => {
      const found = s.opening
      return isWrong(s, found) ? [{ s, found }] : []
    })
    return graded(1 - wrong.length / held.length, 'Each position is told in its tense.', () => {
      const { s, found } = wrong[0]!
      return {
        finding: `${wrong.length} of ${held.length} bullets under past positions are in the present tense.`,
        fix: `${s.position!.undated ? 'Unless you still hold the position, write' : 'The position has ended: write'} ${named(s)} in the past: “${found.past}”.`,
        evidence: wrong.map((w) => evidenceOf(subject, w.s, inThePast(w.s.text, w.found))),
      }
    })
  },
}
export default check

// What was finished may stand in the past under a current position too; undated ones are taken as ended.
const isWrong = (s: Statement, found: Opening): boolean =>
  !s.position!.current &&
  s.position!.sound &&
  found.verb !== '' &&
  !found.tenses.includes('past') &&
  (!found.tenses.includes('gerund') || doesSomething(s.text, found))

/** 'Writing the manual' is told of somebody; 'Banking web apps' and 'Founding member' name a thing and a person. */
const doesSomething = (text: string, { token, at }: Opening): boolean =>
  objectFollows(text.slice(at + token.length).trimStart())

const inThePast = (text: string, { token, at, tenses }: Opening): string =>
  retold(text, { token, at, from: tenses[0]!, to: 'past' })
