import { noPositionsYet } from '../absent.ts'
import { at, type CheckDefinition, graded } from '../check.ts'

const check: CheckDefinition = {
  id: 'date-style',
  part: 'format',
  group: 'experience',
  title: 'Dates in one style',
  why: '“Jan 2020”, “3/2021” and “2022” under each other look like three people’s work.',
  look(subject) {
    const { positions } = subject
    if (positions.length === 0) return noPositionsYet(subject)
    const styles = positions.map((p) => ({
      p,
      style: p.undated ? '' : styleOf(p.entry.printedDates || p.entry.startDate),
    }))
    const counts = new Map<string, number>()
    for (const { style } of styles) if (style !== '') counts.set(style, (counts.get(style) ?? 0) + 1)
    const [main = '', n = 0] =
      [...counts].sort((a, b) => Number(a[0] === 'may') - Number(b[0] === 'may') || b[1] - a[1])[0] ?? []
    const off = styles.filter((s) => s.style !== main && !(s.style === 'may' && main.endsWith('month year')))
    return graded(
      n === 0 ? 0 : 1 - off.length / positions.length,
      'All dates are written in one style.',
      () => ({
        finding: off[0]
          ? `“${off[0].p.entry.printedDates || 'no date'}” is written unlike the other dates.`
          : 'There are no dates to compare.',
        fix: off[0]
          ? `Write the dates of ${off[0].p.where} like the others: as ${EXAMPLE[main] ?? 'month and year'}.`
          : 'Give each position its dates, all in one style.',
        evidence: off.map(({ p }) => at(subject, `${p.path}.startDate`, p.entry.printedDates || p.where)),
      }),
    )
  },
}
export default check

const EXAMPLE: Record<string, string> = {
  'month year': '“Mar 2021”',
  'full month year': '“March 2021”',
  'number year': '“03/2021”',
  'year number': '“2021-03”',
  year: '“2021”',
}
const FULL_MONTH =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/i
const NUMBER_YEAR = /\b\d{1,2}[/.-]\d{4}\b/
const YEAR_NUMBER = /\b\d{4}[/.-]\d{1,2}\b(?![/.-]?\d)/
const MONTH_WORD = /(?<!\p{L})\p{L}{3,12}\.?,?\s?['’]?\d{2,4}/u
const MAY = /\bmay\b/i

/** 'May' is both long and short: it says nothing where another month tells. */
function styleOf(printed: string): string {
  const text = printed.slice(0, 80)
  if (FULL_MONTH.test(text)) return 'full month year'
  if (NUMBER_YEAR.test(text)) return 'number year'
  if (YEAR_NUMBER.test(text)) return 'year number'
  if (MAY.test(text) && !/\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i.test(text)) return 'may'
  return MONTH_WORD.test(text) && !/^(?:since|from|until)\b/i.test(text) ? 'month year' : 'year'
}
