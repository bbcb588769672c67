import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import type { Statement } from '../subject.ts'

/** So many words in a row, in so many bullets. */
const WORDS = 5
const TIMES = 3

const check: CheckDefinition = {
  id: 'repeated-phrases',
  part: 'section',
  group: 'experience',
  title: 'Bullets do not repeat each other',
  why: 'The same words under several positions say that nothing was learned between them.',
  look(subject) {
    const all = subject.statements
    if (all.length === 0) return noStatements()
    const again = repeats(all)
    return gradedBy(
      again,
      1 - again.length / all.length,
      'No two bullets say the same.',
      ({ statement, words }) => ({
        finding: `“${words}” comes back in your bullets.`,
        fix: `Say ${named(statement)} in other words, or leave it out: it repeats an earlier bullet.`,
        evidence: again.map((a) => evidenceOf(subject, a.statement)),
      }),
    )
  },
}
export default check

function repeats(all: readonly Statement[]): { statement: Statement; words: string }[] {
  const seen = new Map<string, { times: number; last: Statement }>()
  const whole = new Map<string, Statement>()
  const found = new Map<Statement, string>()
  for (const statement of all) {
    const text = statement.words.join(' ').toLowerCase()
    if (statement.words.length >= 4 && whole.has(text)) found.set(statement, text)
    else whole.set(text, statement)
    for (const phrase of phrasesOf(text)) {
      const known = seen.get(phrase)
      if (!known) seen.set(phrase, { times: 1, last: statement })
      else if (known.last !== statement) {
        known.times++
        known.last = statement
        if (known.times >= TIMES && !found.has(statement)) found.set(statement, phrase)
      }
    }
  }
  return [...found].map(([statement, words]) => ({ statement, words }))
}

/** Every row of so many words of a text with single spaces between them. */
function phrasesOf(text: string): string[] {
  const starts = [0]
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) starts.push(at + 1)
  return starts
    .slice(0, 1 - WORDS)
    .map((from, i) => text.slice(from, (starts[i + WORDS] ?? text.length + 1) - 1))
}
