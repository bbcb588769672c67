import { lastOf } from '#shared/lists.ts'
import { leastOf } from './extent.ts'
import type { Prepared } from './prepared.ts'
import { hadRoomFor } from './room.ts'

// A list without bullets whose items stand apart by white: a line close under another is the rest of it.

/** In line heights: more white than the least of the list is white between items. */
const WITHIN = 0.12
const BETWEEN = 0.3

/**
 * Each item with its lines. Undefined where the white is of one kind or of many, or where a line close under another could
 * have stood on its line: that is who gave it, not its rest.
 */
export const itemsByWhite = (lines: Prepared[]): Prepared[][] | undefined => {
  const [first, ...others] = lines
  if (!first) return undefined
  const least = leastOf(others.map(({ gap }) => gap))
  const isOneList = others.every(
    (line) => line.style === first.style && line.line.bullet === undefined && line.fields.length === 1,
  )
  const isClose = ({ gap }: Prepared): boolean => gap <= least + WITHIN
  const isApart = ({ gap }: Prepared): boolean => gap >= least + BETWEEN
  const isParted = others.some(isApart) && others.every((line) => isClose(line) || isApart(line))
  if (!isOneList || !isParted) return undefined
  const items: Prepared[][] = [[first]]
  for (const line of others) {
    const item = lastOf(items)
    if (!isClose(line)) items.push([line])
    else if (hadRoomFor(lastOf(item), line)) return undefined
    else item.push(line)
  }
  return items
}
