import { LOCALES } from '#shared/locale/locales.ts'
import { noPositionsYet, undatedFix } from '../absent.ts'
import { at, type CheckDefinition, graded, notApplicable } from '../check.ts'
import { t } from '../dates-texts.ts'

/** So long after its end the year alone is usual. */
const YEARS_ENOUGH = 5

const check: CheckDefinition = {
  id: 'date-style',
  title: 'Dates in one style',
  why: 'Mixed date styles look careless and are harder to compare.',
  part: 'format',
  place: 40,
  weight: 7, // Seen at a glance down the margin.
  group: 'experience',
  restsOn: ['experience', 'entries'],
  look(subject) {
    if (subject.positions.length === 0) return noPositionsYet(subject)
    // Posts beside the work have a section, and often a style, of their own.
    const positions = subject.positions.filter(({ main, sound, undated }) => main && (sound || undated))
    const [newest] = positions
    if (!newest) return notApplicable(t.mayBeNone)
    const styles = positions.map((p) => ({
      p,
      style: p.undated ? '' : styleOf(p.entry.printedDates || p.entry.startDate),
    }))
    const counts = new Map<string, number>()
    for (const { style } of styles) if (style !== '') counts.set(style, (counts.get(style) ?? 0) + 1)
    const [main = '', n = 0] =
      [...counts].sort(
        (a, b) =>
          Number(a[0] === 'short' || a[0] === 'season year') -
            Number(b[0] === 'short' || b[0] === 'season year') || b[1] - a[1],
      )[0] ?? []
    const off = styles.filter(
      (s) =>
        s.style !== main &&
        s.style !== 'season year' &&
        !(s.style === 'short' && main.endsWith('month year')) &&
        // Of old work nobody asks the month.
        !(s.style === 'year' && s.p.end !== null && s.p.end < subject.now - YEARS_ENOUGH * 12),
    )
    return graded(n === 0 ? 0 : 1 - off.length / positions.length, t.oneStyle, () => {
      // Dates that are missing are another check's matter: those that differ come first.
      const first = off.find(({ style }) => style !== '') ?? off[0]
      if (!first)
        return {
          finding: t.noneToCompare,
          fix: undatedFix(newest.where, subject),
          evidence: positions.map((p) => at(subject, `${p.path}.startDate`, p.where)),
        }
      const printed = { where: first.p.where, dates: first.p.entry.printedDates }
      const like = styles.find((s) => s.style === main)?.p.entry.printedDates ?? ''
      // Nobody is asked to leave months out that stand there.
      const isBare = main === 'year' || first.style === 'year'
      const bare = isBare && styles.find((s) => s.style !== '' && s.style !== 'year')
      return {
        finding: bare ? t.someWithoutMonths : first.p.undated ? t.oneWithout : t.unlikeOthers(printed),
        fix: first.p.undated
          ? undatedFix(first.p.where, subject)
          : bare
            ? t.giveMonths({ where: bare.p.where, dates: bare.p.entry.printedDates })
            : like
              ? t.writeLike({ ...printed, like })
              : t.writeAlike(printed),
        evidence: off
          .filter(({ p }) => p.undated === first.p.undated)
          .map(({ p }) => at(subject, `${p.path}.startDate`, p.entry.printedDates || p.where)),
      }
    })
  },
}
export default check

/** '03/2015', and '03/’15' beside it. */
const NUMBER_YEAR = /\b\d{1,2}[/.-](?:\d{4}|['’‘]\d{2})\b/
const YEAR_NUMBER = /\b\d{4}[/.-]\d{1,2}\b(?![/.-]?\d)/
/** A month as a word, in any language: 'Mar 2021', 'marzo de 2021', 'Sept. ’21'. */
const MONTH = /(?<!\p{L})(\p{L}{3,12}\.?),?\s?(?:de\s|del\s|d[’'])?['’]?\d{2,4}/gu
const LEADS_IN =
  /^(?:years?|yrs?|months?|mos?|since|from|until|till|seit|ab|bis|von|depuis|dès|desde|hasta|dal|dopo|sinds|vanaf|tot)$/i
/** Names so short are written out where others are cut short: 'March', 'июль', 'août'. */
const SHORT_NAME = 5
const SHORT_MONTHS = new Set(
  LOCALES.flatMap(({ language }) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)).toLowerCase())
  }).filter((name) => name.length <= SHORT_NAME),
)

const SEASONS = new Set('spring summer autumn fall winter michaelmas hilary trinity'.split(' '))

function styleOf(printed: string): string {
  const text = printed.slice(0, 80)
  if (NUMBER_YEAR.test(text)) return 'number year'
  if (YEAR_NUMBER.test(text)) return 'year number'
  const months = [...text.matchAll(MONTH)].map(([, month = '']) => month).filter((m) => !LEADS_IN.test(m))
  if (months.some((m) => SEASONS.has(m.toLowerCase()))) return 'season year'
  const telling = months.filter((m) => !SHORT_MONTHS.has(m.toLowerCase()))
  if (telling.length === 0) return months.length > 0 ? 'short' : 'year'
  return telling.some((m) => m.length > 4 && !m.endsWith('.')) ? 'full month year' : 'month year'
}
