// Dates in the person's own locale and zone. A format is made once, when it is first wanted: making one is dear.

import { localeOfDates } from '#shared/i18n/language.ts'

const NO_BREAK_SPACE = '\u00a0'
/** A line may end within a moment, but not between its hour and what the hour is of. */
const BEFORE_HALF_OF_DAY = / (?=[AP]M\b)/i

const made = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (iso: string) => {
    const date = new Date(iso)
    if (Number.isNaN(date.getTime())) return ''
    format ??= new Intl.DateTimeFormat(localeOfDates(), options)
    return format.format(date).replace(BEFORE_HALF_OF_DAY, NO_BREAK_SPACE)
  }
}

export const dayText = made({ dateStyle: 'medium' })
export const momentText = made({ dateStyle: 'medium', timeStyle: 'short' })
export const timeText = made({ timeStyle: 'short' })

const monthText = made({ month: 'long', timeZone: 'UTC' })
/** The twelve months, January first. */
export const monthNames = () =>
  Array.from({ length: 12 }, (_, at) => monthText(new Date(Date.UTC(2000, at)).toISOString()))
