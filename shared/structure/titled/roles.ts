import type { EntryLine, Field } from '../entry-lines.ts'
import { isPlace } from '../is-place.ts'
import type { JointEntry } from '../joint/entries.ts'
import type { Trade } from '../joint/heads.ts'
import { readsAsSentence } from '../joint/likelihood.ts'
import { DOUBTFUL } from '../joint/sure.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { type Located, splitPlace } from '../split-place.ts'
import { degreeScore, schoolScore } from '../word-signs.ts'
import { type TitledEntry, titledEntries } from './entries.ts'
import { labelledText } from './labels.ts'

// **Position** ⇥ dates / Company · Place / • what was done, and **Degree, field** ⇥ dates / School / Grade: … Or the other
// way round: the words of all entries together decide which of the two the section does.

/** What a titled entry says beside its two roles, as it is printed. */
export interface Titled {
  place: string
  grade: string
  /** What stands beside its title, `graduated` and all. */
  beside: string
  /** Neither of its roles is missing. */
  isPair: boolean
}

interface Head {
  entry: TitledEntry
  title: string
  /** The plain line under the title, whichever of the two roles it is. */
  second: string
  place: string
  grade: string
}

const DOT = ' · '

/** A section set by the rule of titles; undefined where it is set in another way, or says more in its heads. */
export const titledRoles = (
  lines: Prepared[],
  wholeLines: boolean,
  trade: Trade,
): JointEntry[] | undefined => {
  const entries = titledEntries(lines, wholeLines)
  if (!entries) return undefined
  const groups = trade.hasSubject ? undefined : headsInGroups(entries, trade)
  if (groups) return groups.map((head) => made(head, false, true, trade))
  const heads = entries.map((entry) => headOf(entry, trade))
  if (!heads.every((head) => head !== undefined) || !areTrusted(heads, trade)) return undefined
  const turned = secondsLead(heads, trade)
  const marked = heads.some(({ place }) => place)
  return heads.map((head, at) => made(head, turned[at] ?? false, marked, trade))
}

const headOf = (entry: TitledEntry, trade: Trade): Head | undefined => {
  if (trade.hasSubject && entry.list.length > 0) return undefined
  const [grade, ...grades] = entry.under.flatMap(({ text }) => gradeBehindLabel(text) ?? [])
  const [second, ...more] = entry.under.filter(({ text }) => gradeBehindLabel(text) === undefined)
  const isLabelled = [entry.title, second?.text ?? ''].some((text) => labelledText(text).label)
  const isText = wordCount(second?.text ?? '') > NAME_MOST && readsAsSentence(second?.text ?? '')
  if (more.length + grades.length > 0 || isLabelled || isText || (grade && !trade.hasSubject))
    return undefined
  const { name, place } = partedAtDot(second?.text ?? '', trade)
  return { entry, title: entry.title, second: name, place, grade: grade ?? '' }
}

/** Words: what is longer and reads like a sentence names nobody. */
const NAME_MOST = 5

const gradeBehindLabel = (text: string): string | undefined => {
  const { label, text: value } = labelledText(text)
  return label === 'grade' ? value : undefined
}

/** `School · Place`, as an employer's: behind the dot may stand a place on no map, but no grade and no second school. */
export const partedAtDot = (text: string, { hasSubject }: Trade): Located => {
  const at = text.lastIndexOf(DOT)
  const place = text.slice(at + DOT.length)
  const isOther = hasSubject && (/\d/.test(place) || degreeScore(place) >= 1 || schoolScore(place) > 0)
  return at > 0 && (!isOther || isPlace(place))
    ? { name: text.slice(0, at), place }
    : { name: text, place: '' }
}

/** Every employer in a title of its own, over titles with dates: **Acme · Oslo** / **Engineer** ⇥ dates / • what was done. */
function headsInGroups(entries: TitledEntry[], trade: Trade): Head[] | undefined {
  const heads: Head[] = []
  let employer: TitledEntry | undefined
  for (const [at, entry] of entries.entries()) {
    const leads = !entry.dates && entry.list.length === 0
    if (entry.under.length > 0 || (leads ? !entries[at + 1]?.dates : !entry.dates || !employer))
      return undefined
    if (leads) employer = entry
    else if (employer) {
      const { name, place } = partedAtDot(employer.title, trade)
      heads.push({ entry, title: entry.title, second: name, place, grade: '' })
    }
  }
  // One position each may be set in other ways as well; those are read by another rule.
  const isGroup = entries.some(({ dates }, at) => dates && entries[at + 1]?.dates)
  const lead = heads.reduce((sum, { title, second }) => sum + leadOf(title, second, trade), 0)
  const isLabelled = heads.some(({ title, second }) =>
    [title, second].some((text) => labelledText(text).label),
  )
  return isGroup && lead <= 0 && !isLabelled ? heads : undefined
}

/** By how much the words say that the second role leads, in a title over a line. */
export const leadOf = (title: string, below: string, { words }: Trade): number => {
  const [upper, lower] = [words(title), words(below)]
  return lower.first + upper.second - upper.first - lower.second
}

