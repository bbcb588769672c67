import { noPositions, noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named, notApplicable } from '../check.ts'
import { bulletsOf } from '../said.ts'
import type { Position, Statement, Subject } from '../subject.ts'
import { type Opening, objectFollows, opening } from '../text/opening.ts'
import { isFaulty } from '../text/plain.ts'
import { isState, retold } from '../text/tense.ts'
import { t } from '../writing-texts.ts'

const check: CheckDefinition = {
  id: 'tense',
  title: 'Past positions are in the past tense',
  why: 'Present tense for a past job reads like a copied job description.',
  part: 'section',
  place: 240,
  weight: 3, // A slip that looks like copying.
  group: 'experience',
  restsOn: ['experience', 'entries'],
  english: true,
  look(subject) {
    const held = subject.statements.flatMap((s) => (s.position === null ? [] : [{ s, position: s.position }]))
    if (held.length === 0) {
      if (subject.positions.length === 0) return noPositions(subject)
      return subject.statements.length === 0 ? noStatements(subject) : notApplicable(t.noneHasBullets)
    }
    const wrong = held.filter(({ s, position }) => isWrong(s, position) && !isToldOfAbove(position, subject))
    return gradedBy(wrong, 1 - wrong.length / held.length, t.rightTense, ({ s, position }) => ({
      finding: t.inPresent(wrong.length, {
        bullets: bulletsOf(
          wrong.length,
          held.map(({ s }) => s),
          { printed: 0 },
        ),
      }),
      fix: (position.undated ? t.writeInPastUnlessHeld : t.writeInPast)({
        bullet: named(s),
        verb: s.opening.past,
      }),
      evidence: wrong.map((w) => evidenceOf(subject, w.s, inThePast(w.s))),
    }))
  },
}
export default check

// What was finished may stand in the past under a current position too; undated ones are taken as ended.
const isWrong = ({ text, opening: found }: Statement, { current, sound }: Position): boolean =>
  !current &&
  sound &&
  found.verb !== '' &&
  !isState(found.verb) &&
  // 'Design an development of the shop' is no deed in the present.
  !isFaulty(text) &&
  !found.tenses.includes('past') &&
  !isInfinitive(text, found) &&
  !NOW.test(text.slice(0, found.at)) &&
  !isFollowedByDeed(text, found) &&
  (!found.tenses.includes('gerund') || doesSomething(text, found))

/** Titles that stand above one another share the bullets under the last; one of them may be held today. */
function isToldOfAbove(position: Position, { positions }: Subject): boolean {
  const above = positions.slice(0, positions.indexOf(position))
  const stacked = above.slice(above.findLastIndex(({ statements }) => statements.length > 0) + 1)
  return stacked.some(({ current }) => current)
}

/** 'Writing the manual' is told of somebody; 'Banking web apps' and 'Founding member' name a thing and a person. */
const doesSomething = (text: string, { token, at }: Opening): boolean =>
  objectFollows(text.slice(at + token.length).trimStart())

/** 'Further developed the tool': the deed is the second word. */
const isFollowedByDeed = (text: string, { token, at }: Opening): boolean =>
  opening(text.slice(at + token.length).trimStart()).tenses.includes('past')

/** 'Goal: to provide estimates' names an aim, in no tense. */
const isInfinitive = (text: string, { at }: Opening): boolean =>
  /(?<!\p{L})to\s+$/iu.test(text.slice(Math.max(0, at - INFINITIVE), at))
const INFINITIVE = 6

/** What is done now has not ended, whatever the dates say. */
const NOW = /(?<!\p{L})(?:currently|presently|now)(?!\p{L})/iu

const inThePast = ({ text, opening: { token, at, tenses } }: Statement): string => {
  const [from] = tenses
  return from ? retold(text, { token, at, from, to: 'past' }) : ''
}
