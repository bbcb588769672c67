import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { isKnownHeading, isUnderstood } from '../text/heading-names.ts'
import { list } from '../text/words.ts'
import { STANDARD_HEADING } from '../words/headings.ts'

const check: CheckDefinition = {
  id: 'odd-headings',
  part: 'ats',
  group: 'format',
  title: 'No headings of your own invention',
  why: 'What stands under a heading no system knows is kept as plain text, and found under none of its fields.',
  advice: true,
  english: true,
  look({ resume }) {
    const headed = resume.sections.filter((s) => s.heading !== '')
    if (headed.length === 0) return notApplicable('There are no headings.')
    // Two sections of one name help nobody: beside 'Experience', 'Teaching' may stay what it is.
    const known = new Set(headed.filter((s) => isKnownHeading(s.heading)).map((s) => s.kind))
    const odd = headed.flatMap((s) =>
      s.kind === 'other'
        ? isUnderstood(s.heading)
          ? []
          : [{ ...s, use: '' }]
        : isKnownHeading(s.heading) || known.has(s.kind)
          ? []
          : [{ ...s, use: STANDARD_HEADING[s.kind] }],
    )
    const first = odd.find((s) => s.use !== '') ?? odd[0]
    if (!first) return pass('All of your headings are usual ones.')
    return partly(
      0.5,
      `${list(odd.map((s) => `“${s.heading}”`))} ${odd.length === 1 ? 'is a heading' : 'are headings'} a system may not know.`,
      first.use !== ''
        ? `Rename “${first.heading}” to “${first.use}”.`
        : `Move what stands under “${first.heading}” to a section with a usual name, such as “Projects” or “Certifications”.`,
      odd.map(({ heading, page, line, use }) => ({ text: heading, page, line, path: '', fix: use })),
    )
  },
}
export default check
