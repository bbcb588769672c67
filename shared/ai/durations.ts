import { inDigits } from './numbers.ts'

// How long something took is seldom printed: 'three years' is what two dates say.

const SPAN = /(\d+(?:\.\d+)?)\+?[- ](?:full |long |more |whole |short )?(year|month|week|day|hour)s?\b/gi
const unitOf = (number: string, unit: string) => `${Number(number)} ${unit.toLowerCase()}`

export const durationsIn = (text: string): string[] =>
  [...inDigits(text).matchAll(SPAN)].map(([, number = '', unit = '']) => unitOf(number, unit))
export const withoutDurations = (text: string): string => inDigits(text).replace(SPAN, ' ')

const YEAR = /\b(?:19|20)\d\d\b/g
const ONGOING =
  /\b(?:present|today|now|current|currently|ongoing|since|heute|seit|aujourd|depuis|actual|presente|oggi|heden)\b|[-–—]\s*$/i

/** Every span that the printed dates allow: of each line, and of the whole. Months are not looked at, so it is one of two. */
export function durationsAllowed(lines: readonly string[], asOf: string): Set<string> {
  const now = Number(asOf.slice(0, 4)) || undefined
  const allowed = new Set(lines.flatMap(durationsIn))
  const all: number[] = []
  const span = (years: readonly number[]) => {
    const between = Math.max(...years) - Math.min(...years)
    for (const count of [between, between - 1]) {
      if (years.length > 1 && count > 0) allowed.add(unitOf(String(count), 'year'))
    }
  }
  for (const line of lines) {
    const years = (line.match(YEAR) ?? []).map(Number)
    if (now && years.length > 0 && ONGOING.test(line)) years.push(now)
    span(years)
    all.push(...years)
  }
  span(all)
  return allowed
}
