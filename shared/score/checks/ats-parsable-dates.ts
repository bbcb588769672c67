import { datedEducation, noEducation, noPositions, undatedFix, yearlessFix } from '../absent.ts'
import { at, type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { t } from '../dates-texts.ts'

const check: CheckDefinition = {
  id: 'ats-parsable-dates',
  title: 'Dates software can read',
  why: 'Systems count your years of experience from dates they can read.',
  part: 'ats',
  place: 70,
  weight: 10, // Years of experience are counted from them.
  group: 'experience',
  restsOn: ['experience', 'entries'],
  look(subject) {
    const { resume } = subject
    const work = subject.positions.map((p) => ({
      printed: p.entry.printedDates,
      read: !p.undated,
      path: `${p.path}.startDate`,
      where: p.where,
      studies: false,
      sound: p.sound,
    }))
    const judged = new Set(datedEducation(resume).map(({ i }) => i))
    const study = resume.education.map((e, i) => ({
      printed: e.printedDates,
      read: e.startDate !== '' || e.endDate !== '' || e.graduationYear !== undefined,
      path: `education.${i}.startDate`,
      where: e.degree || e.institution || t.educationAt({ number: i + 1 }),
      studies: true,
      // A year that found no entry, or half an entry: its date may be read elsewhere.
      sound: judged.has(i),
    }))
    const lost = [...work, ...study].filter((d) => !d.read)
    if (lost.length > 0 && lost.every((d) => d.printed === '' && !d.sound)) return notApplicable(t.mayBeNone)
    const ratio = (readShare(work) + readShare(study)) / 2
    if (ratio < 1 && lost.length === 0)
      return work.length > 0 && resume.education.length > 0
        ? notApplicable(t.mayBeNone)
        : { ...(work.length === 0 ? noPositions(subject) : noEducation()), ratio }
    return gradedBy(lost, ratio, t.allRead, (first) => ({
      finding: t.unread(lost.length),
      fix: first.printed
        ? t.writeMonths({ dates: first.printed, where: first.where })
        : first.studies
          ? yearlessFix(first.where)
          : undatedFix(first.where, subject),
      evidence: lost.map((d) => at(subject, d.path, d.printed || d.where)),
    }))
  },
}
export default check

/** Work and study count half each, so that leaving one out never helps. */
const readShare = (dated: readonly { read: boolean }[]): number =>
  dated.length === 0 ? 0 : dated.filter((d) => d.read).length / dated.length
