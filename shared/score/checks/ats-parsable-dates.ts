import { noPositions } from '../absent.ts'
import { at, type CheckDefinition, graded } from '../check.ts'

const check: CheckDefinition = {
  id: 'ats-parsable-dates',
  part: 'ats',
  group: 'experience',
  title: 'Dates a machine can parse',
  why: 'Systems count years of experience from dates; what they cannot parse counts as none.',
  look(subject) {
    const { resume } = subject
    const dated = [
      ...subject.positions.map((p) => ({
        printed: p.entry.printedDates,
        read: !p.undated,
        path: `${p.path}.startDate`,
        where: p.where,
      })),
      ...resume.education.map((e, i) => ({
        printed: e.printedDates,
        read: e.startDate !== '' || e.endDate !== '' || e.graduationYear !== undefined,
        path: `education.${i}.startDate`,
        where: e.degree || e.institution || `education ${i + 1}`,
      })),
    ]
    if (dated.length === 0) return noPositions()
    const lost = dated.filter((d) => !d.read)
    return graded(1 - lost.length / dated.length, 'Every date could be parsed.', () => ({
      finding: `${lost.length === 1 ? 'One entry has' : `${lost.length} entries have`} no date that a machine can parse.`,
      fix: lost[0]!.printed
        ? `Write “${lost[0]!.printed}” (${lost[0]!.where}) as month and year: “Mar 2021 – Jun 2023”.`
        : `Give ${lost[0]!.where} its dates as month and year: “Mar 2021 – Jun 2023”.`,
      evidence: lost.map((d) => at(subject, d.path, d.printed || d.where)),
    }))
  },
}
export default check
