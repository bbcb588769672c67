import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import { saysOfStudy } from '../grades.ts'
import { type Prepared, withoutMark, wordCount } from '../prepared.ts'
import { degreeScore, schoolScore } from '../word-signs.ts'
import type { Trade } from './heads.ts'

// Sections that are lists of entries: `• Clerk, Trask & Sons (2015 – 2019)`. The marks say nothing there, and what is
// said of an entry stands in a list inside the list.

const SAME_EDGE = 3
/** Of the items that could name an entry. */
const SHARE = 0.6

/** Of the items, where every line of an entry is an item and its date is one of them. */
const DATES_ALONE = 0.2

/** Where every line at the outer edge is an item and most name an entry, the same lines without the marks of those items;
 * of studies, without the marks of those that name one. */
export const withoutItemMarks = (given: Prepared[], trade: Trade): Prepared[] => {
  const edge = given.reduce((least, { line }) => Math.min(least, line.x), Number.POSITIVE_INFINITY)
  const isOuter = ({ line }: Prepared): boolean => line.x <= edge + SAME_EDGE
  if (!given.every((line) => !isOuter(line) || line.line.bullet !== undefined)) return given
  const items = given.filter((line) => isOuter(line) && !saysOfStudy(line.text))
  const isPlain = items.filter(({ text }) => isOnlyDates(text)).length >= items.length * DATES_ALONE
  const areAll = isPlain || items.filter((line) => namesEntry(line, trade)).length >= items.length * SHARE
  if (!areAll && !trade.hasSubject) return given
  return given.map((line) => {
    if (!isOuter(line) || !(areAll || namesEntry(line, trade) || isStudy(line.text))) return line
    return { ...withoutMark(line), ...(areAll ? {} : { opensEntry: true }) }
  })
}

const namesEntry = ({ fields }: Prepared, trade: Trade): boolean => {
  const text = fields.join(', ')
  const [dates] = dateRanges(text)
  if (!dates) return trade.holdsBoth(text)
  const [before, after] = [text.slice(0, dates.from), text.slice(dates.to)]
  if (LEADS.test(before) && (dates.range || SET_OFF.test(after)) && isShort(after)) return true
  return (FENCED.test(before) && isShort(before)) || trade.holdsBoth(`${before.replace(OPEN, '')}${after}`)
}

/** A certificate says `certificate`, a study names its degree or its school. */
const isStudy = (text: string): boolean =>
  wordCount(text) <= MAX_WORDS && (degreeScore(text) >= 2 || schoolScore(text) > 0)

const OPEN = /[([]\s*$/
/** `2012 – Secondary school`: the date leads, and a sign sets off what it is the date of, where it is no range. */
const LEADS = /^\s*[([]?\s*$/
const SET_OFF = /^\s?[)\]]?\s?[:|·•–—-]\s?(?=\p{L})/u
/** Behind a comma, a dash, a bar or a bracket. */
const FENCED = /[,;:|(·•–—-]\s*$/
/** A sentence says more before its date. */
const MAX_WORDS = 12
const isShort = (text: string): boolean => wordCount(text) <= MAX_WORDS
