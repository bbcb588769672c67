import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import type { Statement } from '../subject.ts'
import { deedFirst, isShared } from '../text/deed.ts'
import { capitalised, share } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'weak-openers',
  part: 'section',
  group: 'experience',
  look(subject) {
    const all = subject.statements
    if (all.length === 0) return noStatements(subject)
    const weak = all.filter((s) => s.opening.weak !== '')
    return gradedBy(weak, 1 - weak.length / all.length, 'No bullet begins with a duty phrase.', (first) => ({
      finding:
        weak.length === 1
          ? `One bullet begins with “${capitalised(first.opening.weak)}”.`
          : `${share(weak.length, all.length, 'bullet')} begin with phrases like “${capitalised(first.opening.weak)}”.`,
      fix: strengthen(first),
      evidence: weak.map((s) => evidenceOf(subject, s, stronger(s))),
    }))
  },
}
export default check

export function strengthen(statement: Statement): string {
  const better = stronger(statement)
  if (isShared(statement.opening.weak))
    return `Say in ${named(statement)} which part was yours: what did you do, and what changed?`
  return better === ''
    ? `Begin ${named(statement)} with what you did and the result.`
    : `Begin ${named(statement)} with what you did: “${better}”, and add the result.`
}

const stronger = ({ text, position }: Statement): string => deedFirst(text, position?.current !== true)
