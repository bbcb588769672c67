import { plainWords } from '#shared/text/fold.ts'
import { withoutBrackets } from '../words/brackets.ts'
import type { JointEntry } from './entries.ts'

// Posts that a table lists first and that are told at length below: the same firm in the same time is one post.

export const withoutSecondTelling = (entries: JointEntry[]): JointEntry[] => {
  const out: JointEntry[] = []
  for (const entry of entries) {
    const at = out.findIndex((other) => areOnePost(other, entry))
    const other = out[at]
    if (other)
      out[at] = {
        ...other,
        roles: { ...other.roles, first: other.roles.first ?? entry.roles.first },
        body: [...other.body, ...entry.body],
      }
    else out.push(entry)
  }
  return out
}

const areOnePost = (one: JointEntry, other: JointEntry): boolean => {
  const [dates, others] = [one.dates, other.dates]
  if (!dates?.start || !others || dates.start !== others.start || dates.end !== others.end) return false
  const [firm, firmToo] = [one, other].map(({ roles }) => nameOf(roles.second?.text))
  if (!firm || firm !== firmToo) return false
  // The one that is only listed tells nothing, and one of them at most names the position.
  return (!one.body.length || !other.body.length) && !(one.roles.first && other.roles.first)
}

const nameOf = (text = ''): string => plainWords(withoutBrackets(text) || text)
