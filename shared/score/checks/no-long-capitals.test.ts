import { type Edit, verdicts } from '../testing/verdicts.ts'
import check from './no-long-capitals.ts'

const LOUD = 'BUILT THE CHECKOUT OF THE LARGEST SHOP'

/** Lines in capitals, of which these are bullets. */
const spots =
  (texts: string[], bullets: string[] = texts): Edit =>
  ({ facts, resume }) => {
    facts!.longCapitals = texts.map((text, i) => ({ page: 1, line: i + 1, text }))
    resume.experience[0]!.bullets.push(...bullets)
  }

verdicts(check, {
  accepts: {
    'small letters': () => {},
    'a long heading': spots(['EDUCATION, CERTIFICATIONS AND PROFESSIONAL DEVELOPMENT'], []),
    'a heading of several parts, read as text': spots(['COMMUNITY SERVICE / INTERESTS / HONORS / AWARDS']),
    'a heading that nobody knows, among others in capitals': (c) => {
      spots(['BODIES OF WHICH I AM A MEMBER'])(c)
      for (const section of c.resume.sections) section.heading = section.heading.toUpperCase()
    },
    'a company of many words': spots(['THE WORSHIPFUL COMPANY OF SAMPLE MAKERS'], []),
  },
  rejects: {
    'a sentence in capitals': [spots([LOUD]), LOUD],
    'a deed in capitals, among headings that are': (c) => {
      spots([LOUD])(c)
      for (const section of c.resume.sections) section.heading = section.heading.toUpperCase()
    },
    'one that goes on in the next line': [spots([LOUD], [`${LOUD} IN TOWN`]), LOUD],
    'several of them': spots([LOUD, `${LOUD} AGAIN`, `${LOUD} AND AGAIN`]),
  },
})
