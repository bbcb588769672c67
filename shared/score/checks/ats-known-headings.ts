import type { Section } from '#shared/schema/resume.ts'
import { words } from '#shared/text/words.ts'
import { fixOfAbsent, noSections } from '../absent.ts'
import { type CheckDefinition, gradedBy } from '../check.ts'
import { isUnsure } from '../doubts.ts'
import { either } from '../said.ts'
import { sections as names, t } from '../sections-texts.ts'
import { namesHeading } from '../text/heading-lines.ts'
import { isKnownHeading, isUnderstood } from '../text/heading-names.ts'
import { STANDARD_HEADING } from '../words/headings.ts'

const NEEDED = ['experience', 'education', 'skills'] as const
const OUT_OF = 4

const told = ({ lines }: Section): number => lines.reduce((n, { text }) => n + words(text).length, 0)
const TOLD_FEWEST = 5

const check: CheckDefinition = {
  id: 'ats-known-headings',
  title: 'Use standard section headings',
  why: 'Systems know headings like “Experience”. Under “My journey” they may find nothing.',
  part: 'ats',
  place: 20,
  weight: 12, // Decides which field a line is filed in.
  group: 'format',
  restsOn: ['sections'],
  look(subject) {
    const { sections } = subject.resume
    if (sections.length === 0) return noSections()
    const unknown = sections.filter((s) => s.kind === 'other' && s.heading !== '' && !isUnderstood(s.heading))
    // A section we may have misread is not said to be missing.
    const missing = NEEDED.filter(
      (kind) =>
        !sections.some((s) => s.kind === kind || namesHeading(s.heading, kind, subject.resume.language)) &&
        !(kind !== 'education' && subject.academic) &&
        (kind === 'experience' || !isUnsure(subject, kind)),
    )
    // Only the sections everybody looks for count: to leave out the heading of another must not be worth anything.
    const unsure = subject.positions.length > 0 && !subject.positions.some(({ sound }) => sound)
    const odd = NEEDED.flatMap((kind) => {
      // A heading over a line or two is a title of the page, or was misread.
      // One that comes back is a label within the entries, and one right under an empty heading its part.
      const own = sections.filter(
        (s, i) =>
          s.kind === kind &&
          told(s) >= TOLD_FEWEST &&
          !(kind === 'skills' && isUnsure(subject, kind)) &&
          // Where no position was read surely, the section may be none of work.
          !(kind === 'experience' && unsure) &&
          sections.filter(({ heading }) => heading !== '' && heading === s.heading).length <= 1 &&
          !(sections[i - 1]?.kind === kind && sections[i - 1]?.lines.length === 0),
      )
      const known =
        subject.resume.language !== 'en' || own.some((s) => s.heading === '' || isKnownHeading(s.heading))
      const [s] = own
      return s === undefined || known ? [] : [{ s, kind }]
    })
    const projects = sections.some((s) => s.kind === 'projects')
    // With projects in the place of a first position less is lost.
    const lost =
      missing.reduce((sum, kind) => sum + (kind === 'experience' && projects ? 0.5 : 1), 0) + odd.length / 2
    const faults = [
      ...missing.map((kind) => ({
        finding: t.noSectionFor({ sections: either(missing.map((one) => names[one])) }),
        fix: fixOfAbsent(subject, kind) || t.putUnder({ heading: STANDARD_HEADING[kind] }),
      })),
      ...odd.map(({ s, kind }) => ({
        finding: t.unknownHeading({ heading: s.heading }),
        fix: t.rename({ heading: s.heading, name: STANDARD_HEADING[kind] }),
      })),
    ]
    return gradedBy(faults, 1 - lost / OUT_OF, t.knownHeadings, (first) => ({
      ...first,
      evidence: [
        ...odd.map(({ s, kind }) => ({ s, use: STANDARD_HEADING[kind] })),
        ...unknown.map((s) => ({ s, use: '' })),
      ].map(({ s, use }) => ({ text: s.heading, page: s.page, line: s.line, path: '', fix: use })),
    }))
  },
}
export default check
