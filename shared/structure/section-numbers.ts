import { bodyOf, inFields, type Prepared } from './prepared.ts'

// `1 ⇥ Profile` … `4 ⇥ Experience`: a report numbers its headings, in a column of their own.

const NUMBER = /^(\d{1,2})(?:\.\d{1,2}){0,2}\.?$/
const WHOLE = /^\d{1,2}\.?$/
/** Fewer may be anything. */
const LEAST = 3

/** The same lines, without the numbers of headings that run on through the page. */
export const withoutSectionNumbers = (lines: Prepared[]): Prepared[] => {
  const body = bodyOf(lines)
  const numbered = lines.filter(
    ({ fields: [first = '', second = '', ...more], line }) =>
      more.length === 0 &&
      NUMBER.test(first) &&
      /\p{L}/u.test(second) &&
      (line.bold || line.size > body.size + LARGER),
  )
  const whole = numbered.filter(({ fields: [first = ''] }) => WHOLE.test(first))
  const runsOn = whole.every(({ fields: [first = ''] }, at) => Number.parseInt(first, 10) === at + 1)
  if (whole.length < LEAST || !runsOn) return lines
  const all = new Set(numbered)
  return lines.map((line) => (all.has(line) ? inFields(line, line.fields.slice(1)) : line))
}
const LARGER = 0.4
