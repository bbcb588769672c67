import { ACTION_VERBS, type Tense } from '../words/action-verbs.ts'
import { furtherGerunds, furtherVerbs, isFieldName, isIn } from './further.ts'
import { objectFollows } from './opening.ts'
import { hasClause, isPlain } from './plain.ts'
import { capitalised } from './quote.ts'

/** What somebody holds or knows has not ended with the work. */
export const isState = (verb: string): boolean => STATE.test(verb)
const STATE = /^(?:have|hold|know|possess|pursue|speak|understand)$/u

/** Verbs with a small word behind them. */
const NEEDS_WORD = /^(?:collaborat|communicat|comply|cooperat|interact|liais|listen|participat|respond)/u

interface Retelling {
  /** The verb as it stands. */
  token: string
  /** Where it stands: 'Marketing: Market a new app' has its letters twice. */
  at: number
  from: Tense
  to: 'past' | 'base'
}

/** A verb, and those that are told with it: 'Plan, run and evaluate …'. */
const LIST = /^(?:,\s\p{Ll}[\p{Ll}-]*){0,4},?\s(?:and|&)\s\p{Ll}[\p{Ll}-]*(?=\s)/u
const WORD = /\p{Ll}[\p{Ll}-]*/gu
const JOINED = /^(?:,|\s(?:and|&|or)\s)/u
const OF = /^\s+of(?!\p{L})/u

/** Nobody tells a deed in a line this long, and each further verb looks back at all before it. */
const LONGEST = 1_000

/** The text with its verb in another form, and those it is joined to; '' where that cannot be done safely. */
export function retold(text: string, { token, at, from, to }: Retelling): string {
  const form = ACTION_VERBS.get(token.toLowerCase())
  if (!form || text.length > LONGEST || !text.startsWith(token, at) || isState(form.base)) return ''
  // 'Write/Implement', 'reports which show': a second verb that nobody looks at.
  if (text[at + token.length] === '/' || !isPlain(text) || hasClause(text)) return ''
  const joined = toldWith(token.toLowerCase(), text.slice(at + token.length), from, to)
  return joined === null ? '' : text.slice(0, at) + cased(form[to], token) + joined
}

function toldWith(first: string, rest: string, from: Tense, to: 'past' | 'base'): string | null {
  const list = LIST.exec(rest)?.[0] ?? ''
  const verbs = list.match(WORD)?.filter((word) => word !== 'and') ?? []
  // 'Participate and coordinate upgrades': the first has no object of its own.
  if (verbs.length > 0 && [first, ...verbs].some((word) => NEEDS_WORD.test(word))) return null
  const isList = verbs.length > 0 && verbs.every((word) => isIn(word, from))
  // 'Cleaning and maintenance' are two names, not a verb and something else.
  if (!isList && JOINED.test(rest)) return null
  const told = isList ? list : ''
  const after = rest.slice(told.length)
  if (from === 'gerund') {
    if (OF.test(after)) return null
    // 'Hiring and firing decisions' names what 'hiring and firing 30 people' tells.
    if (isList && [first, ...verbs].some(isFieldName) && !objectFollows(after.trimStart())) return null
  }
  const further = from === 'gerund' ? furtherGerunds(after) : furtherVerbs(first, after, from, to)
  if (further === null) return null
  return (
    told.replace(WORD, (word) => (word === 'and' ? word : (ACTION_VERBS.get(word)?.[to] ?? word))) + further
  )
}

const cased = (word: string, like: string): string => {
  if (like === like.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(like) ? capitalised(word) : word
}
