import type { Segment } from '#shared/structure/layout/segment.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import type { Glyph } from './glyphs.ts'

// Icon fonts draw arrows and ticks as well as telephones. What an icon shows is not known, but a bullet is one icon
// again and again, at one edge, before texts one under the other; icons of contact details differ, those of dates and places
// stand before few words, and those of entries far apart.

/** So often on a page. */
const REPEATED = 3
/** Most of the texts behind bullets have so many words. */
const WORDS = 4
/** In ems, from one to the next: items of two lines follow each other, entries have more. */
const NEXT = 4
/** Points. */
const SAME_EDGE = 1.5

export interface Led {
  segment: Segment
  icon: Glyph
}

const codeOf = ({ text, font }: Glyph): string => `${font.name} ${text}`

const isTold = ({ segment: { bold, text } }: Led): boolean =>
  !bold && text.split(/\s+/).length >= WORDS && !isOnlyDates(text)

const isList = (column: Led[]): boolean =>
  column.length >= REPEATED &&
  column.filter(isTold).length * 2 > column.length &&
  follow(column) * 2 >= column.length - 1

const follow = (column: Led[]): number => {
  const down = column.map(({ icon }) => icon).sort((a, b) => a.y - b.y)
  return down.filter(({ y, size }, at) => {
    const above = down[at - 1]
    return above && y - above.y <= NEXT * size
  }).length
}

/** Of segments that an icon leads those for which it is a bullet. */
export const bulletsAmong = (led: readonly Led[]): Led[] => {
  const columns: Led[][] = []
  for (const one of led) {
    const column = columns.find(
      ([first]) =>
        first && codeOf(first.icon) === codeOf(one.icon) && Math.abs(first.icon.x - one.icon.x) < SAME_EDGE,
    )
    if (column) column.push(one)
    else columns.push([one])
  }
  return columns.filter(isList).flat()
}
