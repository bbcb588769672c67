import { noPositions } from '../absent.ts'
import { at, type CheckDefinition, graded } from '../check.ts'
import { firstMonth, lastMonth } from '../text/months.ts'

const check: CheckDefinition = {
  id: 'dates-in-order',
  part: 'section',
  group: 'experience',
  title: 'Nothing ends before it starts, or starts in the future',
  why: 'A date that cannot be is taken for carelessness, and for less than that by a machine.',
  look(subject) {
    const { resume, now } = subject
    const spans = [
      ...subject.positions.map((p) => ({ ...p.entry, where: p.where, path: p.path, studies: false })),
      ...resume.education.map((e, i) => ({
        ...e,
        where: e.institution || e.degree || `education ${i + 1}`,
        path: `education.${i}`,
        studies: true,
      })),
    ]
    if (spans.length === 0) return noPositions()
    const wrong = spans.flatMap((s) => {
      const start = firstMonth(s.startDate)
      const end = lastMonth(s.endDate)
      if (start === null && end === null) return [{ ...s, why: 'has no dates' }]
      if (start !== null && end !== null && end < start) return [{ ...s, why: 'ends before it starts' }]
      // A course may end in the future; work may not have begun there. A year alone gets the benefit of the doubt.
      if (start !== null && start > now) return [{ ...s, why: 'starts in the future' }]
      const given = firstMonth(s.endDate)
      if (!s.studies && given !== null && given > now) return [{ ...s, why: 'ends in the future' }]
      return []
    })
    return graded(1 - wrong.length / spans.length, 'All dates are possible.', () => ({
      finding: `${wrong[0]!.where} ${wrong[0]!.why}${wrong.length > 1 ? `, and ${wrong.length - 1} more` : ''}.`,
      fix:
        wrong[0]!.why === 'has no dates'
          ? `Give ${wrong[0]!.where} its dates.`
          : `Correct the dates of ${wrong[0]!.where}: “${wrong[0]!.printedDates || `${wrong[0]!.startDate} – ${wrong[0]!.endDate}`}” ${wrong[0]!.why}.`,
      evidence: wrong.map((w) => at(subject, `${w.path}.startDate`, w.printedDates || w.where)),
    }))
  },
}
export default check
