import type { Span } from './outline.ts'

// Abbreviated months and a spaced en dash: the form that every reader of resumes knows.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const present = 'Present'
export const rangeDash = ' – '

export function printDate(date: string): string {
  const [year = '', month] = date.split('-')
  return month ? `${months[Number(month) - 1]} ${year}` : year
}

/** `Mar 2021 – Present`; one date where start and end agree; `Until 2020` where only the end is known. */
export function dateSpans(start: string, end: string, at: { start: string; end: string }): Span[] {
  if (!start && !end) return []
  if (!start) return [{ text: 'Until ' }, { text: printDate(end), path: at.end }]
  const from = { text: printDate(start), path: at.start }
  if (start === end) return [from]
  return [from, { text: rangeDash }, { text: end ? printDate(end) : present, path: at.end }]
}
