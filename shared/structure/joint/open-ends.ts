import { type DateRange, isOnlyDates } from '#shared/text/dates.ts'
import type { EntryLine } from '../entry-lines.ts'
import { wordCount } from '../prepared.ts'
import type { Trade } from './heads.ts'

// `2019 – aktualnie`: every language has more words for today than anyone lists. Where a date, a dash and a word or two
// have a field to themselves, the place says what they are, if sibling lines have whole ranges there, or the letters
// do, if they name nothing.

/** Behind a date: a dash, and no more words than today takes. */
const OPEN_END = /^\s?[-–—−~〜～]\s?(\p{L}[\p{L}\p{M}'’. ]{1,28})[)\]]?$/u
const MOST_WORDS = 3
/** In nats: what fits no role better names nothing. */
const NAMES_NOTHING = -1

export const withOpenEnds = (lines: EntryLine[], trade: Trade): EntryLine[] => {
  const ends = lines.map(openEnd)
  // A year alone is when a study ended, and today is called the same throughout: what differs are names of schools.
  const areNames = trade.hasSubject && new Set(ends.map((open) => open?.tail).filter(Boolean)).size > 1
  return lines.map((line, at) => {
    const open = ends[at]
    if (!open || wordCount(open.tail) > MOST_WORDS) return line
    const isSet = lines.some(
      (other) => other !== line && hasRangeAt(other, open.slot, line.line.fields.length),
    )
    const isNamed =
      open.slots > 1 || [lines[at - 1], lines[at + 1]].some((beside) => beside && saysMore(beside))
    if (!isSet && !(isNamed && !areNames && namesNothing(open.tail, trade))) return line
    return { ...line, dates: [open.range], fields: line.fields.filter(({ text }) => text !== open.tail) }
  })
}

interface OpenEnd {
  range: DateRange
  tail: string
  /** Which of the line's fields, and of how many. */
  slot: number
  slots: number
}

const openEnd = ({ line: { fields }, dates, role }: EntryLine): OpenEnd | undefined => {
  const [date, ...others] = dates
  if (role !== 'head' || !date || date.range || others.length > 0) return undefined
  const slot = fields.findIndex((field) => field.replace(/^[([]/, '').startsWith(date.printed))
  const field = fields[slot] ?? ''
  const behind = field.slice(field.indexOf(date.printed) + date.printed.length)
  const tail = OPEN_END.exec(behind)?.[1]
  if (!tail) return undefined
  const printed = `${date.printed}${behind.replace(/[)\]]$/, '')}`
  const range = { ...date, end: '', current: true, range: true, printed, to: date.from + printed.length }
  return { range, tail, slot, slots: fields.length }
}

const hasRangeAt = ({ line: { fields }, dates }: EntryLine, slot: number, slots: number): boolean =>
  fields.length === slots && dates.some(({ range }) => range) && isOnlyDates(fields[slot] ?? '')

const saysMore = ({ role, dates, fields }: EntryLine): boolean =>
  role === 'head' && dates.length === 0 && fields.length > 0

const namesNothing = (tail: string, trade: Trade): boolean => {
  const { first, second } = trade.fits(tail)
  return Math.max(first, second) < NAMES_NOTHING
}
