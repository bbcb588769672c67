import { fixOfAbsent, noSections } from '../absent.ts'
import { type CheckDefinition, graded } from '../check.ts'
import { KNOWN_HEADINGS, STANDARD_HEADING } from '../words/headings.ts'

const NEEDED = ['experience', 'education', 'skills'] as const

const check: CheckDefinition = {
  id: 'ats-known-headings',
  part: 'ats',
  group: 'format',
  title: 'Headings a parser knows',
  why: 'A system files what stands under “Experience” as experience; under “My journey” it files nothing.',
  look(subject) {
    const { sections, projects } = subject.resume
    if (sections.length === 0) return noSections()
    const missing = NEEDED.filter(
      (kind) =>
        !sections.some(
          (s) => s.kind === kind || (kind === 'experience' && s.kind === 'projects' && projects.length > 0),
        ),
    )
    const odd = sections.flatMap((s) => {
      if (s.kind === 'other' || !subject.english || s.heading === '') return []
      return isKnown(s.heading) ? [] : [{ s, use: STANDARD_HEADING[s.kind] }]
    })
    const unknown = sections.filter((s) => s.kind === 'other' && s.heading !== '')
    // A missing summary costs no more than one under a heading of its own.
    const noSummary = sections.some((s) => s.kind === 'summary') ? 0 : 0.5
    const lost = missing.length + noSummary + odd.length * 0.5 + Math.min(unknown.length, 3) * 0.25
    return graded(1 - lost / (NEEDED.length + 2), 'The machine knows your headings.', () => {
      const heading = odd[0]?.s.heading ?? unknown[0]?.heading ?? ''
      return {
        finding:
          missing.length > 0
            ? `There is no section the machine takes for ${missing.join(' or ')}.`
            : heading === ''
              ? 'There is no section the machine takes for a summary.'
              : `“${heading}” is a heading the machine may not know.`,
        fix:
          missing.length > 0
            ? (unknown.length === 0 && fixOfAbsent(subject, missing[0]!)) ||
              `Put a section under the heading “${STANDARD_HEADING[missing[0]!]}”${unknown[0] ? `; if “${unknown[0].heading}” is that section, rename it` : ''}.`
            : odd[0]
              ? `Rename “${heading}” to “${odd[0].use}”.`
              : heading === ''
                ? fixOfAbsent(subject, 'summary') || 'Put a summary at the top, under the heading “Summary”.'
                : `Move what stands under “${heading}” to a section with a usual name, such as “Projects” or “Certifications”.`,
        evidence: [...odd.map((o) => ({ s: o.s, use: o.use })), ...unknown.map((s) => ({ s, use: '' }))].map(
          ({ s, use }) => ({
            text: s.heading,
            page: s.page,
            line: s.line,
            path: '',
            fix: use,
          }),
        ),
      }
    })
  },
}
export default check

const KNOWN = new Set(Object.values(KNOWN_HEADINGS).flat())

/** 'EXPERIENCE', 'Experience:' and 'Work Experience & Internships' are known; a heading may join two known ones. */
function isKnown(heading: string): boolean {
  const plain = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}& ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Letter-spaced headings are for the reader of the file to join.
  if (KNOWN.has(plain) || /^(?:\p{L} ){3,}\p{L}$/u.test(plain)) return true
  return plain
    .split(/ & | and /)
    .every(
      (half) =>
        KNOWN.has(half) ||
        KNOWN.has(
          half.replace(
            /^(?:professional|relevant|selected|additional|other|key|core|technical|recent|my|personal|academic|work|industry|teaching|clinical|research) /,
            '',
          ),
        ),
    )
}
