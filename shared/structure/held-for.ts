import type { ReadItem } from '#shared/schema/resume.ts'
import { saysMore } from '#shared/text/dates/says-more.ts'
import type { DateRange } from '#shared/text/dates.ts'

type HeldFor = Pick<ReadItem, 'date' | 'startDate' | 'printedDates'>

/** `2020 – Present` has a start and no end; a date alone is when it was. */
export function heldFor(dates: DateRange | undefined): HeldFor {
  if (!dates) return { date: '' }
  const { start, end, range } = dates
  const held = range && start ? { date: end, startDate: start } : { date: end || start }
  return saysMore(dates) || (range && !start) ? { ...held, printedDates: dates.printed } : held
}
