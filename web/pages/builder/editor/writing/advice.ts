import { type Draft, FIELD_MAX } from '#shared/schema/draft.ts'

// Odd input gets advice, never a refusal.

/** Said when it is so: how numbers are written here takes the browser a while to find out. */
export const full = () => `This field is full: it takes ${FIELD_MAX.toLocaleString()} characters.`

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const emailAdvice = (email: string): string =>
  email.trim() && !EMAIL.test(email.trim()) ? 'This does not look like an email address.' : ''

export function urlAdvice(url: string): string {
  const text = url.trim()
  if (!text) return ''
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  return URL.canParse(whole) && new URL(whole).hostname.includes('.')
    ? ''
    : 'This does not look like a web address.'
}

export const phoneAdvice = (phone: string): string =>
  phone.trim() && phone.replace(/\D/g, '').length < 6 ? 'This looks too short for a phone number.' : ''

const unlikely = (year: number, thisYear: number) => year < 1940 || year > thisYear + 10
const UNLIKELY = 'This year looks unlikely.'

export function periodAdvice(start: string, end: string, thisYear: number): string {
  if (!start && end) return 'There is an end but no start.'
  if ([start, end].some((date) => date && unlikely(Number(date.slice(0, 4)), thisYear))) return UNLIKELY
  if (!start || !end) return ''
  // A year alone is compared as a year: 2020 to 2020-03 is in order.
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length) ? 'The end is before the start.' : ''
}

export const yearAdvice = (year: Draft['education'][number]['graduationYear'], thisYear: number): string =>
  year && unlikely(year, thisYear) ? UNLIKELY : ''
