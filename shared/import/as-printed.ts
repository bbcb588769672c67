import type { PrintedDates } from '#shared/schema/draft.ts'
import { type Dated, datesIn, printedDatesOf } from '#shared/schema/printed-dates.ts'
import { saysMore } from '#shared/text/dates/says-more.ts'
import { dateRanges } from '#shared/text/dates.ts'

/**
 * The entry with its dates as printed, where its fields can't say all of it. `until`: they tell a date that is only the
 * end from one that is the whole.
 */
export function withPrinted<T extends object & Dated>(
  entry: T,
  printed: string | undefined,
  until = false,
): T & { printedDates?: PrintedDates } {
  const [range, ...others] = dateRanges(printed ?? '')
  if (!printed || !range || others.length > 0) return entry
  const isUntil = range.range && !range.start && !until
  if (!isUntil && !saysMore(range)) return entry
  const of = datesIn(entry)
  const [start = '', end = ''] = of.split('/')
  // Corrected by hand, they are other dates than those of the page.
  const isSame = end === range.end && (start === range.start || (!start && !range.range))
  return isSame ? { ...entry, printedDates: { text: printed, of } } : entry
}

/** What a reader of the page can be asked to find again: what was typed there may be no more than the fields say. */
export function tellingDates({ printedDates, ...dates }: Dated, until = false): string {
  const printed = printedDatesOf({ ...dates, printedDates })
  return withPrinted(dates, printed, until).printedDates?.text ?? ''
}
