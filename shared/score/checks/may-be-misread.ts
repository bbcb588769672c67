import { type FileCheck, notApplicable, partly, pass } from '../check.ts'
import type { Part } from '../doubts.ts'
import { list } from '../text/words.ts'

const NAMED: Readonly<Record<Part, string>> = {
  name: 'your name',
  contact: 'your phone number',
  location: 'your location',
  summary: 'your summary',
  skills: 'your skills',
  experience: 'your work experience',
  education: 'your education',
  entries: 'parts of some entries',
}

const check: FileCheck = {
  id: 'may-be-misread',
  part: 'ats',
  group: 'format',
  advice: true,
  file: true,
  look({ doubts, facts }) {
    if (facts === null) return notApplicable('There is no file yet.')
    if (doubts.length === 0) return pass('Every part of the page was understood.')
    const named = list(doubts.map(({ part }) => NAMED[part]))
    return partly(
      0.5,
      `We may have misread ${named}.`,
      'Check “What the machine read” and correct it where it is wrong. A simpler layout helps hiring software too.',
      doubts.flatMap(({ lines }) =>
        lines.map(({ text, page, line }) => ({ text, page, line, path: '', fix: '' })),
      ),
    )
  },
}
export default check
