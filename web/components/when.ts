// Dates in the person's own locale and zone. The formats are made once: making one is dear in a long list.

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

const format = (to: Intl.DateTimeFormat, iso: string) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : to.format(date)
}

export const dayText = (iso: string) => format(DAY, iso)
export const momentText = (iso: string) => format(MOMENT, iso)
export const timeText = (iso: string) => format(TIME, iso)
