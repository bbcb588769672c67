import { lastOf } from '#shared/lists.ts'
import type { BlockKind, ReadingHint } from '#shared/schema/corrections.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { headingKind } from './heading-kind.ts'
import type { Prepared } from './prepared.ts'
import type { FoundSection, Parted } from './sections.ts'

// What a person said of blocks of the page: the sections are parted anew by it, before any entry is formed.

/** Where our own reading has a line: in the head, as a section's heading, or under it. */
type Own =
  | { in: 'head' | 'edge' }
  | { in: 'heading'; of: FoundSection }
  | { in: 'section'; of: FoundSection; as: Prepared }

const isEdge = ({ line: { part } }: Prepared): boolean => part === 'header' || part === 'footer'

const ownPlaces = (lines: Prepared[], { head, sections }: Parted): Map<number, Own> => {
  const places = new Map<number, Own>(
    head.map((line) => [line.line.number, { in: isEdge(line) ? 'edge' : 'head' }]),
  )
  for (const of of sections) {
    for (const as of of.lines) places.set(as.line.number, { in: 'section', of, as })
    places.set(of.at.line.number, { in: 'heading', of })
  }
  // The further lines of a heading that takes several.
  let last: Own = { in: 'head' }
  for (const { line } of lines) {
    const own = places.get(line.number)
    if (own?.in === 'heading') last = own
    if (!own) places.set(line.number, last)
  }
  return places
}

const HEAD_KINDS = new Set<BlockKind>(['name', 'contact', 'heading'])
const isSectionKind = (kind: BlockKind): kind is SectionKind => !HEAD_KINDS.has(kind)

/** No line is lost: each comes to the head, to a heading or to one section. Of two hints for a line the later counts. */
export const partByHints = (parted: Parted, lines: Prepared[], hints: readonly ReadingHint[]): Parted => {
  if (hints.length === 0) return parted
  const places = ownPlaces(lines, parted)
  const result: Parted = { head: [], sections: [] }
  /** What runs along the edge of every page is not meant by a range that passes it. */
  const hintAt = ({ line: { number } }: Prepared, own: Own) =>
    hints.findLast(
      ({ first, last }) => number >= first && number <= last && (first === last || own.in !== 'edge'),
    )
  /** Said of lines that are of that kind anyway: it can only mean that they belong together. */
  const isApart = (hint: ReadingHint, { line: { number } }: Prepared, kind: SectionKind | undefined) =>
    !hint.headed &&
    hint.as ===
      (hints.findLast((other) => other !== hint && number >= other.first && number <= other.last)?.as ?? kind)
  /** The section whose heading a person named: what we took for the head goes on under it. */
  let named = false
  let ownHeading: FoundSection | undefined
  /** The block that a person set apart within a section of its own kind. */
  let apart: ReadingHint | undefined

  const begin = (kind: SectionKind, heading: string, at: Prepared, under: Prepared[]) =>
    result.sections.push({ kind, heading, at, lines: [...under] })
  const follow = (kind: SectionKind, line: Prepared) => {
    const open = result.sections.at(-1)
    if (open && (open.kind === kind || named)) open.lines.push(line)
    else begin(kind, '', line, [line])
  }
  const besideHeading = (of: FoundSection): Prepared[] =>
    of.lines.filter((line) => line.line.number === of.at.line.number)

  for (const line of lines) {
    const { number } = line.line
    const own = places.get(number)
    if (!own) continue
    const hint = hintAt(line, own)
    const ownKind = own.in === 'section' ? own.of.kind : undefined
    const block = hint && isApart(hint, line, ownKind) ? hint : undefined
    const open = result.sections.at(-1)
    if (own.in !== 'heading' && block !== apart && open && open.kind === (hint?.as ?? ownKind))
      result.sections.push({
        ...{ kind: open.kind, heading: '', at: line, lines: [] },
        ...(block ? { apart: true } : {}),
      })
    if (own.in !== 'edge') apart = block
    if (hint === undefined || (hint.headed && number === hint.first && own.in === 'heading')) {
      if (own.in === 'heading') {
        const { of } = own
        const isFirst = of.at.line.number === number
        if (isFirst) {
          const kind = hint && isSectionKind(hint.as) ? hint.as : of.kind
          begin(kind, of.heading, line, besideHeading(of))
          if (!hint && of.told) lastOf(result.sections).told = true
          named = false
          ownHeading = of
        } else if (ownHeading !== of) follow(of.kind, line)
      } else if (own.in === 'section') follow(own.of.kind, own.as)
      else if (named && own.in === 'head') follow(lastOf(result.sections).kind, line)
      else result.head.push(line)
    } else if (hint.as === 'heading' || (hint.headed && number === hint.first)) {
      const kind = isSectionKind(hint.as) ? hint.as : (headingKind(line.text)?.kind ?? 'other')
      begin(kind, line.text, line, [])
      named = hint.as === 'heading'
    } else if (isSectionKind(hint.as)) {
      named = false
      follow(hint.as, line)
    } else result.head.push(line)
  }
  return result
}

/** The lines a person called the name. */
export const namedLines = (lines: Prepared[], hints: readonly ReadingHint[]): Prepared[] => {
  const hint = hints.findLast(({ as }) => as === 'name')
  if (!hint) return []
  return lines.filter(({ line }) => line.number >= hint.first && line.number <= hint.last)
}
