import { ACTION_VERBS } from '../words/action-verbs.ts'
import { opening } from './opening.ts'
import { retold } from './tense.ts'
import { capitalised } from './words.ts'

/** 'Tried to learn' is not 'learned', and who had a part in a deed did not do it alone. */
const NOT_THE_DEED =
  /^(?:attempted|tried|played|familiar|knowledge|exposure|part|was part|was a member|experienced?)(?!\p{L})/u
/** Said of what is over, under a position that is held too. */
const OVER = /^(?:helped|assisted|worked|participated|took|dealt|got|had|was)(?!\p{L})/u

/** 'Responsible for managing a team' → 'Managed a team'; '' where the deed is not in the line. */
export function deedFirst(text: string, ended: boolean): string {
  const { weak } = opening(text)
  if (weak === '' || NOT_THE_DEED.test(weak)) return ''
  const rest = text
    .trim()
    .slice(weak.length)
    .replace(/^[\s:]+/, '')
  const token = /^\p{L}[\p{L}-]*(?=[\s,])/u.exec(rest)?.[0] ?? ''
  const tenses = ACTION_VERBS.get(token.toLowerCase())?.tenses ?? []
  const bare = tenses.includes('base') && (weak.startsWith('help') || weak.endsWith(' to'))
  if (!bare && !tenses.includes('gerund')) return ''
  const to = ended || OVER.test(weak) ? 'past' : 'base'
  return capitalised(retold(rest, { token, from: bare ? 'base' : 'gerund', to }))
}
