import { POSTING_CLASSES, type PostingScores } from '#shared/learn/postings.ts'
import type { Classified } from './classify.ts'
import { cuesOf, type Want } from './cues.ts'
import { isNegated } from './denial.ts'
import { besideNegation, deniesBefore, withoutDenied, withoutIdle } from './negation.ts'
import { says, scoped } from './scopes.ts'

/** A piece of the text and what it is worth. */
export interface Statement {
  text: string
  /** `duty`: said of the work, not asked of the person. */
  want: Want | 'duty'
  bullet: boolean
  /** The line asks something, whatever a clause of it says. */
  listed: boolean
  /** By how much it is likelier to ask than to tell, in thousandths of a nat. */
  sure: number
  /** What the heading above it opens. */
  opens: string
  /** What the heading above it and the label of its line say. */
  heading: string
}

/** The best of the classes that ask against the best of those that tell. */
function sureness(scores: PostingScores): number {
  let asks = -Infinity
  let tells = -Infinity
  for (const [at, score] of scores.entries())
    if (ASKS[POSTING_CLASSES[at] ?? ''] !== undefined) asks = Math.max(asks, score)
    else tells = Math.max(tells, score)
  return asks - tells
}

const ASKS: Readonly<Record<string, Statement['want']>> = { must: 'must', nice: 'nice', duty: 'duty' }

/** What the lines that ask say, clause by clause: 'SQL required, dbt a plus' says both. */
export function statementsOf(lines: readonly Classified[]): Statement[] {
  const statements: Statement[] = []
  let line = -1
  let first = 0
  let before = 0
  for (const { text: written, is, bullet, line: at, opens, scores, heading, label } of lines) {
    const isSame = at === line
    if (!isSame) first = before = statements.length
    line = at
    const given = withoutIdle(written)
    const wants = cuesOf(given).map(({ want }) => want)
    // 'Experience in retail? Nice to have.', 'Excited by film. (Not required, but a bonus!)'
    if (isSame && wants.includes('nice') && !says(given)) {
      for (const told of statements.slice(Math.max(first, before))) told.want = 'nice'
      continue
    }
    const asks = ASKS[is]
    if (asks === undefined) continue
    before = statements.length
    // 'Three years with CBT' under 'Preferred' is preferred, as firmly as it is said. Elsewhere a line that wishes says what for.
    const wishes = (opens === 'nice' && !isContrasted(heading, lines)) || wishesIn(label)
    const wished = asks === 'must' && wishes && !wants.includes('must')
    const inPart = asks === 'nice' && !wishes && wants.includes('nice')
    const said = wished ? 'nice' : inPart ? 'must' : asks
    const tag = TAG.exec(given)
    const base = tag ? (/^[dn]/i.test(tag.slice(1).find(Boolean) ?? '') ? 'nice' : 'must') : said
    const text = tag ? given.slice(0, tag.index) : given
    if (deniesBefore(text)) statements.splice(Math.max(first, statements.length - 1))
    const kept = withoutDenied(text)
    if (kept === '') continue
    const told = scoped(kept, base)
    const pieces = inPart && told[0]?.[1] === 'nice' ? scoped(kept, asks) : told
    for (const [piece, want] of pieces) {
      // 'Power BI would be welcome, and Apex is not required'
      const denied = pieces.length > 1 && want !== 'nice' && isNegated(piece)
      const rest = denied ? besideNegation(piece) : piece
      if (rest !== '')
        statements.push({
          text: rest,
          want,
          bullet,
          listed: base !== 'duty',
          sure: sureness(scores),
          opens,
          heading: `${heading} ${label}`,
        })
    }
  }
  return statements
}

const wishesIn = (text: string): boolean => cuesOf(text).some(({ want }) => want === 'nice')

/** Under 'Additional Qualifications' some lines say of themselves that they are only wished for: the others are not. */
function isContrasted(head: string, lines: readonly Classified[]): boolean {
  if (wishesIn(head) || isNegated(head)) return false
  const own = lines.filter(({ heading, is }) => heading === head && ASKS[is])
  const wished = own.filter(({ text }) => wishesIn(text)).length
  return wished > 0 && wished * 2 < own.length
}

/** 'Theory of change (D)': the letters of a person specification. */
const TAG =
  /\s*[([]\s*(E|D|Essential|Desirable)\s*[)\]]\.?$|\s(must|nice)$|\s[–—|-]\s(Essential|Desirable)(?![\p{L}]|\s\p{Ll}).{0,12}$|\s{2,}(E|D|Essential|Desirable)$/u
