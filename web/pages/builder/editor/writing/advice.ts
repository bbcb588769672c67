import { type Draft, FIELD_MAX } from '#shared/schema/draft.ts'
import { t } from '../texts.ts'

// Odd input gets advice, never a refusal.

/** Said when it is so: how numbers are written here takes the browser a while to find out. */
export const full = () => t.thisFieldIsFull({ most: FIELD_MAX })

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const emailAdvice = (email: string): string =>
  email.trim() && !EMAIL.test(email.trim()) ? t.noEmailAddress : ''

export function urlAdvice(url: string): string {
  const text = url.trim()
  if (!text) return ''
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  return URL.canParse(whole) && new URL(whole).hostname.includes('.') ? '' : t.noWebAddress
}

export const phoneAdvice = (phone: string): string =>
  phone.trim() && phone.replace(/\D/g, '').length < 6 ? t.thisLooksTooShort : ''

const unlikely = (year: number, thisYear: number) => year < 1940 || year > thisYear + 10

export function periodAdvice(start: string, end: string, thisYear: number): string {
  if (!start && end) return t.thereIsAnEnd
  if ([start, end].some((date) => date && unlikely(Number(date.slice(0, 4)), thisYear)))
    return t.thisYearLooksUnlikely
  if (!start || !end) return ''
  // A year alone is compared as a year: 2020 to 2020-03 is in order.
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length) ? t.theEndIsBefore : ''
}

export const yearAdvice = (year: Draft['education'][number]['graduationYear'], thisYear: number): string =>
  year && unlikely(year, thisYear) ? t.thisYearLooksUnlikely : ''
