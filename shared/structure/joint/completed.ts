import type { EntryLine } from '../entry-lines.ts'
import { saysOfStudy } from '../grades.ts'
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

export const completed = (entries: JointEntry[], trade: Trade): JointEntry[] =>
  entries.map((entry) => completedAlone(entry, trade))

const completedAlone = (entry: JointEntry, trade: Trade): JointEntry => {
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
  const [next, after] = entry.body
  // What a thesis is about may stand between a degree and its school.
  const isNext = lacks === 'first' || (next && leadOf(next, lacks, trade) !== undefined)
  const below = isNext ? next : entry.body.find((line) => isSchool(line, trade))
  if (!below || below.line.dated) return entry
  // Items tell what was done at work; in a study one alone may be the degree, several are courses.
  const isOneOfMany = after?.role === 'bullet' && leadOf(after, lacks, trade) !== undefined
  if (below.role === 'bullet' && (!trade.hasSubject || isOneOfMany)) return entry
  const isAlone =
    after === undefined && below.role === 'bullet' && lacks === 'first' && !saysOfStudy(below.line.text)
  const text = isAlone && isNamedAlone(below.line.text, trade) ? below.line.text : leadOf(below, lacks, trade)
  return text === undefined ? entry : taking(entry, lacks, text, below)
}

/** A line that says no more is part of the head then. */
const taking = (entry: JointEntry, role: Role, text: string, below: EntryLine): JointEntry => {
  const { line } = below
  const isWhole = text.length >= line.text.length
  return {
    ...entry,
    heads: isWhole ? [...entry.heads, below] : entry.heads,
    body: isWhole ? entry.body.filter((one) => one !== below) : entry.body,
    roles: { ...entry.roles, [role]: { text, line, column: 0, bold: line.line.bold, italic: false } },
  }
}

const opensWith = (text: string, trade: Trade, isAlone: boolean): boolean => {
  const { first, second, field } = trade.fits(text)
  return isAlone ? Math.max(first, field) > Math.max(ALONE, second) : names(text, 'first', trade)
}
/** In nats: the one thing said of each school is what was studied there. */
const ALONE = -1.5

/** A name in a list of one item, which tells of no deed. */
const isNamedAlone = (text: string, trade: Trade): boolean =>
  isShortName(text) && opensWith(text, trade, true)
const isShortName = (text: string): boolean =>
  wordCount(text) <= NAME_ALONE && /^[\p{Lu}\d][^.!?:]*$/u.test(text)
const NAME_ALONE = 6

const isSchool = ({ role, line: { text } }: EntryLine, trade: Trade): boolean =>
  role !== 'bullet' &&
  trade.words(text).second > 0 &&
  wordCount(text) <= MOST_WORDS &&
  names(text, 'second', trade)

const leadOf = (below: EntryLine, role: Role, trade: Trade): string | undefined => {
  const { text } = below.line
  const isSentence = text.endsWith('.') && wordCount(text) > NAME_ALONE
  if (wordCount(text) <= MOST_WORDS && !isSentence && names(text, role, trade)) return text
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
