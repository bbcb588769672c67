import { firstMonth, lastMonth } from '#shared/schema/months.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import type { Position } from '../subject.ts'

/** Handing one position over while another begins is usual. */
const MONTHS_USUAL = 6
const PART_TIME =
  /part[- ]time|freelance|consult|volunt|advis|board|contract|intern|assistant|tutor|founder|owner|self-employed|adjunct|fellow|member|seasonal|casual|locum|per diem|temporary|temp\b|reserv|student|apprentice|trainee|coach|weekend|contribut|open[- ]source|representative of|chair|committee|mentor|judge|speaker|organi[sz]er|lecturer|visiting|self|club|society|association|council/i

type Dated = Position & { start: number; end: number }
const isDated = (p: Position): p is Dated => p.start !== null && p.end !== null

/** Nobody has held more; a text made to hurt may claim so. */
const COMPARED = 60

const check: CheckDefinition = {
  id: 'overlaps',
  part: 'section',
  group: 'experience',
  advice: true,
  look(subject) {
    // A board or a committee is not the day's work, and has a section of its own.
    const dated = subject.positions
      .filter(isDated)
      .filter((p) => p.sound && p.main)
      .slice(0, COMPARED)
    if (dated.length < 2) return notApplicable('There are no two dated positions.')
    for (const a of dated)
      for (const b of dated) {
        if (a === b || a.entry.company === b.entry.company || a.start > b.start) continue
        const shared = Math.min(surelyUntil(a), surelyUntil(b)) - surelyFrom(b) + 1
        if (shared <= MONTHS_USUAL || [a, b].some((p) => PART_TIME.test(`${p.where} ${p.entry.text}`)))
          continue
        return partly(
          0.5,
          `${a.where} and ${b.where} overlap by ${shared} months.`,
          `Check the dates of ${a.where} and ${b.where}: they overlap by ${shared} months. If one was part-time or freelance, say so beside it.`,
          [a, b].map((p) => at(subject, `${p.path}.startDate`, p.where)),
        )
      }
    return pass('No two positions overlap.')
  },
}
export default check

// '2014 – 2018' and '2018 – 2021' may well meet in one day.
const surelyFrom = (p: Dated): number => lastMonth(p.entry.startDate) ?? p.start
const surelyUntil = (p: Dated): number => (p.current ? p.end : (firstMonth(p.entry.endDate) ?? p.end))
