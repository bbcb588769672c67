import type { EntryLine, Field } from '../entry-lines.ts'
import { wordCount } from '../prepared.ts'
import { splitPlace } from '../split-place.ts'
import type { JointEntry } from './entries.ts'
import type { Trade } from './heads.ts'

// An entry whose head names one of its two roles only: the other is what stands next in it, where it is called so.

/** In nats. */
const CLEARLY = 1
const LIKE = -0.8
/** Words of a line that names a role, and of what leads one. */
const MOST_WORDS = 14
/** `【Team】Four people` */
const IN_BRACKETS = /^[【〔［[]/u
const LEAD = /^([^,–—|]{3,60}?)(?:,\s|\s[–—|-]\s)/u

type Role = 'first' | 'second'

export const completed = (entry: JointEntry, trade: Trade): JointEntry => {
  const { first, second } = entry.roles
  if (entry.titled || entry.placeholder || !first === !second) return entry
  const lacks: Role = first ? 'second' : 'first'
  // Further positions stand under the firm of the entry above.
  if (lacks === 'second' && !trade.hasSubject) return entry
  const left = entry.roles.rest.find(({ text }) => names(text, lacks, trade))
  if (left)
    return {
      ...entry,
      roles: { ...entry.roles, [lacks]: left, rest: entry.roles.rest.filter((one) => one !== left) },
    }
  const [below, next] = entry.body
  if (!below || below.line.dated) return entry
  // Items tell what was done at work; in a study one alone may be the degree, several are courses.
  const isItem = below.role === 'bullet'
  if (isItem && (!trade.hasSubject || (next?.role === 'bullet' && leadOf(next, lacks, trade) !== undefined)))
    return entry
  const text = leadOf(below, lacks, trade)
  if (text === undefined) return entry
  const { bold } = below.line.line
  const field: Field = { text, line: below.line, column: 0, bold, italic: false }
  const isWhole = text === below.line.text
  return {
    ...entry,
    heads: isWhole ? [...entry.heads, below] : entry.heads,
    body: isWhole ? entry.body.slice(1) : entry.body,
    roles: { ...entry.roles, [lacks]: field },
  }
}

const leadOf = (below: EntryLine, role: Role, trade: Trade): string | undefined => {
  const { text } = below.line
  if (wordCount(text) <= MOST_WORDS && names(text, role, trade)) return text
  const lead = below.role === 'bullet' ? undefined : LEAD.exec(text)?.[1]
  return lead !== undefined && names(lead, role, trade) ? lead : undefined
}

const names = (text: string, role: Role, trade: Trade): boolean => {
  if (IN_BRACKETS.test(text)) return false
  const fits = trade.fits(role === 'second' ? splitPlace(text).name : text)
  const own = role === 'first' && trade.hasSubject ? Math.max(fits.first, fits.field) : fits[role]
  return (
    own > LIKE &&
    own > fits[role === 'first' ? 'second' : 'first'] + CLEARLY &&
    own > fits.place &&
    own > fits.rest
  )
}
