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
    'a company of many words': spots(['THE WORSHIPFUL COMPANY OF SAMPLE MAKERS'], []),
  },
  rejects: {
    'a sentence in capitals': [spots([LOUD]), LOUD],
    'one that goes on in the next line': [spots([LOUD], [`${LOUD} IN TOWN`]), LOUD],
    'several of them': spots([LOUD, `${LOUD} AGAIN`, `${LOUD} AND AGAIN`]),
  },
})
