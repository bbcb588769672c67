import type { SectionKind } from '#shared/schema/resume.ts'
import { noSections } from '../absent.ts'
import { type CheckDefinition, partly, pass } from '../check.ts'

/** After so many years work comes before study. */
const WORK_FIRST_FROM = 3

const check: CheckDefinition = {
  id: 'section-order',
  part: 'format',
  group: 'format',
  title: 'Sections in the order of what matters',
  why: 'The first third of the page is read by all; after a few years of work, work belongs there.',
  look({ resume, years, positions }) {
    const order: SectionKind[] = resume.sections.map((s) => s.kind).filter((k) => k !== 'other')
    if (order.length === 0) return noSections()
    const at = (kind: SectionKind) => order.indexOf(kind)
    const before = (a: SectionKind, b: SectionKind) => at(a) < 0 || at(b) < 0 || at(a) < at(b)
    // Without dates nobody is known to be a beginner.
    const experienced = years >= WORK_FIRST_FROM || positions.some((p) => p.undated)
    const slips = [
      before('summary', 'experience') ? '' : 'Move the summary to the top, above your experience.',
      before('summary', 'education') ? '' : 'Move the summary to the top, above your education.',
      !experienced || before('experience', 'education')
        ? ''
        : 'Move your experience above your education: it says more by now.',
      before('experience', 'interests') ? '' : 'Move your interests below your experience.',
      before('education', 'interests') ? '' : 'Move your interests to the end.',
      before('experience', 'references') ? '' : 'Move the references to the end, or leave them out.',
    ].filter((s) => s !== '')
    if (slips.length === 0) return pass('Your sections stand in a good order.')
    return partly(Math.max(0.2, 1 - slips.length * 0.4), `Your sections run: ${order.join(', ')}.`, slips[0]!)
  },
}
export default check
