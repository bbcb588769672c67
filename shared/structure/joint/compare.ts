import type { Trade } from './heads.ts'

/**
 * Nats: a section that keeps the rule of titles throughout is set by it, unless its words say clearly otherwise. One entry
 * alone may keep it by chance.
 */
const CLEARLY = { entry: 2.5, most: 7 } as const

interface Named {
  first: string
  second: string
}

const fitOf = (entries: Named[], trade: Trade): number =>
  entries.reduce(
    (sum, { first, second }) =>
      sum +
      (first ? trade.fits(first).first : trade.noFirst) +
      (second ? trade.fits(second).second : trade.noSecond),
    0,
  )

/** Whether what the titles' rule made of a section may stand beside what its common form makes of it. Where it finds no entry it names nothing. */
export const isAsLikely = (byTitles: Named[], byForm: Named[], trade: Trade): boolean => {
  const lacking = byForm.length ? 0 : byTitles.length * (trade.noFirst + trade.noSecond)
  const more = Math.min(CLEARLY.most, byTitles.length * CLEARLY.entry)
  return fitOf(byTitles, trade) + more >= fitOf(byForm, trade) + lacking
}
