import { firstMonth, lastMonth } from '#shared/schema/months.ts'
import { titleScore } from '#shared/structure/word-signs.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../dates-texts.ts'
import type { Position } from '../subject.ts'

/** Handing one position over while another begins is usual. */
const MONTHS_USUAL = 6
const PART_TIME =
  /(?<!\d)[1-9]\d\s?[%％](?!\d)|part[- ]time|freelance|consult|[vw]olont|volunt|advis|board|contract|intern|assistant|tutor|founder|fundador|fondat|gründer|założyciel|основател|创始人|創業者|창업자|owner|adjunct|fellow|member|seasonal|casual|locum|per diem|temporary|temp\b|reserv|student|trainee|coach|weekend|contribut|open[- ]source|representative of|chair|committee|mentor|judge|speaker|organi[sz]er|lecturer|visiting|self|club|society|association|council|prakt[iy]k|ehrenamt|aushilf|minijob|freiwillig|nebenberuf|teilzeit|stage|stagi|bénévol|temps partiel|alternance|apprenti|pasant|prácticas|becari|medio tiempo|media jornada|estági|bolsista|tirocin|vrijwillig|bijbaan|deeltijd|staż|стаж[её]р|практика|волонт|stajyer|gönüllü|实习|兼职|志愿|インターン|アルバイト|인턴/i

type Dated = Position & { start: number; end: number }
const isDated = (p: Position): p is Dated => p.start !== null && p.end !== null

/** Nobody has held more; a text made to hurt may claim so. */
const COMPARED = 60

interface Overlap {
  a: Dated
  b: Dated
  months: number
}

/** Two full positions may be one of part time that does not say so, for a while; three at once are a claim, and cost more with each. */
const AT_ONCE = 3
const MONTHS_LONG = 24
const LIMIT = { two: 90, year: 4, leastOfTwo: 70, three: 70, each: 12, least: 30 } as const

/** “A chord archive for passionate musicians” says what was made. */
const SAYS_WHAT = /^an? /i

const check: CheckDefinition = {
  id: 'overlaps',
  title: 'No unexplained overlaps',
  why: 'Two full-time positions at once raise a question. A word such as “part-time” answers it.',
  part: 'section',
  place: 520,
  weight: 2, // Asked about in the interview; easily explained.
  group: 'experience',
  restsOn: ['experience', 'entries'],
  look(subject) {
    // A board or a committee is not the day's work, and has a section of its own.
    const dated = subject.positions
      .filter(isDated)
      .filter(
        ({ sound, main, entry }) =>
          sound &&
          main &&
          titleScore(entry.position) > 0 &&
          !SAYS_WHAT.test(entry.position) &&
          entry.company !== '',
      )
      .slice(0, COMPARED)
    if (dated.length < 2) return notApplicable(t.noTwoDated)
    // Of which nothing is told may be a seat or a club.
    const full = dated.filter((p) => p.statements.length > 0 && !PART_TIME.test(`${p.where} ${p.entry.text}`))
    const found = overlapsOf(full)
    const [first] = found
    if (!first) return pass(t.noOverlap)
    const { a, b, months } = first
    const both = { one: a.where, other: b.where, count: months }
    const group = atOnce(found)
    const most = group.length
    const shown = most >= AT_ONCE ? group : found.flatMap((o) => [o.a, o.b])
    return {
      ...partly(
        1 / (1 + found.length),
        most >= AT_ONCE ? t.atOnce({ count: most, where: (group[0] ?? a).where }) : t.overlap(both),
        t.checkOverlap(both),
        [...new Set(shown)].map((p) => at(subject, `${p.path}.startDate`, p.where)),
      ),
      ...limitBy(most, Math.max(...found.map((o) => o.months))),
    }
  },
}
export default check

function limitBy(most: number, months: number): { limit: number } | Record<string, never> {
  if (most >= AT_ONCE) return { limit: Math.max(LIMIT.least, LIMIT.three - LIMIT.each * (most - AT_ONCE)) }
  const years = Math.floor((months - MONTHS_LONG) / 12)
  return months > MONTHS_LONG ? { limit: Math.max(LIMIT.leastOfTwo, LIMIT.two - LIMIT.year * years) } : {}
}

const overlapsOf = (dated: readonly Dated[]): Overlap[] =>
  dated.flatMap((a) =>
    dated.flatMap((b) => {
      if (a === b || a.entry.company === b.entry.company || a.start > b.start) return []
      // Of two that begin together each would overlap the other.
      if (a.start === b.start && dated.indexOf(a) > dated.indexOf(b)) return []
      const months = Math.min(surelyUntil(a), surelyUntil(b)) - surelyFrom(b) + 1
      return months > MONTHS_USUAL ? [{ a, b, months }] : []
    }),
  )

/** The most positions of which each overlaps each. */
const atOnce = (found: readonly Overlap[]): Dated[] =>
  found
    .map(({ b }) => [...new Set(found.filter((other) => other.b === b).map(({ a }) => a)), b])
    .reduce((most, group) => (group.length > most.length ? group : most), [])

// '2014 – 2018' and '2018 – 2021' may well meet in one day.
const surelyFrom = (p: Dated): number => lastMonth(p.entry.startDate) ?? p.start
const surelyUntil = (p: Dated): number => firstMonth(p.entry.endDate) ?? p.end
