import { leastOf } from './extent.ts'
import type { Prepared } from './prepared.ts'
import { hadRoomFor } from './room.ts'

// A list without bullets whose items stand apart by white: a line close under another is the rest of it.

/** In line heights: more white than the least of the list is white between items. */
const WITHIN = 0.12
const BETWEEN = 0.3

/**
 * The lines that go on with the one above. None where the white is of no two kinds, or where a line close under another
 * could have stood on its line: that is who gave it, not its rest.
 */
export const brokenItems = (lines: Prepared[]): Set<Prepared> => {
  const [first, ...others] = lines.filter((line) => !line.hidden)
  const least = leastOf(others.map(({ gap }) => gap))
  const isOneList = others.every(
    (line) => line.style === first!.style && line.line.bullet === undefined && line.fields.length === 1,
  )
  const close = others.filter(({ gap }) => gap <= least + WITHIN)
  const apart = others.filter(({ gap }) => gap >= least + BETWEEN)
  const isParted = apart.length > 0 && close.length + apart.length === others.length
  if (!first || !isOneList || !isParted) return new Set()
  const all = [first, ...others]
  return close.every((line) => !hadRoomFor(all[all.indexOf(line) - 1]!, line)) ? new Set(close) : new Set()
}
