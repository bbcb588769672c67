import type { SectionKind } from '#shared/schema/resume.ts'
import { fixOfAbsent, lacksSummary, noSections } from '../absent.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { isFreshFromStudy } from '../study.ts'
import { words } from '../text/words.ts'

/** After so many years work comes before study. */
const WORK_FIRST_FROM = 3

const ENDS_WITH_ITSELF = new Set(['zh', 'ja', 'ko'])
const SUMMARY_WORDS = 5

const check: CheckDefinition = {
  id: 'section-order',
  part: 'format',
  group: 'format',
  title: 'Sections in the order of what matters',
  why: 'The first third of the page is read by all; after a few years of work, work belongs there.',
  look(subject) {
    const { resume, years, positions } = subject
    const order: SectionKind[] = resume.sections.map((s) => s.kind).filter((k) => k !== 'other')
    if (order.length === 0) return noSections()
    const { facts } = subject
    if (facts && (facts.naiveOrder.scrambled || facts.columns > 1 || facts.textBoxes > 0))
      return notApplicable('Sections in columns or boxes have no single order.')
    const isDoubted = (kind: SectionKind) => subject.doubts.some(({ part }) => part === kind)
    const at = (kind: SectionKind) => order.indexOf(kind)
    // Projects or voluntary work stand for experience where there is none.
    const work = [at('experience'), at('projects'), at('volunteering')].find((i) => i >= 0) ?? -1
    // In Chinese it is usual to speak of oneself at the end, and what was misread has no place.
    const placed = !ENDS_WITH_ITSELF.has(resume.language) && words(resume.summary).length >= SUMMARY_WORDS
    const [summary, education] = [at('summary'), at('education')]
    // Without dates nobody is known to be a beginner.
    const experienced =
      (years >= WORK_FIRST_FROM || positions.some((p) => p.undated)) && !isFreshFromStudy(subject)
    // What is not there has no good place, and costs as much as in the worst.
    const slips: [wrong: boolean, costs: number, say: string][] = [
      [
        summary < 0 && (resume.summary !== '' || lacksSummary(subject)),
        2,
        fixOfAbsent(subject, 'summary') || 'Put the heading “Summary” above your summary.',
      ],
      [work < 0, 2, fixOfAbsent(subject, 'experience') || 'Put the heading “Experience” above your work.'],
      [
        education < 0 && !isDoubted('education'),
        2,
        fixOfAbsent(subject, 'education') || 'Put the heading “Education” above your education.',
      ],
      [placed && summary > work && work >= 0, 1, 'Move the summary to the top, above your experience.'],
      [
        placed && summary > education && education >= 0,
        1,
        'Move the summary to the top, above your education.',
      ],
      [
        experienced && !subject.academic && work > education && education >= 0,
        1,
        'Move your experience above your education: it says more by now.',
      ],
    ]
    const wrong = slips.filter(([is]) => is)
    const cost = wrong.reduce((n, [, costs]) => n + costs, 0)
    const [worst] = wrong
    if (!worst) return pass('Your sections stand in a good order.')
    return partly(1 - cost / 7, `Your sections run: ${order.join(', ')}.`, worst[2])
  },
}
export default check
