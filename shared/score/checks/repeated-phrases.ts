import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import type { Statement } from '../subject.ts'
import { endsOpen } from '../text/torn.ts'
import { t } from '../writing-texts.ts'

/** So many words in a row, in so many bullets, and no less than half of what the last of them says. */
const WORDS = 5
const TIMES = 3

const check: CheckDefinition = {
  id: 'repeated-phrases',
  part: 'section',
  group: 'experience',
  restsOn: ['experience'],
  look(subject) {
    if (subject.statements.length === 0) return noStatements(subject)
    // A line that leads to what follows, or a label of a form, comes back by its nature.
    const all = subject.statements.filter(({ text }) => !endsOpen(text))
    const again = repeats(all)
    return gradedBy(
      again,
      1 - again.length / Math.max(1, all.length),
      t.noRepeat,
      ({ statement, words }) => ({
        finding: t.repeated({ words }),
        fix: t.sayOtherwise({ bullet: named(statement) }),
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
    const text = statement.words.join(' ')
    const lower = text.toLowerCase()
    if (statement.words.length >= 4 && isTold(text) && !isFormLabel(statement) && whole.has(lower))
      found.set(statement, lower)
    else whole.set(lower, statement)
    for (const phrase of UNSPACED.test(text) ? [] : phrasesOf(text)) {
      if (!isTold(phrase)) continue
      const key = phrase.toLowerCase()
      const known = seen.get(key)
      if (!known) seen.set(key, { times: 1, last: statement })
      else if (known.last !== statement) {
        known.times++
        known.last = statement
        const isMost = statement.words.length <= WORDS * 2
        if (known.times >= TIMES && isMost && !found.has(statement)) found.set(statement, key)
      }
    }
  }
  return [...found].map(([statement, words]) => ({ statement, words }))
}

/** Names of schools, products and modules come back as often as they must; what is told about them need not. */
const isTold = (phrase: string): boolean => (phrase.match(TELLING)?.length ?? 0) >= TELLING_FEWEST
const TELLING = /(?<![\p{L}\p{N}])(?:\p{Ll}{4,}|\p{Lo}{2,})(?![\p{L}\p{N}])/gu
const TELLING_FEWEST = 2

/** Where no blank parts the words, five of them may be one name, or the label of a form. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** “開発環境/ツール 規模/役割”: labels between signs head each entry of a form. */
const isFormLabel = ({ text }: Statement): boolean =>
  UNSPACED.test(text) && /\p{Lo}[/:：]/u.test(text) && !/[。、,]/u.test(text)

/** Every row of so many words of a text with single spaces between them. */
function phrasesOf(text: string): string[] {
  const starts = [0]
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) starts.push(at + 1)
  return starts
    .slice(0, 1 - WORDS)
    .map((from, i) => text.slice(from, (starts[i + WORDS] ?? text.length + 1) - 1))
}
