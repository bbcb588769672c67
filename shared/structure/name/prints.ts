import { itemAt } from '#shared/lists.ts'
import type { Line, Run } from '#shared/schema/document.ts'
import { leastOf, mostOf } from '../extent.ts'
import { joinTexts } from '../join-texts.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import type { Candidate } from './candidates.ts'
import { isDocumentTitle } from './words.ts'

// A name set large may be cut by a photo, a box or the contact beside it: its parts are put together by their print.

/** What one size of print covers of a line. */
interface Print {
  name: string
  line: Prepared
  size: number
  isBold: boolean
  part: number
  isWhole: boolean
  box: Box
}

interface Box {
  x0: number
  x1: number
  y0: number
  y1: number
}

const LIMITS = {
  /** Points from which on print is set to be seen first. */
  display: 13,
  /** The rest of a name is at most so much smaller; runs of one print differ by less. */
  smaller: 0.8,
  alike: 0.9,
  /** In sizes: the white between its parts one above the other, and how far bases on one row are apart. */
  white: 1.25,
  row: 0.2,
  /** Parts of a name, and words of a part. */
  parts: 3,
  words: 3,
} as const

/** From each print of the line on, as far as the name goes. */
export const largeFrom = (lines: Prepared[], at: number): Candidate[] => {
  const line = lines[at]
  if (!line || line.hidden) return []
  const prints = printsOf(line)
  const around = prints.some(isLarge) ? lines.filter((one) => one.line.page === line.line.page) : []
  return prints.flatMap((first) => {
    const chain = isLarge(first) ? chainFrom(first, around) : [first]
    const lengths = chain.map((_, nth) => nth + 1).filter((length) => length > 1 || !first.isWhole)
    return lengths.toReversed().map((length): Candidate => {
      const parts = chain.slice(0, length)
      return {
        name: parts.map(({ name }) => name).reduce(joinTexts),
        lines: [...new Set(parts.map((part) => part.line))],
        size: first.size,
        part: first.part,
      }
    })
  })
}

const printsOf = (line: Prepared): Print[] => {
  const groups: Run[][] = []
  for (const run of line.line.runs) {
    const alike = groups.at(-1)?.[0]
    const isBlank = run.text.trim() === ''
    if (alike && (isBlank || isBetween(run.size / alike.size, LIMITS.alike))) groups.at(-1)?.push(run)
    else if (!isBlank) groups.push([run])
  }
  return groups.map((runs, part) => {
    const isWhole = groups.length === 1
    const name = isWhole
      ? line.text
      : runs
          .map(({ text }) => text)
          .join('')
          .replace(/\s+/g, ' ')
          .trim()
    const printed = isWhole ? [line.line] : runs.filter(({ text }) => text.trim())
    return {
      name,
      line,
      size: isWhole ? line.line.size : (runs[0]?.size ?? 0),
      isBold: isWhole ? line.line.bold : runs[0]?.bold === true,
      part,
      isWhole,
      box: boxAround(printed),
    }
  })
}

const isBetween = (ratio: number, least: number): boolean => ratio >= least && ratio <= 1 / least

const boxAround = (printed: (Run | Line)[]): Box => ({
  x0: leastOf(printed.map(({ x }) => x)),
  x1: mostOf(printed.map(({ x, width }) => x + width)),
  y0: leastOf(printed.map(({ y }) => y)),
  y1: mostOf(printed.map(({ y, height }) => y + height)),
})

const isLarge = ({ size, name, isWhole, line: { fields } }: Print): boolean =>
  size > LIMITS.display &&
  wordCount(name) <= LIMITS.words &&
  !(isWhole && fields.length > 1) &&
  !isDocumentTitle(name)

/** What goes on beside or below in the same print, with no other text between. */
const chainFrom = (first: Print, around: Prepared[]): Print[] => {
  const prints = around.flatMap(printsOf)
  const chain = [first]
  while (chain.length < LIMITS.parts) {
    const last = itemAt(chain, chain.length - 1)
    const next = prints.filter((print) => goesOn(last, print) && isLarge(print))
    if (next.length === 0) break
    const boxes = boxesOf(around)
    const nearest = next.find((print) => !isParted(last.box, print.box, boxes))
    if (!nearest || chain.includes(nearest)) break
    chain.push(nearest)
  }
  return chain
}

const boxesOf = (lines: Prepared[]): Box[] =>
  lines.flatMap(({ line }) => line.runs.filter(({ text }) => text.trim()).map((run) => boxAround([run])))

const goesOn = ({ box, size, isBold }: Print, next: Print): boolean => {
  if (next.size < size * LIMITS.smaller) return false
  const isBeside = Math.abs(next.box.y1 - box.y1) < LIMITS.row * size && next.box.x0 > box.x1
  // What is smaller and lighter below bold print is what somebody is.
  if (isBold && !next.isBold && next.size < size) return false
  const white = next.box.y0 - box.y1
  const isBelow = white < LIMITS.white * size && next.box.y0 > (box.y0 + box.y1) / 2 && isOver(box, next.box)
  return (isBeside && isBetween(next.size / size, LIMITS.alike)) || isBelow
}

const isOver = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1

/** Whether anything stands between the two, or overlaps with one of them. */
const isParted = (a: Box, b: Box, boxes: Box[]): boolean => {
  const isBeside = b.x0 > a.x1 && b.y0 < a.y1
  const between = isBeside
    ? { x0: a.x1, x1: b.x0, y0: Math.min(a.y0, b.y0), y1: a.y1 }
    : { x0: Math.min(a.x0, b.x0), x1: Math.max(a.x1, b.x1), y0: a.y1, y1: b.y0 }
  return boxes.some((box) => isOver(box, between) && box.y0 < between.y1 - 1 && box.y1 > between.y0 + 1)
}
