import { noStatements } from '../absent.ts'
import { ADD_A_NUMBER, type JudgedBullet } from '../bullets.ts'
import { type CheckDefinition, evidenceOf, graded } from '../check.ts'
import { seemsTorn } from '../sound.ts'
import type { Subject } from '../subject.ts'
import { plural, quote, share } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { empty, full, fewest, ofPaper, ofPost, whole, ofFew } = THRESHOLDS.strength

const check: CheckDefinition = {
  id: 'bullet-strength',
  part: 'section',
  group: 'experience',
  look(subject) {
    const { bullets } = subject
    if (bullets.length === 0) return { ...noStatements(subject), ratio: substance(subject) }
    const weak = bullets.filter(({ verdict }) => verdict === 'weak')
    const fair = bullets.filter(({ verdict }) => verdict === 'fair')
    const strong = bullets.length - weak.length - fair.length
    return graded(
      substance(subject),
      `${share(strong, bullets.length, 'bullet')} ${strong === 1 ? 'is' : 'are'} strong.`,
      () => {
        // What reading may have cut is not what a person is shown first.
        const isCut = ({ statement: { text, words } }: JudgedBullet) =>
          Number(seemsTorn(text) || words.length < WORDS_FEWEST)
        const open = [...weak, ...fair].sort((a, b) => isCut(a) - isCut(b))
        const [first] = open
        return {
          finding: first
            ? said(open, bullets.length)
            : `Only ${plural(bullets.length, 'bullet')} to judge your work by.`,
          fix: first
            ? `Improve “${quote(first.statement.text, 80)}”. ${first.advice}`
            : `Add bullets: up to ${whole} in all, each with what you did and what changed.`,
          evidence: open.map(({ statement, advice }) => evidenceOf(subject, statement, advice)),
        }
      },
    )
  },
}
export default check

/** A word or two under a position may be its place or a tool. */
const WORDS_FEWEST = 3

/** What most of them need, where that is one thing. */
function said(open: readonly JudgedBullet[], all: number): string {
  const numberless = open.filter(({ measured }) => !measured).length
  return open.filter(({ advice }) => advice === ADD_A_NUMBER).length * 2 > open.length
    ? `${share(numberless, all, 'bullet')} ${numberless === 1 ? 'has' : 'have'} no number.`
    : `${share(open.length, all, 'bullet')} can be stronger.`
}

/** An academic is judged by papers too; they stand for the bullets that are not there. One or two make no academic. */
const papers = ({ resume: { publications } }: Subject): number =>
  publications.length < ACADEMIC ? 0 : publications.length
const ACADEMIC = 3

/** 0 to 1: how much of the work is told in lines that prove something. A single good line is not a career. */
function substance(subject: Subject): number {
  const { bullets, positions, academic } = subject
  const told = bullets.reduce((sum, { strength }) => sum + strength, 0)
  const added = Math.min(papers(subject), Math.max(0, fewest - bullets.length))
  const lines = bullets.length + added
  const proven = shareOf((told + added * ofPaper) / Math.max(fewest, bullets.length))
  const many = ofFew + (1 - ofFew) * Math.min(1, lines / whole)
  // Posts and papers speak for an academic, whatever is told below them.
  const held = academic ? Math.min(fewest, positions.length + papers(subject)) : 0
  return Math.max(proven * many, shareOf((held * ofPost) / fewest))
}

const shareOf = (mean: number): number => Math.max(0, Math.min(1, (mean - empty) / (full - empty)))
