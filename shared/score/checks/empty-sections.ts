import { type CheckDefinition, gradedBy, notApplicable } from '../check.ts'

const check: CheckDefinition = {
  id: 'empty-sections',
  part: 'section',
  group: 'format',
  // A person who takes the heading away would be paid for it otherwise.
  advice: true,
  look({ resume, facts }) {
    // What stands beside a heading on a laid-out page may have been read elsewhere.
    if (facts !== null && (facts.kind === 'pdf' || facts.tables > 0 || facts.textBoxes > 0))
      return notApplicable('On a laid-out page this cannot be told.')
    const { sections } = resume
    if (sections.length === 0) return notApplicable('There are no headings.')
    const empty = sections.filter((s) => s.lines.every((l) => l.text.trim() === ''))
    return gradedBy(
      empty,
      1 - empty.length / sections.length,
      'Every heading has text under it.',
      (first) => ({
        finding: `“${first.heading}” has nothing under it.`,
        fix: `Fill the section “${first.heading}”, or remove its heading.`,
        evidence: empty.map((s) => ({ text: s.heading, page: s.page, line: s.line, path: '', fix: '' })),
      }),
    )
  },
}
export default check
