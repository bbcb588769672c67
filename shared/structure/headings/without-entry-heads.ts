import { itemAt } from '#shared/lists.ts'
import { headingKind } from '../heading-kind.ts'
import { jointEntries } from '../joint/entries.ts'
import { POSITIONS, STUDIES } from '../joint/trades.ts'
import { headingOdds } from '../learned-heading.ts'
import type { Prepared } from '../prepared.ts'
import type { FoundHeading } from './found.ts'

// Employers in bold, each alone over dates and a title, look like headings. Read as lines of the section above, they name what the
// entries below them lack.

const TRADES = { experience: POSITIONS, education: STUDIES }

export const withoutEntryHeads = (found: FoundHeading[], lines: Prepared[]): FoundHeading[] => {
  const sure = found.filter(isSure)
  const dropped = new Set<FoundHeading>()
  for (const [nth, top] of sure.entries()) {
    const trade = TRADES[top.kind as keyof typeof TRADES]
    const end = sure[nth + 1]?.at ?? lines.length
    const doubtful = found.filter(({ at }) => at > top.at && at < end)
    if (!trade || doubtful.length === 0) continue
    const named = namedAt(lines.slice((top.last ?? top.at) + 1, end), trade)
    for (const [of, heading] of doubtful.entries()) {
      const line = itemAt(lines, heading.at)
      if (!named.has(line)) continue
      const below = lines.slice((heading.last ?? heading.at) + 1, doubtful[of + 1]?.at ?? end)
      const [first] = namedAt(below, trade)
      if (first === undefined || below.indexOf(first) > 0) dropped.add(heading)
    }
  }
  return found.filter((heading) => !dropped.has(heading))
}

const isSure = ({ heading, kind }: FoundHeading): boolean =>
  kind !== 'other' || headingKind(heading)?.exact === true || headingOdds(heading) > SURE
const SURE = 2000

/** Where dated entries begin that name both their roles. */
const namedAt = (lines: Prepared[], trade: typeof POSITIONS): Set<Prepared> =>
  new Set(
    jointEntries(lines.filter(isSeen), trade).flatMap(({ heads, dates, roles: { first, second } }) =>
      dates && first && second && heads[0] ? [heads[0].line] : [],
    ),
  )
const isSeen = ({ hidden, line }: Prepared): boolean => !hidden && line.part !== 'footer'
