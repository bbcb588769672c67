import type { Draft } from '#shared/schema/draft.ts'

// Odd input gets advice, never a refusal.

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

export function periodAdvice(start: string, end: string): string {
  if (!start && end) return 'There is an end but no start.'
  if (!start || !end) return ''
  // A year alone is compared as a year: 2020 to 2020-03 is in order.
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length) ? 'The end is before the start.' : ''
}

export function yearAdvice(year: Draft['education'][number]['graduationYear'], now: number): string {
  if (!year) return ''
  return year < 1940 || year > now + 10 ? 'This year looks unlikely.' : ''
}