/** The same in nats: an entry whose words say so too is set in its own way. */
const natsOf = (title: string, below: string, { fits }: Trade): number => {
  const [upper, lower] = [fits(title), fits(below)]
  return lower.first + upper.second - upper.first - lower.second
}
const CLEARLY = 3

const secondsLead = (heads: Head[], trade: Trade): boolean[] => {
  const leads = heads.map(({ title, second }) =>
    title && second
      ? { words: leadOf(title, second, trade), nats: natsOf(title, second, trade) }
      : { words: 0, nats: 0 },
  )
  const all = leads.reduce((sum, { words }) => sum + words, 0)
  return leads.map(({ words, nats }) => (words * nats > 0 && Math.abs(nats) > CLEARLY ? words : all) > 0)
}

/** Where a title names both, a place alone stands under it, or two titles make one entry, it is another rule. */
const areTrusted = (heads: Head[], trade: Trade): boolean => {
  // Where a mark sets places apart from names, a name alone is no place, though a city is called the same.
  const marked = heads.some(({ place }) => place)
  const doubtful = heads.filter(
    ({ entry, title, second, place }) =>
      (!marked && isPlace(second)) ||
      (!place && namesBoth(title, second, trade)) ||
      // Where dates lead, the section may be a form, which sets a place behind the name by a comma.
      (trade.hasSubject && entry.datesLead && splitPlace(second).place !== ''),
  )
  const most = trade.hasSubject ? 0 : heads.length / 3
  // The dot parts a name from its place under a title; in a title that stands alone it is the line of another rule.
  const isOther = heads.some(({ title, second }) => !second && title.includes(DOT))
  return (
    !isOther && doubtful.length <= most && !heads.some((head, at) => areHalves(heads[at - 1], head, trade))
  )
}

/** `Clerk, Harbourline Freight Ltd`: another rule, unless the line below says better where. */
export const namesBoth = (title: string, below: string, { holdsBoth, words }: Trade): boolean =>
  holdsBoth(title) && words(below).second < NAMED
/** By its words: a company, a school. */
const NAMED = 0.7

/** One role over the other, both set as titles and dated once. */
const areHalves = (above: Head | undefined, head: Head, trade: Trade): boolean =>
  above !== undefined &&
  [above, head].every(({ second, grade }) => !grade && (!second || isPlace(second))) &&
  above.entry.list.length === 0 &&
  Boolean(above.entry.dates) !== Boolean(head.entry.dates) &&
  (above.second !== '' || isSecondAlone(above.title, trade) !== isSecondAlone(head.title, trade))

/** A title alone is the school's, where no word of it is a degree's; an employer says more that it is one. */
export const isSecondAlone = (title: string, { words, hasSubject }: Trade): boolean => {
  const { first, second } = words(title)
  return hasSubject ? first < 1 || second > 0 : second > first
}

const made = (head: Head, turned: boolean, marked: boolean, trade: Trade): JointEntry => {
  const { entry, title, grade } = head
  const isPair = title !== '' && head.second !== ''
  const flips = isPair ? turned : trade.hasSubject && isSecondAlone(title, trade)
  // Where places are set apart by a mark, a comma is part of the name.
  const isWhole = trade.hasSubject ? !turned : marked
  const partedIn = (text: string): Located => (isWhole ? { name: text, place: '' } : splitPlace(text))
  const [upper, lower] = flips ? [head.second, title] : [title, head.second]
  const first = trade.hasSubject ? { name: upper, place: '' } : partedIn(upper)
  const second = partedIn(lower)
  const isClear = !isPair || Math.abs(natsOf(title, head.second, trade)) > SOME_NATS
  const below = entry.under[0]?.line ?? entry.line
  const fieldOf = (text: string, line: Prepared): Field | undefined =>
    text ? { text, line, column: 0, bold: line.line.bold, italic: false } : undefined
  const [lineOfFirst, lineOfSecond] = flips ? [below, entry.line] : [entry.line, below]
  const place = head.place || second.place || first.place
  return {
    heads: [entry.line, ...entry.under.map(({ line }) => line)].map((line) => asHead(line, entry)),
    fields: [],
    dates: entry.dates,
    printedDates: entry.dates?.printed ?? '',
    current: entry.dates?.current ?? false,
    body: entry.list,
    placeholder: false,
    roles: {
      first: fieldOf(first.name, lineOfFirst),
      second: fieldOf(second.name, lineOfSecond),
      place: fieldOf(place, below),
      subject: undefined,
      rest: [],
    },
    sure: { first: isClear ? SURE : DOUBTFUL, second: isClear ? SURE : DOUBTFUL },
    titled: { place, grade, beside: entry.beside, isPair },
  }
}

const SURE = 0.95
/** Names that could as well be each other's are not sure. */
const SOME_NATS = 1

const asHead = (line: Prepared, { line: title, dates }: TitledEntry): EntryLine => ({
  line,
  role: 'head',
  dates: line === title && dates ? [dates] : [],
  placeholder: false,
  fields: [],
})
