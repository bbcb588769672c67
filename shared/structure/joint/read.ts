import type { Prepared } from '../prepared.ts'
import { titledRoles } from '../titled/roles.ts'
import { type JointEntry, jointEntries } from './entries.ts'
import type { Trade } from './heads.ts'

/**
 * Nats: a section that keeps the rule of titles throughout is set by it, unless its words say clearly otherwise. One entry
 * alone may keep it by chance.
 */
const CLEARLY = { entry: 2.5, most: 7 } as const

/** The entries of a section: of what the rule of titles and the common form make of it, the likelier. */
export const readEntries = (
  lines: Prepared[],
  wholeLines: boolean,
  trade: Trade,
  isEntry: (entry: JointEntry) => boolean = () => true,
): JointEntry[] => {
  const byForm = jointEntries(lines, trade)
  const byTitles = titledRoles(lines, wholeLines, trade)
  const isTitled = byTitles && isAsLikely(byTitles.map(namesOf), byForm.filter(isEntry).map(namesOf), trade)
  return isTitled ? byTitles : byForm
}

interface Named {
  first: string
  second: string
}
const namesOf = ({ roles: { first, second } }: JointEntry): Named => ({
  first: first?.text ?? '',
  second: second?.text ?? '',
})

const fitOf = (entries: Named[], { fits, noFirst, noSecond }: Trade): number =>
  entries.reduce(
    (sum, { first, second }) =>
      sum + (first ? fits(first).first : noFirst) + (second ? fits(second).second : noSecond),
    0,
  )

/** Whether what the titles' rule made of a section may stand beside what its common form makes of it. Of the entries that name both roles it does not name those it lacks. */
export const isAsLikely = (byTitles: Named[], byForm: Named[], trade: Trade): boolean => {
  const whole = byForm.length ? byTitles.filter(({ first, second }) => first && second) : byTitles
  const lacking = Math.max(0, whole.length - byForm.length) * (trade.noFirst + trade.noSecond)
  const more = Math.min(CLEARLY.most, byTitles.length * CLEARLY.entry)
  return fitOf(byTitles, trade) + more >= fitOf(byForm, trade) + lacking
}
