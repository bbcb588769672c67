import { ACTION_VERBS, type Tense, VERB_OR_NOUN } from '../words/action-verbs.ts'
import { capitalised } from './words.ts'

export interface Retelling {
  /** The verb as it stands. */
  token: string
  from: Tense
  to: 'past' | 'base'
}

/** A verb, and those that are told with it: 'Plan, run and evaluate …'. */
const LIST = /^(?:,\s\p{Ll}[\p{Ll}-]*){0,4},?\s(?:and|&)\s\p{Ll}[\p{Ll}-]*(?=\s)/u
const WORD = /\p{Ll}[\p{Ll}-]*/gu
/** 'Swept the floor and emptying bins' would be no English. */
const FURTHER = /\s(?:and|&)\s(\p{Ll}[\p{Ll}-]*)(?=\s)/gu

const GERUND = /^\p{L}{3,}ing$/u
/** What people do, and what it is called: of these nobody can tell which is meant. */
const FIELDS =
  /^(?:account|advertis|bank|build|cater|coach|consult|engineer|farm|fund|hous|land|licens|light|manufactur|market|meet|nurs|paint|pric|process|programm|publish|purchas|schedul|screen|shipp|staff|teach|test|track|trad|train|weld|writ)ing$/u

/** The text with its verb in another form, and those it is joined to; '' where that cannot be done safely. */
export function retold(text: string, { token, from, to }: Retelling): string {
  const form = ACTION_VERBS.get(token.toLowerCase())
  const at = text.indexOf(token)
  if (!form || at < 0) return ''
  const first = cased(form[to], token)
  const rest = text.slice(at + token.length)
  const joined = toldWith(rest, from, to)
  return joined === null ? '' : text.slice(0, at) + first + joined
}

function toldWith(rest: string, from: Tense, to: 'past' | 'base'): string | null {
  const list = LIST.exec(rest)?.[0]
  if (list) {
    const verbs = list.match(WORD)!.filter((word) => word !== 'and')
    if (verbs.every((word) => isIn(word, from)))
      return (
        list.replace(WORD, (word) => (word === 'and' ? word : ACTION_VERBS.get(word)![to])) +
        rest.slice(list.length)
      )
  }
  const further = [...rest.matchAll(FURTHER)]
    .map(([, word]) => word!)
    .filter((word) => isIn(word, from) || (from === 'gerund' && GERUND.test(word)))
  // 'Planning events and marketing campaigns': whether that is one deed or two nobody can tell.
  if (from === 'gerund' && further.some((word) => !isIn(word, from) || FIELDS.test(word))) return null
  return rest.replace(FURTHER, (whole, word: string) =>
    further.includes(word) && (from === 'gerund' || !VERB_OR_NOUN.has(ACTION_VERBS.get(word)!.base))
      ? whole.replace(word, ACTION_VERBS.get(word)![to])
      : whole,
  )
}

const cased = (word: string, like: string): string => {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(like) ? capitalised(word) : word
}

const isIn = (word: string, tense: Tense): boolean => ACTION_VERBS.get(word)?.tenses.includes(tense) === true
