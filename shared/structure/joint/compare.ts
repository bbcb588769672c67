import type { Trade } from './heads.ts'

/** Nats: a section that keeps the rule of titles throughout is set by it, unless its words say clearly otherwise. */
const CLEARLY = 7

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

/** Whether what the titles' rule made of a section may stand beside what its common form makes of it. */
export const isAsLikely = (byTitles: Named[], byForm: Named[], trade: Trade): boolean =>
  fitOf(byTitles, trade) + CLEARLY >= fitOf(byForm, trade)
