import { lastMonth } from '#shared/schema/months.ts'
import { saysExpected } from '#shared/text/dates.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../dates-texts.ts'
import type { Subject } from '../subject.ts'
import { quote } from '../text/quote.ts'

const SEEKS = /\b(?:seek|seeks|seeking|looking for|looking to obtain|in search of|obtain|secure|pursue)\b/i
/** What somebody at the beginning looks for. */
const BEGINNING =
  /\b(?:internship|co-?op|entry[- ]level|(?:junior|graduate) (?:role|position|job|scheme|program|programme)|first (?:job|position|role)|trainee|traineeship|apprenticeship|summer (?:job|position|role))\b/i
const YEAR = /\b(?:19|20)\d\d\b/
/** What each sentence of a summary says to be looked for. */
const soughtIn = (summary: string): string[] =>
  summary.split(/[.;\n]/).flatMap((sentence) => {
    const seeks = SEEKS.exec(sentence)
    const sought = seeks ? sentence.slice(seeks.index) : ''
    return BEGINNING.test(sought) || YEAR.test(sought) ? [sought.trim()] : []
  })
/** Who has worked so long is at no beginning, but for who studies beside it. */
const YEARS_LEAST = 4
const STUDIES = /student|pursuing/i

const check: CheckDefinition = {
  id: 'plans-ahead',
  title: 'Plans are in the future',
  why: 'A plan with a past date looks as if the resume is out of date.',
  part: 'section',
  place: 20,
  group: 'education',
  restsOn: ['education'],
  advice: true,
  look(subject) {
    const { education, summary } = subject.resume
    const expected = education.map((e, i) => ({ ...e, i })).filter((e) => saysExpected(e.printedDates))
    const stale = staleAim(subject)
    const endOf = (e: (typeof education)[number]) =>
      lastMonth(e.endDate || `${e.graduationYear ?? ''}`) ?? subject.now
    const over = expected.find(
      (e) =>
        endOf(e) < subject.now &&
        // The later of two dates at one school is the one that is expected.
        !education.some((other) => other.institution === e.institution && endOf(other) >= subject.now),
    )
    // What was to end before is said with the dates, too.
    if (stale)
      return {
        ...partly(0, stale.finding, stale.fix, [at(subject, 'summary', summary)]),
        group: 'summary',
      }
    if (over)
      return partly(0, t.isPast({ dates: over.printedDates }), t.writeEnd({ dates: over.printedDates }), [
        at(subject, `education.${over.i}.endDate`, over.printedDates),
      ])
    return expected.length === 0 && soughtIn(summary).length === 0
      ? notApplicable(t.nothingAhead)
      : pass(t.liesAhead)
  },
}
export default check

function staleAim({
  resume: { summary },
  english,
  years,
  now,
}: Subject): { finding: string; fix: string } | null {
  if (!english) return null
  const sought = soughtIn(summary)
  const year = sought
    .flatMap((text) => YEAR.exec(text)?.[0] ?? [])
    .find((one) => (lastMonth(one) ?? now) < now)
  if (year)
    return {
      finding: t.seeksPast({ year }),
      fix: t.sayNow({ year }),
    }
  const aim = sought.find((text) => BEGINNING.test(text))
  return aim && years >= YEARS_LEAST && !STUDIES.test(summary)
    ? {
        finding: t.seeksBeginning({ years: Math.floor(years) }),
        fix: t.replaceAim({ aim: quote(aim, 80) }),
      }
    : null
}
