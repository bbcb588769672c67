import { localeOfDates } from '#shared/i18n/language.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../dates-texts.ts'
import { isUnderWay } from '../study.ts'
import { THRESHOLDS } from '../thresholds.ts'

/** Between two bare years may lie a day or two years. */
const YEARS_ROUGH = 23

/** Nobody asks what somebody did before that. */
const ASKED_OF_YEARS = 10

const check: CheckDefinition = {
  id: 'gaps',
  title: 'No unexplained gaps',
  why: 'Gaps are normal. A short note saves the reader from guessing.',
  part: 'section',
  place: 510,
  group: 'experience',
  restsOn: ['experience', 'entries'],
  advice: true,
  look(subject) {
    // A position whose dates may be misread is no gap.
    if (!subject.historyIsWhole || subject.positions.some((p) => !p.sound || p.undated))
      return notApplicable(t.mayBeNone)
    const spans = [
      ...subject.positions.flatMap((p) =>
        // Dates that cannot be are another check's matter.
        p.start !== null && p.end !== null && p.start <= subject.now && p.end >= p.start
          ? [
              {
                from: p.start,
                to: p.end,
                path: p.path,
                where: p.where,
                work: true,
                rough: p.entry.startDate.length < 7,
              },
            ]
          : [],
      ),
      ...subject.resume.education.flatMap((e, i) => {
        const end = Number((e.endDate || String(e.graduationYear ?? '')).slice(0, 4))
        const goesOn = e.startDate !== '' && end === 0 && isUnderWay(subject.resume, i)
        return end || goesOn
          ? [
              {
                from: e.startDate ? Number(e.startDate.slice(0, 4)) * 12 : (end - 4) * 12,
                to: goesOn ? subject.now : end * 12 + 11,
                path: '',
                where: '',
                work: false,
                rough: true,
              },
            ]
          : []
      }),
    ].sort((a, b) => a.from - b.from)
    const [earliest] = spans
    if (!earliest || !spans.some((s) => s.work)) return notApplicable(t.noneDated)
    const oldest = subject.now - ASKED_OF_YEARS * 12
    let reached = earliest.to
    const gaps: { from: number; to: number; path: string; where: string }[] = []
    for (const s of spans) {
      if (s.from - reached - 1 > (s.rough ? YEARS_ROUGH : THRESHOLDS.gap) && s.work && reached > oldest)
        gaps.push({ ...s, from: reached + 1, to: s.from - 1 })
      reached = Math.max(reached, s.to)
    }
    // The newest is asked about first.
    gaps.reverse()
    const [last] = gaps
    if (!last) return pass(t.noGap)
    return partly(
      0.5,
      t.gap(last.to - last.from + 1, { where: last.where }),
      t.fillGap({ from: monthName(last.from), to: monthName(last.to) }),
      gaps.map((g) => at(subject, `${g.path}.startDate`, g.where)),
    )
  },
}
export default check

/** A month count as people write it: 'Mar 2021'. */
const monthName = (month: number): string =>
  new Intl.DateTimeFormat(localeOfDates() ?? 'en', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Math.floor(month / 12), month % 12))
