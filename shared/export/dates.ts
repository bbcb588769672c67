import type { Span } from './outline.ts'
import { dateFormsOf, type Words } from './words.ts'

// Months as the person chose or the language has them, and a spaced en dash: what every reader of resumes knows.
const rangeDash = ' – '

export function printDate(date: string, words: Words): string {
  const [year = '', month] = date.split('-')
  if (!month) return year
  const forms = dateFormsOf(words)
  const form = forms.find((one) => one === words.dates) ?? forms[0]
  if (form === 'numbers') return words.numbers.replace('YYYY', year).replace('MM', month)
  return `${words[form === 'long' ? 'months' : 'shortMonths'][Number(month) - 1]} ${year}`
}

/** As `printed`, where that says more; `Mar 2021 – Present`; one date where start and end agree; `Until 2020` where only the end is known. */
export function dateSpans(
  start: string,
  end: string,
  at: { start: string; end: string },
  words: Words,
  printed = '',
): Span[] {
  if (printed) return [{ text: printed, path: at.start.replace(/\w+$/, 'printedDates') }]
  if (!start && !end) return []
  if (!start) return [{ text: `${words.until} ` }, { text: printDate(end, words), path: at.end }]
  if (start === end) return [{ text: printDate(start, words), path: at.start }]
  return range(start, end ? printDate(end, words) : words.present, at, words)
}

/** `Mar 2021 – Mar 2021` */
export const rangeSpans = (both: string, at: { start: string; end: string }, words: Words): Span[] =>
  range(both, printDate(both, words), at, words)

const range = (start: string, end: string, at: { start: string; end: string }, words: Words): Span[] => [
  { text: printDate(start, words), path: at.start },
  { text: rangeDash },
  { text: end, path: at.end },
]
