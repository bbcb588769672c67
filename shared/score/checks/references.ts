import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../sections-texts.ts'
import { namesHeading } from '../text/heading-lines.ts'
import { quote } from '../text/quote.ts'

const OFFER =
  /^\W*(?:references?|referees?)(?: details?)?[:,]? (?:up)?on request|\breferences? (?:(?:are|is|can be|will be|gladly) )*(?:available|provided|furnished|supplied)/i

const check: CheckDefinition = {
  id: 'references',
  title: 'No references on the page',
  why: 'Employers ask for references when they need them. Until then, use the space for your work.',
  part: 'format',
  place: 160,
  group: 'format',
  restsOn: ['sections'],
  // A person who takes the heading away would be paid for it otherwise.
  advice: true,
  look({ resume, academic }) {
    const { sections, language } = resume
    if (sections.length === 0) return notApplicable(t.noHeadings)
    if (academic) return notApplicable(t.namesReferees)
    // A heading that only resembles the word was guessed.
    const section = sections.find((s) => s.kind === 'references' && namesHeading(s.heading, s.kind, language))
    const line = [...sections.flatMap((s) => s.lines), ...resume.head].find((l) =>
      OFFER.test(l.text.slice(0, 300)),
    )
    const found = line ?? (section && { ...section, text: section.heading })
    if (!found) return pass(t.noReferences)
    const text = quote(found.text, 80)
    return partly(
      0.3,
      t.referencesTakeSpace({ text }),
      line || OFFER.test(found.text) ? t.leaveReferencesOut({ text }) : t.leaveSectionOut({ text }),
      [{ text: found.text, page: found.page, line: found.line, path: '', fix: '' }],
    )
  },
}
export default check
