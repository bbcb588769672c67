import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { namesHeading } from '../text/heading-lines.ts'
import { quote } from '../text/words.ts'

const OFFER =
  /^\W*(?:references?|referees?)(?: details?)?[:,]? (?:up)?on request|\breferences? (?:(?:are|is|can be|will be|gladly) )*(?:available|provided|furnished|supplied)/i

const check: CheckDefinition = {
  id: 'references',
  part: 'format',
  group: 'format',
  // A person who takes the heading away would be paid for it otherwise.
  advice: true,
  look({ resume, academic }) {
    const { sections, language } = resume
    if (sections.length === 0) return notApplicable('There are no headings.')
    if (academic) return notApplicable('Academic resumes name their referees.')
    // A heading that only resembles the word was guessed.
    const section = sections.find((s) => s.kind === 'references' && namesHeading(s.heading, s.kind, language))
    const line = [...sections.flatMap((s) => s.lines), ...resume.head].find((l) =>
      OFFER.test(l.text.slice(0, 300)),
    )
    const found = line ?? (section && { ...section, text: section.heading })
    if (!found) return pass('There are no references.')
    const { text } = found
    return partly(
      0.3,
      `References take up space: “${quote(text, 80)}”.`,
      `Leave ${line ? '' : 'the section '}“${quote(text, 80)}” out, and use the space for one more result.`,
      [{ text, page: found.page, line: found.line, path: '', fix: '' }],
    )
  },
}
export default check
