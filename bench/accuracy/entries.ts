import { sameDates } from './dates.ts'
import { closest, f1 } from './similarity.ts'

// Positions and degrees: an entry is right when both of its parts are; its dates are judged apart.

export interface Entry {
  first: string[]
  second: string[]
  start: string
  end: string
  graduationYear?: string
}

/** From here on two texts name the same thing. */
const SAME = 0.6
/** How much agreeing dates, and being asked for, decide between entries that fit equally well. */
const TIE = { dates: 0.3, required: 0.01 }

interface EntryScore {
  entries: number | null
  dates: number | null
}

/** A part the label leaves empty fits anything, but a missing text fits it better. */
const partFit = (expected: string[], found: string): number =>
  expected[0] ? closest(found, ...expected) : found ? SAME : 1

export function scoreEntries(required: Entry[], optional: Entry[], found: Entry[]): EntryScore {
  const expected = [...required, ...optional]
  const pairs = expected.flatMap((e, at) =>
    found.map((f, to) => {
      const first = partFit(e.first, f.first[0] ?? '')
      const second = partFit(e.second, f.second[0] ?? '')
      const dated = sameDates(e, f) ? TIE.dates : 0
      const wanted = at < required.length ? TIE.required : 0
      return { at, to, fits: first >= SAME && second >= SAME, weight: first + second + dated + wanted }
    }),
  )
  const taken = new Set<number>()
  const given = new Set<number>()
  let right = 0
  let extra = 0
  let datesRight = 0
  for (const { at, to, fits } of pairs.sort((a, b) => b.weight - a.weight)) {
    if (!fits || taken.has(at) || given.has(to)) continue
    taken.add(at)
    given.add(to)
    if (at >= required.length) extra++
    else {
      right++
      if (sameDates(required[at]!, found[to]!)) datesRight++
    }
  }
  const dated = required.filter((e) => e.start || e.end).length
  return {
    entries: f1(right, found.length - extra, required.length),
    dates: dated ? datesRight / dated : null,
  }
}
