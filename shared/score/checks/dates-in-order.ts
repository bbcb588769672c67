import { firstMonth, lastMonth } from '#shared/schema/months.ts'
import { datedEducation, noEducation, noPositions, undatedFix, yearlessFix } from '../absent.ts'
import { at, type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { faults, t } from '../dates-texts.ts'
import { isUnderWay } from '../study.ts'

const check: CheckDefinition = {
  id: 'dates-in-order',
  title: 'Nothing ends before it starts, or starts in the future',
  why: 'An impossible date looks careless, and software may drop the position.',
  part: 'section',
  place: 190,
  weight: 3, // A date that cannot be casts doubt on all.
  group: 'experience',
  restsOn: ['experience', 'entries', 'education'],
  look(subject) {
    const { resume, now } = subject
    const work = subject.positions.map((p) => ({
      ...p.entry,
      where: p.where,
      path: p.path,
      studies: STUDENT.test(p.entry.position),
    }))
    const study = datedEducation(resume).map(({ e, i }) => ({
      ...e,
      where: e.degree || e.institution || t.educationAt({ number: i + 1 }),
      path: `education.${i}`,
      studies: true,
    }))
    const wrong = [...work, ...study].flatMap((s) => {
      const why = impossible(s, now)
      return why === null ? [] : [{ ...s, why }]
    })
    // Work and study count half each, so that leaving one out never helps.
    const right = (spans: readonly unknown[], studies: boolean) =>
      spans.length === 0 ? 0 : 1 - wrong.filter((w) => w.studies === studies).length / spans.length
    const goesOn = study.length === 0 && resume.education.some((_, i) => isUnderWay(resume, i))
    const ratio = (right(work, false) + (goesOn ? 1 : right(study, true))) / 2
    if (ratio < 1 && wrong.length === 0)
      return work.length > 0 && resume.education.length > 0
        ? notApplicable(t.mayBeNone)
        : { ...(work.length === 0 ? noPositions(subject) : noEducation()), ratio }
    return gradedBy(wrong, ratio, t.allPossible, (first) => ({
      finding: found(first, wrong.length - 1),
      fix:
        first.why === 'none'
          ? first.path.startsWith('education')
            ? yearlessFix(first.where)
            : undatedFix(first.where, subject)
          : t.correct({
              where: first.where,
              dates: first.printedDates || `${first.startDate} – ${first.endDate}`,
              fault: faults[first.why],
            }),
      evidence: wrong.map((w) => at(subject, `${w.path}.startDate`, w.printedDates || w.where)),
    }))
  },
}
export default check

const found = ({ where, why }: { where: string; why: keyof typeof faults }, others: number): string =>
  others > 0 ? t.andMore(others, { where, fault: faults[why] }) : t.isWrong({ where, fault: faults[why] })

/** A place at a school among the work: it ends when it ends. */
const STUDENT =
  /(?<!\p{L})(?:student|pupil|estudante|estudiante|étudiante?|studente|studentessa|schüler|öğrenci|studentka|uczeń|uczennica|студент|учени)|学生|학생/iu

/** Months. */
const TERM_MOST = 60

const EXPECTED = /expected|anticipated|voraussichtlich|prévu|prevista?/i

function impossible(
  s: { startDate: string; endDate: string; printedDates: string; studies: boolean },
  now: number,
): keyof typeof faults | null {
  const start = firstMonth(s.startDate)
  const end = lastMonth(s.endDate)
  if (start === null && end === null) return 'none'
  if (start !== null && end !== null && end < start) return 'reversed'
  // 'Expected May 2017' was left from before.
  if (s.studies && EXPECTED.test(s.printedDates) && end !== null && end < now) return 'stale'
  // A course may begin and end in the future. A year alone gets the benefit of the doubt.
  if (!s.studies && start !== null && start > now) return 'future'
  // A post that began may be for a term that was agreed.
  const given = firstMonth(s.endDate)
  return !s.studies && given !== null && given > now + TERM_MOST ? 'farEnd' : null
}
