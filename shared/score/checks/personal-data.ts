import { type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'
import type { Subject } from '../subject.ts'
import { AGE, BIRTH, CIVIL_STATUS, IDENTITY, NATIONALITY, RELIGION, SEX } from '../words/personal-details.ts'

// Advice only where it is clear: what is asked for in one country is unwanted in another.
const UNWANTED = new Set(['', 'US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'NL', 'SE', 'NO', 'DK', 'FI'])
type Detail = 'identity' | 'birth' | 'age' | 'civilStatus' | 'religion' | 'sex' | 'nationality'
const DETAILS: readonly { what: Detail; pattern: RegExp; everywhere?: true }[] = [
  // With this number others can act in one's name, whatever is usual.
  { what: 'identity', pattern: IDENTITY, everywhere: true },
  { what: 'birth', pattern: BIRTH },
  { what: 'age', pattern: AGE },
  { what: 'civilStatus', pattern: CIVIL_STATUS },
  { what: 'religion', pattern: RELIGION },
  { what: 'sex', pattern: SEX },
  { what: 'nationality', pattern: NATIONALITY },
]

const check: CheckDefinition = {
  id: 'personal-data',
  part: 'section',
  group: 'contact',
  restsOn: [],
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
      return unwanted && holdsBirthday(text, subject) ? [{ what: 'birth' as const, l }] : []
    })
    const portrait = unwanted && facts?.portrait
    if (found.length === 0 && !portrait) return pass(t.nothingPersonal)
    const what = t[found[0]?.what ?? 'photo']
    return partly(
      0.5,
      t.givesPersonal({ what }),
      t.leavePersonalOut({ what }),
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
