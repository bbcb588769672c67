import type { Resume } from '#shared/schema/resume.ts'
import { runs, words } from '#shared/text/words.ts'
import { noStatements } from '../absent.ts'
import { confidenceOfBullet, type JudgedBullet, STRONG } from '../bullets.ts'
import { at, type CheckDefinition, evidenceOf, graded } from '../check.ts'
import { bulletsOf } from '../said.ts'
import { seemsTorn } from '../sound.ts'
import { deedsIn, type Position, type Subject } from '../subject.ts'
import { quote } from '../text/quote.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { t } from '../writing-texts.ts'

const { empty, full, fewest, ofPaper, ofPost, whole, ofMean, ofBest, much, ofLine, telling, usual } =
  THRESHOLDS.strength

const check: CheckDefinition = {
  id: 'bullet-strength',
  title: 'Bullets that say what you achieved',
  why: 'Readers judge you by your bullets: what you did, with what, and what changed.',
  part: 'section',
  place: 30,
  // Readers rank resumes by their bullets: alone it follows a recruiter’s ranking better than all else together.
  weight: 130,
  group: 'experience',
  restsOn: ['experience', 'bullets'],
  look(subject) {
    const { bullets } = subject
    if (bullets.length === 0)
      return {
        ...noStatements(subject),
        ratio: substance(subject),
        reach: Math.max(substance(subject), usual),
      }
    const weak = bullets.filter(({ verdict }) => verdict === 'weak')
    const fair = bullets.filter(({ verdict }) => verdict === 'fair')
    const strong = bullets.length - weak.length - fair.length
    return graded(
      substance(subject),
      t.strong(strong, { bullets: bulletsOf(strong, subject.statements, subject) }),
      () => {
        // What may be a title, a row of names or a piece of a line is not what a person is shown first.
        const sure = ({ statement }: JudgedBullet) =>
          Math.floor(confidenceOfBullet(statement) * STEPS) - Number(seemsTorn(statement.text))
        const open = [...deedsIn([...weak, ...fair], subject, ({ statement }) => statement)].sort(
          (a, b) => Number(a.advice === '') - Number(b.advice === '') || sure(b) - sure(a),
        )
        const untold = untoldOf(subject)
        if (untold.length > 0) return askFor(untold, subject)
        const [first] = open
        return {
          finding: first
            ? said(open, open.length < weak.length + fair.length, subject)
            : t.onlySoMany(bullets.length),
          ...(first ? improve(first, open, subject) : { fix: t.addBullets({ most: whole }) }),
          evidence: open.map(({ statement, advice }) => evidenceOf(subject, statement, advice)),
          ...limitByRepeats(bullets),
        }
      },
    )
  },
}
export default check

const STEPS = 20

/** Where better lines are not enough, because there are few of them, that is said too. */
function improve(first: JudgedBullet, open: readonly JudgedBullet[], subject: Subject) {
  const after = mended(subject, open)
  const reach = substance(subject, after)
  const better =
    first.advice === ''
      ? t.tellMore
      : t.improve({ text: quote(first.statement.text, 80), advice: first.advice })
  const rest = wordsTold(after) < much * ENOUGH ? t.thenTellMore : t.thenTheOthers
  return { fix: reach < ENOUGH ? `${better} ${rest}` : better, reach }
}
const ENOUGH = 0.85

/** The bullets once those that are named say what is asked of them. */
function mended({ bullets }: Subject, open: readonly JudgedBullet[]): JudgedBullet[] {
  const named = new Set(open)
  return bullets.map((one) =>
    named.has(one) ? { ...one, again: false, listing: false, strength: Math.max(STRONG, one.strength) } : one,
  )
}

/** Lines said before fill a page and tell nothing: where they are most of it, the more the less is left. */
function limitByRepeats(bullets: readonly JudgedBullet[]): { limit?: number } {
  const share = bullets.filter(({ again }) => again).length / bullets.length
  return share > REPEATED ? { limit: Math.round(80 - 60 * share) } : {}
}
const REPEATED = 0.5

