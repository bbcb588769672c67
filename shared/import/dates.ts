import { dateRanges } from '#shared/text/dates.ts'
import { isLoose, type Loose, pick } from './loose.ts'

// Dates as other programs write them: `2019-03-31` by the standard, `2019/3`, or as people do.

export const dateOf = (date: string): string => {
  const [, year, month = ''] = /^(\d{4})(?:[-/.](\d{1,2})(?!\d))?/.exec(date) ?? []
  const found = year ? `${year}${isMonth(month) ? `-${month.padStart(2, '0')}` : ''}` : ''
  return found || dateRanges(date)[0]?.start || ''
}

const isMonth = (month: string): boolean => Number(month) >= 1 && Number(month) <= 12

interface Period {
  startDate: string
  endDate: string
}

const START = ['startDate', 'start_date', 'start', 'from', 'Started On', 'Start Date']
const END = ['endDate', 'end_date', 'end', 'to', 'Finished On', 'End Date']
const BOTH = ['period', 'date', 'releaseDate', 'Issued On', 'Published On', 'Taken On']

const PERIOD = new Set([...START, ...END, ...BOTH])
/** It names a date of an entry, or a part of one. */
export const isPeriodField = (names: string[]): boolean => names.some((name) => PERIOD.has(name))

/** Written by the standard, or for it: no person chose these words. */
const STANDARD = /^\d{4}(?:[-/.]\d{1,2}){0,2}(?:T|$)/

/** The dates as somebody typed them: `Fall 2022 – Present`. */
export function typedDates(entry: Loose): string {
  const dates = isLoose(entry.date) ? entry.date : entry
  const [start, end] = [pick(dates, ...START), pick(dates, ...END)]
  const texts = start ? [start, end || 'Present'] : [end || pick(entry, ...BOTH)]
  return [start, ...texts].every((text) => !text || text === 'Present' || STANDARD.test(text))
    ? ''
    : texts.join(' – ')
}

/** Of what was held: a date alone is when that was, not an end after a beginning nobody knows. */
export function heldFor(entry: Loose): Period {
  const { startDate, endDate } = periodOf(entry)
  return { startDate: startDate || (pick(entry, ...END) ? '' : endDate), endDate }
}

/** Two fields, or one in which both stand: `January 2019 to Present`. A date alone is the end. */
export function periodOf(entry: Loose): Period {
  const dates = isLoose(entry.date) ? entry.date : entry
  const [startDate, endDate] = [dateOf(pick(dates, ...START)), dateOf(pick(dates, ...END))]
  if (startDate || endDate) return { startDate, endDate }
  const printed = pick(entry, ...BOTH)
  const [range] = dateRanges(printed)
  if (!range) return { startDate: '', endDate: dateOf(printed) }
  return range.range
    ? { startDate: range.start, endDate: range.end }
    : { startDate: '', endDate: range.end || range.start }
}
