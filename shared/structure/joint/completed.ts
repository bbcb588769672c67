import { firstOf } from '#shared/lists.ts'
import { hasIdeographs } from '#shared/text/fold.ts'
import type { EntryLine } from '../entry-lines.ts'
import { saysOfStudy } from '../grades.ts'
import { paragraphsOf } from '../join-lines.ts'
import { wordCount } from '../prepared.ts'
import { firstWordWidth } from '../room.ts'
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

export const completed = (entries: JointEntry[], trade: Trade, wholeLines: boolean): JointEntry[] =>
  withItems(withOpenings(entries, trade, wholeLines), trade).map((entry) => completedAlone(entry, trade))

/** `Green Door ⇥ 2019` / `• Shop assistant`: where no firm's position is named, and each has one item that is called like one. */
const withItems = (entries: JointEntry[], trade: Trade): JointEntry[] => {
  const lacking = entries.filter(({ roles, titled }) => roles.second && !roles.first && !titled)
  const items = lacking.flatMap(({ body: [item, ...more] }) =>
    item?.role === 'bullet' && more.length === 0 && isShortName(item.line.text) ? item.line.text : [],
  )
  if (trade.hasSubject || items.length < 2 || items.length < lacking.length) return entries
  // Together they are told from deeds: one word alone may be called like a firm as well.
  const leads = items.map(trade.fits).map(({ first, second, rest }) => first - Math.max(second, rest))
  if (leads.some((lead) => lead <= 0) || leads.reduce((sum, lead) => sum + lead, 0) < CLEARLY * items.length)
    return entries
  return entries.map((entry) =>
    lacking.includes(entry) ? taking(entry, 'first', firstOf(entry.body).line.text, entry.body) : entry,
  )
}

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
  return text === undefined ? entry : taking(entry, lacks, text, [below])
}

/** A line that says no more is part of the head then. */
const taking = (entry: JointEntry, role: Role, text: string, lines: EntryLine[]): JointEntry => {
  const { line } = firstOf(lines)
  const isWhole = text.length >= lines.reduce((sum, one) => sum + one.line.text.length, -1)
  return {
    ...entry,
    heads: isWhole ? [...entry.heads, ...lines] : entry.heads,
    body: isWhole ? entry.body.filter((one) => !lines.includes(one)) : entry.body,
    roles: { ...entry.roles, [role]: { text, line, column: 0, bold: line.line.bold, italic: false } },
  }
}

/** Of the entries that name a second role: none of the first, and of those a text below that opens with one. */
const SHARE = { lacking: 0.75, opening: 0.6 } as const

/** Where a section's entries name no position, or no degree, what the text below most of them opens with is one. */
const withOpenings = (entries: JointEntry[], trade: Trade, wholeLines: boolean): JointEntry[] => {
  const named = entries.filter(({ roles, titled, placeholder }) => roles.second && !titled && !placeholder)
  const lacking = named.filter(({ roles }) => !roles.first)
  if (lacking.length < 2 || lacking.length < named.length * SHARE.lacking) return entries
  const opened = new Map(
    lacking.flatMap((entry) => {
      const made = withOpening(entry, trade, wholeLines)
      return made ? [[entry, made]] : []
    }),
  )
  if (opened.size < 2 || opened.size < lacking.length * SHARE.opening) return entries
  return entries.map((entry) => opened.get(entry) ?? entry)
}

const withOpening = (entry: JointEntry, trade: Trade, wholeLines: boolean): JointEntry | undefined => {
  const [below, ...others] = paragraphsOf(entry.body, wholeLines)
  // Nothing parts a name from what goes on behind it where words are not parted.
  if (!below || hasIdeographs(below.text) || below.lines.some(({ line }) => line.dated)) return undefined
  const [first, next] = below.lines
  // A line with room for the next word was ended on purpose.
  const isEnded = first && next && firstWordWidth(next.line) < first.line.room
  const whole = isEnded ? first.line.text : below.text
  const [sentence = ''] = whole.split(SENTENCE_END)
  const isAlone = trade.hasSubject && others.length === 0
  const leads = [...sentence.matchAll(ENDS)]
    .map(({ index }) => sentence.slice(0, index))
    .filter((lead) => wordCount(lead) <= MOST_WORDS && opensWith(lead, trade, isAlone))
    .filter((lead) => lead === sentence || !LEADS_ON.test(lead))
  const most = leads.reduce((best, lead) => Math.max(best, trade.fits(lead).first), Number.NEGATIVE_INFINITY)
  // What says no more than a name is one as a whole.
  const isAll = isAlone || sentence.length >= whole.length - 1
  const text = isAll ? leads.at(-1) : leads.findLast((lead) => trade.fits(lead).first >= most - GOES_ON)
  return text === undefined ? undefined : taking(entry, 'first', text, isEnded ? [first] : below.lines)
}
const SENTENCE_END = /[.!?](?:\s|$)/
/** In nats: a name with what goes on behind it may be so much less like one. */
const GOES_ON = 0.3
/** A name ends before a small word or a sign, and not with one. */
const LEADS_ON = /\s\p{Ll}{1,4}$/u
const ENDS = /(?=\s\p{Ll}{1,4}\s|[,;:(]|\s[–—|-]\s|$)/gu

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
