import type { Resume, SectionKind } from '#shared/schema/resume.ts'
import { type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { t } from '../sections-texts.ts'

const check: CheckDefinition = {
  id: 'empty-sections',
  title: 'No empty section',
  why: 'A heading with nothing under it makes the resume look unfinished.',
  part: 'section',
  place: 280,
  group: 'format',
  restsOn: ['sections'],
  // A person who takes the heading away would be paid for it otherwise.
  advice: true,
  look({ resume, facts }) {
    // What stands beside a heading on a laid-out page may have been read elsewhere.
    if (facts !== null && (facts.kind === 'pdf' || facts.tables > 0 || facts.textBoxes > 0))
      return notApplicable(t.notOnLaidOutPage)
    const { sections } = resume
    if (sections.length === 0) return notApplicable(t.noHeadings)
    const empty = sections.filter(
      (s, i) =>
        s.lines.every((l) => l.text.trim() === '') &&
        // A heading above other headings, or one whose lines were read under the next.
        !(i < sections.length - 1 && (s.kind === 'other' || isTold(s.kind, resume))),
    )
    return gradedBy(empty, 1 - empty.length / sections.length, t.allHaveText, (first) => ({
      finding: t.isEmpty({ heading: first.heading }),
      fix: t.fill({ heading: first.heading }),
      evidence: empty.map((s) => ({ text: s.heading, page: s.page, line: s.line, path: '', fix: '' })),
    }))
  },
}
export default check

const isTold = (kind: SectionKind, resume: Resume): boolean =>
  kind in resume && resume[kind as 'skills'].length > 0
