import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, graded, named } from '../check.ts'
import type { Statement } from '../subject.ts'
import { opening } from '../text/opening.ts'
import { capitalised } from '../text/words.ts'
import { ACTION_VERBS } from '../words/action-verbs.ts'

const check: CheckDefinition = {
  id: 'weak-openers',
  part: 'section',
  group: 'experience',
  title: 'No bullet begins weakly',
  why: '“Responsible for” and “helped” describe a duty. The same line with the deed first claims the work.',
  english: true,
  look(subject) {
    const all = subject.statements
    if (all.length === 0) return noStatements()
    const weak = all.filter((s) => s.opening.weak !== '')
    return graded(1 - weak.length / all.length, 'No bullet begins with a duty phrase.', () => ({
      finding:
        weak.length === 1
          ? `One bullet begins with “${capitalised(weak[0]!.opening.weak)}”.`
          : `${weak.length} of ${all.length} bullets begin with phrases like “${capitalised(weak[0]!.opening.weak)}”.`,
      fix: strengthen(weak[0]!),
      evidence: weak.map((s) => evidenceOf(subject, s, stronger(s))),
    }))
  },
}
export default check

export function strengthen(statement: Statement): string {
  const better = stronger(statement)
  return better === ''
    ? `Begin ${named(statement)} with what you did and what came of it.`
    : `Begin ${named(statement)} with the deed: “${better}”, and add what came of it.`
}

/** 'Responsible for managing a team' → 'Managed a team'; '' where the deed is not in the line. */
export function stronger({ text, position }: Pick<Statement, 'text' | 'position'>): string {
  const { weak } = opening(text)
  if (weak === '') return ''
  const rest = text
    .trim()
    .slice(weak.length)
    .replace(/^[\s:]+/, '')
  const first = /^\p{L}[\p{L}-]*/u.exec(rest)?.[0] ?? ''
  const form = ACTION_VERBS.get(first.toLowerCase())
  const isVerb = form && (form.tenses.includes('gerund') || weak.startsWith('help') || weak.endsWith(' to'))
  if (!isVerb) return ''
  return capitalised((position?.current ? form.base : form.past) + rest.slice(first.length))
}