/** Where most positions say nothing, that comes before what the others could say better. */
function untoldOf({ positions, resume, facts, academic }: Subject): Position[] {
  const worked = positions.filter(({ isBreak, entry }) => !isBreak && entry.company !== '')
  const untold = worked.filter(
    ({ statements, sound, entry }) =>
      statements.length === 0 && sound && words(entry.text).length < WORDS_TOLD,
  )
  const isMost = untold.length >= UNTOLD_FEWEST && untold.length * 2 > worked.length
  return isMost && !academic && !(facts !== null && hasLostLines(resume)) ? untold : []
}
const UNTOLD_FEWEST = 2

/** Whole lines under the headings of work that are in no entry: what one of them is without may be there. */
function hasLostLines({ experience, sections }: Resume): boolean {
  const filed = new Set(runs(experience.flatMap((entry) => Object.values(entry).flat()).join('\n')))
  return sections.some(
    ({ kind, lines }) =>
      kind === 'experience' &&
      lines.some(({ text }) => {
        const told = runs(text).filter((word) => word.length > 2)
        return told.filter((word) => !filed.has(word)).length * 2 > told.length
      }),
  )
}
const WORDS_TOLD = 4

const askFor = (untold: readonly Position[], subject: Subject) => ({
  finding: t.untold({ count: untold.length, all: subject.positions.length }),
  fix: t.tellOf({ where: untold[0]?.where ?? '' }),
  evidence: untold.map(({ path, where }) => at(subject, `${path}.position`, where)),
})

/** How many have no number is said where those are all that have none. */
function said(open: readonly JudgedBullet[], isPart: boolean, subject: Subject): string {
  const all = isPart ? open.map(({ statement }) => statement) : subject.statements
  const bullets = bulletsOf(open.length, all, subject)
  const bare = subject.bullets.filter(({ measured }) => !measured)
  return open.length === bare.length && open.every(({ measured }) => !measured)
    ? t.noNumber(open.length, { bullets })
    : t.canBeStronger({ bullets })
}

/** An academic is judged by papers too; they stand for half of the bullets that are not there. One or two make no academic. */
const papers = ({ resume: { publications } }: Subject): number =>
  publications.length < ACADEMIC ? 0 : publications.length
const ACADEMIC = 3

/** 0 to 1: how well the lines prove the work on the whole, and how much of it they tell. A single good line is not a career. */
function substance(subject: Subject, bullets = subject.bullets): number {
  const { positions, academic } = subject
  const added = Math.min(papers(subject), fewest / 2, Math.max(0, fewest - bullets.length))
  const told = bullets.reduce((sum, { strength }) => sum + strength, added * ofPaper)
  const proven = shareOf(told / Math.max(fewest, bullets.length))
  const said = bullets.filter(({ again, listing }) => !again && !listing).length
  const asGood = Math.max(0, (proven - ofBest) / (1 - ofBest)) * Math.min(1, (said + added) / whole) ** 2
  // Posts and papers speak for an academic, whatever is told below them.
  const held = academic ? Math.min(fewest, positions.length + papers(subject)) : 0
  return Math.max(
    ofMean * proven + (1 - ofMean) * Math.min(1, Math.max(asGood, wordsTold(bullets) / much)),
    shareOf((held * ofPost) / fewest),
  )
}

/** Readers rank by how much is told of the work as well as by how well; a line that says little counts for part of its words. */
const wordsTold = (bullets: readonly JudgedBullet[]): number =>
  bullets.reduce(
    (sum, { statement, strength, again, listing }) =>
      again || listing
        ? sum
        : sum + Math.min(ofLine, statement.words.length) * Math.min(1, strength / telling),
    0,
  )

const shareOf = (mean: number): number => Math.max(0, Math.min(1, (mean - empty) / (full - empty)))
