import { sentences } from '#shared/text/sentences.ts'
import { words } from '#shared/text/words.ts'
import { noPositions } from '../absent.ts'
import { at, type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { isLeftOver } from '../doubts.ts'
import type { Position, Subject } from '../subject.ts'
import { isFillerText } from '../text/placeholders.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { t } from '../writing-texts.ts'

const { recentYears, fewest, most, fewestBrief, wanted } = THRESHOLDS.bulletsPerPosition

const check: CheckDefinition = {
  id: 'bullet-count',
  title: 'Each position has the right number of bullets',
  why: 'Recent work interests readers most: three to six bullets. Older positions need fewer.',
  part: 'section',
  place: 120,
  group: 'experience',
  restsOn: ['experience', 'entries'],
  advice: true,
  look(subject) {
    // Whose bullets they are is not known where the title was misread; a seat on a board needs none.
    const worked = subject.positions.filter(
      ({ isBreak, sound, main, entry }) => !isBreak && sound && main && entry.company !== '',
    )
    if (subject.positions.length === 0) return noPositions(subject)
    if (worked.length === 0 || subject.academic) return notApplicable(t.noPositionToCount)
    // A paragraph is told to become bullets, and is not counted as one.
    const recent = new Set(worked.slice(0, RECENT))
    const unfiled = subject.facts !== null && isLeftOver(subject.resume, 'experience')
    const off = worked.filter(
      (p) =>
        !fits(p, subject, recent.has(p)) &&
        !(p.printed === 0 && p.statements.length === 0 && unfiled) &&
        !(p.statements.length === 0 && words(p.entry.text).length > FACT_WORDS) &&
        !(p.statements.length < most && isFollowedByDoubt(p, subject)) &&
        !(p.statements.length < most && (isToldInProjects(subject) || sharesBullets(p, subject))),
    )
    return gradedBy(off, 1 - off.length / worked.length, t.rightNumber, (p) => ({
      finding:
        p.printed === 0
          ? t.hasNoBullets({ where: p.where })
          : (p.printed < wanted.fewest ? t.hasOnly : t.hasBullets)(p.printed, { where: p.where }),
      fix: advise(p, subject),
      evidence: off.map((x) => at(subject, `${x.path}.position`, x.where)),
    }))
  },
}
export default check

/** Older work may be told in a line, or go. */
const RECENT = 2

/** Without dates nobody knows whether it is recent, nor whether it is a position. */
const isOld = ({ end }: Position, { now }: Subject): boolean => end === null || end < now - recentYears * 12

/** What follows was hardly a position of its own: what it tells may be told of this one. */
function isFollowedByDoubt(p: Position, { positions }: Subject): boolean {
  const next = positions[positions.indexOf(p) + 1]
  return next !== undefined && !next.sound && next.undated && next.statements.length > 0
}

/** Consultants tell what they did for each customer, under a heading of its own. */
const isToldInProjects = ({ statements, positions }: Subject): boolean =>
  positions.every((p) => telling(p) <= 1) &&
  statements.filter(({ position }) => position === null).length > positions.length

/** Two titles at one company may be told together, under one of them. */
const sharesBullets = (p: Position, { positions }: Subject): boolean =>
  p.entry.company !== '' &&
  positions.some((o) => o !== p && o.entry.company === p.entry.company && telling(o) >= fewest)

/** An internship or a summer is told in a line. */
const isBrief = ({ start, end, entry }: Position): boolean =>
  start !== null &&
  end !== null &&
  (end - start < BRIEF_MONTHS || (entry.startDate.length < 7 && entry.startDate === entry.endDate))
const BRIEF_MONTHS = 7

const needed = (p: Position, subject: Subject): number =>
  isOld(p, subject) ? 0 : isBrief(p) ? fewestBrief : fewest

/** What says the same again is one, and a paragraph is as many as it has sentences. */
const telling = ({ statements }: Position): number =>
  new Set(statements.flatMap((s) => sentences(s.text))).size

const isParagraph = ({ entry, statements }: Position): boolean =>
  entry.bullets.length === 0 && statements.length > 0

/** Two printed lines and more may hold several deeds. */
const mayTellMore = ({ entry }: Position): boolean => words(entry.text).length > LINES_WORDS
const LINES_WORDS = 25

/** Lines that claim no deed are bullets all the same: that they say little is said of each of them. */
const printed = ({ entry }: Position): number =>
  new Set(entry.bullets.filter((text) => !isFillerText(text) && words(text).length >= FACT_WORDS)).size
const FACT_WORDS = 3

/** Sentences of a paragraph beside them are none. */
const bulletsOf = (p: Position): number => Math.min(p.statements.length, p.printed)

const fits = (p: Position, subject: Subject, recent: boolean): boolean =>
  isParagraph(p) ||
  (bulletsOf(p) <= most &&
    (!recent || mayTellMore(p) || Math.max(telling(p), printed(p)) >= needed(p, subject)))

function advise(p: Position, subject: Subject): string {
  const n = p.statements.length
  const { where } = p
  if (bulletsOf(p) > most) return t.keepBest({ where, most: wanted.most })
  return n >= needed(p, subject) ? t.giveDifferent({ where, ...wanted }) : t.giveBullets({ where, ...wanted })
}
