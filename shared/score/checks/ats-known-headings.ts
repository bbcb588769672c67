import { fixOfAbsent, noSections } from '../absent.ts'
import { type CheckDefinition, graded } from '../check.ts'
import { isKnownHeading, isUnderstood } from '../text/heading-names.ts'
import { STANDARD_HEADING } from '../words/headings.ts'

const NEEDED = ['experience', 'education', 'skills', 'summary'] as const
/** A system finds less wrong with a resume that has no summary, and with projects in the place of a first position. */
const WORTH = { experience: 1, education: 1, skills: 1, summary: 0.5 }
const OUT_OF = 5

const check: CheckDefinition = {
  id: 'ats-known-headings',
  part: 'ats',
  group: 'format',
  title: 'Use standard section headings',
  why: 'A system files what stands under “Experience” as experience; under “My journey” it files nothing.',
  look(subject) {
    const { sections } = subject.resume
    if (sections.length === 0) return noSections()
    const unknown = sections.filter((s) => s.kind === 'other' && s.heading !== '' && !isUnderstood(s.heading))
    const missing = NEEDED.filter((kind) => !sections.some((s) => s.kind === kind))
    // Only the sections everybody looks for count: to leave out the heading of another must not be worth anything.
    const odd = NEEDED.flatMap((kind) => {
      const own = sections.filter((s) => s.kind === kind)
      const known = !subject.english || own.some((s) => s.heading === '' || isKnownHeading(s.heading))
      return own.length === 0 || known ? [] : [{ s: own[0]!, kind }]
    })
    const projects = sections.some((s) => s.kind === 'projects')
    const lost =
      missing.reduce((sum, kind) => sum + WORTH[kind] * (kind === 'experience' && projects ? 0.5 : 1), 0) +
      odd.reduce((sum, { kind }) => sum + WORTH[kind] / 2, 0)
    return graded(1 - lost / OUT_OF, 'The machine knows your headings.', () => {
      const [first] = missing
      const needed = missing.filter((kind) => kind !== 'summary')
      return {
        finding:
          needed.length > 0
            ? `There is no section the machine takes for ${needed.join(' or ')}.`
            : odd[0]
              ? `“${odd[0].s.heading}” is a heading the machine may not know.`
              : 'There is no section the machine takes for a summary.',
        fix:
          first && (needed.length > 0 || !odd[0])
            ? (unknown.length === 0 && fixOfAbsent(subject, first)) ||
              `Put a section under the heading “${STANDARD_HEADING[first]}”${unknown[0] ? `; if “${unknown[0].heading}” is that section, rename it` : ''}.`
            : `Rename “${odd[0]!.s.heading}” to “${STANDARD_HEADING[odd[0]!.kind]}”.`,
        evidence: [
          ...odd.map(({ s, kind }) => ({ s, use: STANDARD_HEADING[kind] })),
          ...unknown.map((s) => ({ s, use: '' })),
        ].map(({ s, use }) => ({ text: s.heading, page: s.page, line: s.line, path: '', fix: use })),
      }
    })
  },
}
export default check
