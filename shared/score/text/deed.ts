import { ACTION_VERBS, VERB_OR_NOUN } from '../words/action-verbs.ts'
import { isFieldName } from './further.ts'
import { objectFollows, opening } from './opening.ts'
import { capitalised } from './quote.ts'
import { retold } from './tense.ts'

/** 'Tried to learn' is not 'learned'. */
const NOT_THE_DEED =
  /^(?:attempted|tried|played|familiar|knowledge|exposure|part|was part|was a member|experienced?)(?!\p{L})/u

/** Whoever helped or took part did not do the whole of it: only they know what was theirs. */
const SHARED = /^(?:help|assist|work|participat|took part|(?:was )?involved|jointly|shared)/u
export const isShared = (weak: string): boolean => SHARED.test(weak)
/** Said of what is over, under a position that is held too. */
const OVER = /^(?:dealt|got|had|was)(?!\p{L})/u

/** 'Responsible for managing a team' → 'Managed a team'; '' where the deed is not in the line. */
export function deedFirst(text: string, ended: boolean): string {
  const { weak } = opening(text)
  if (weak === '' || NOT_THE_DEED.test(weak) || isShared(weak)) return ''
  const rest = text
    .trim()
    .slice(weak.length)
    .replace(/^[\s:]+/, '')
  const token = /^\p{L}[\p{L}-]*(?=[\s,])/u.exec(rest)?.[0] ?? ''
  const lower = token.toLowerCase()
  const form = ACTION_VERBS.get(lower)
  if (!form) return ''
  const bare = form.tenses.includes('base') && weak.endsWith(' to')
  if (!bare && !form.tenses.includes('gerund')) return ''
  // 'Building maintenance', 'parking lot' and 'the support desk' are names of things.
  const named = bare ? VERB_OR_NOUN.has(form.base) : isFieldName(lower)
  const next = rest.slice(token.length)
  if (named && !objectFollows(next.trimStart()) && !/^(?:,|\s(?:and|&)\s)/u.test(next)) return ''
  const to = ended || OVER.test(weak) ? 'past' : 'base'
  return capitalised(retold(rest, { token, at: 0, from: bare ? 'base' : 'gerund', to }))
}
