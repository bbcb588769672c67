import { type CheckDefinition, partly, pass } from '../check.ts'
import type { Subject } from '../subject.ts'
import { AGE, BIRTH, CIVIL_STATUS, IDENTITY, NATIONALITY, RELIGION, SEX } from '../words/personal-details.ts'

// Advice only where it is clear: what is asked for in one country is unwanted in another.
const UNWANTED = new Set(['', 'US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'NL', 'SE', 'NO', 'DK', 'FI'])
const DETAILS: readonly { what: string; pattern: RegExp; everywhere?: true }[] = [
  // With this number others can act in one's name, whatever is usual.
  { what: 'your identity number', pattern: IDENTITY, everywhere: true },
  { what: 'your date of birth', pattern: BIRTH },
  { what: 'your age', pattern: AGE },
  { what: 'your marital status', pattern: CIVIL_STATUS },
  { what: 'your religion', pattern: RELIGION },
  { what: 'your sex', pattern: SEX },
  { what: 'your nationality', pattern: NATIONALITY },
]

const check: CheckDefinition = {
  id: 'personal-data',
  part: 'section',
  group: 'contact',
  advice: true,
  look(subject) {
    const { resume, facts, english } = subject
    const unwanted = UNWANTED.has(resume.country) && (english || resume.country !== '')
    const lines = [
      ...resume.head,
      ...resume.sections.flatMap((s) => (s.kind === 'other' || s.kind === 'interests' ? s.lines : [])),
    ]
    const found = lines.flatMap((l) => {
      const text = l.text.slice(0, 300)
      const detail = DETAILS.find((d) => (unwanted || d.everywhere) && d.pattern.test(text))
      if (detail) return [{ what: detail.what, l }]
      return unwanted && holdsBirthday(text, subject) ? [{ what: 'your date of birth', l }] : []
    })
    const portrait = unwanted && facts?.portrait
    if (found.length === 0 && !portrait) return pass('There is nothing here that nobody may ask for.')
    const what = found[0]?.what ?? 'your photo'
    return partly(
      0.5,
      `The resume gives ${what}.`,
      `Leave ${what} out, unless your trade or the country you apply in expects it.`,
      found.map(({ l }) => ({ text: l.text, page: l.page, line: l.line, path: '', fix: '' })),
    )
  },
}
export default check

/** A day beside the ways of contact, without a label and of a year in which who applies may be born. */
const DAY =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]((?:19|20)\d\d)|\d{1,2}\.? \p{L}{3,9}\.? ((?:19|20)\d\d)|((?:19|20)\d\d)-\d\d-\d\d)$/u
const [YOUNGEST, OLDEST] = [15, 80]

function holdsBirthday(text: string, { now }: Pick<Subject, 'now'>): boolean {
  return text.split(/[|•·,;]/).some((part) => {
    const piece = part.trim()
    const [, ...years] = DAY.exec(piece.trim()) ?? []
    const year = years.find((one) => one !== undefined)
    const age = Math.floor(now / 12) - Number(year)
    return year !== undefined && age >= YOUNGEST && age <= OLDEST
  })
}
