import { type CheckDefinition, partly, pass } from '../check.ts'

// Advice only where it is clear: what is asked for in one country is unwanted in another.
const UNWANTED = new Set(['', 'US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'NL', 'SE', 'NO', 'DK', 'FI'])
const DETAILS: readonly { what: string; pattern: RegExp }[] = [
  { what: 'your date of birth', pattern: /\b(?:date of birth|d\.?o\.?b\.?|born on|birth ?date)\b/i },
  { what: 'your marital status', pattern: /\b(?:marital status|married|divorced|widowed|unmarried)\b/i },
  {
    what: 'an identity number',
    pattern: /\b(?:passport (?:no|number)|ssn|social security|national id|aadhaar|pan (?:no|number))\b/i,
  },
  { what: 'your religion', pattern: /\breligion\s*:/i },
  { what: 'your sex', pattern: /\b(?:gender|sex)\s*:/i },
  { what: 'your nationality', pattern: /\bnationality\s*:/i },
]

const check: CheckDefinition = {
  id: 'personal-data',
  part: 'section',
  group: 'contact',
  advice: true,
  look(subject) {
    const { resume, facts } = subject
    if (!UNWANTED.has(resume.country) || !(subject.english || resume.country !== ''))
      return pass('Personal data are usual where you are.')
    const lines = [
      ...resume.head,
      ...resume.sections.flatMap((s) => (s.kind === 'other' || s.kind === 'interests' ? s.lines : [])),
    ]
    const found = lines.flatMap((l) => {
      const detail = DETAILS.find((d) => d.pattern.test(l.text.slice(0, 300)))
      return detail ? [{ what: detail.what, l }] : []
    })
    if (found.length === 0 && !facts?.portrait) return pass('There is nothing here that nobody may ask for.')
    const what = found[0]?.what ?? 'your photo'
    return partly(
      0.5,
      `The resume gives ${what}.`,
      `Leave ${what} out, unless the country you apply in expects it.`,
      found.map(({ l }) => ({ text: l.text, page: l.page, line: l.line, path: '', fix: '' })),
    )
  },
}
export default check
