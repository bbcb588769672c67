import { itemAt } from '#shared/lists.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import { headingKind } from '../heading-kind.ts'
import { headingOdds } from '../learned-heading.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { type Body, type Candidate, prominence } from './candidates.ts'
import type { FoundHeading } from './found.ts'

// Of all that looks like a heading, what parts a section or belongs to the line above is none of its own.

/** The headings of sections alone, each whole. */
export const sectionHeadings = (
  found: FoundHeading[],
  accepted: Candidate[],
  lines: Prepared[],
  body: Body,
): FoundHeading[] => {
  const ranked = withoutLesser(withoutCovers(withoutOwners(found, lines)), lines, body)
  const parts = ranked.filter(({ part }) => part)
  const sections = withoutSiblings(
    ranked.filter(({ part }) => !part),
    lines,
  )
  return [...withoutGroupLabels(sections, accepted), ...parts].sort((a, b) => a.at - b.at)
}

/** Labels of groups of skills, and of a project's tools: no section when they stand inside one. */
const GROUP_LABELS = new Set(['skills', 'languages'])

/** `Chemical engineering student`, `Date of birth` over the date, `Address: …`: what tells of the owner, above all sections. */
const withoutOwners = (found: FoundHeading[], lines: Prepared[]): FoundHeading[] => {
  const [first, next] = found
  if (!first || !next || first.kind !== 'other') return found
  const isLabel = first.rest !== '' && itemAt(lines, first.at).fields.length === 1
  const isNone = isLabel || (!headingKind(first.heading) && headingOdds(first.heading) < NONE)
  const isPart = isNone && tellsOwner(lines, first, next)
  return isPart ? found.slice(1) : found
}
const tellsOwner = (lines: Prepared[], { at }: FoundHeading, next: FoundHeading): boolean =>
  lines
    .slice(at + 1, next.at)
    .every(({ text }) => wordCount(text) <= OWNER_WORDS && !dateRanges(text).some(({ range }) => range))
/** In thousandths of a nat: the letters say plainly that it heads nothing. */
const NONE = -3000
const OWNER_WORDS = 7

/** `学歴・職歴` right over `学歴` heads nothing of its own. */
const withoutCovers = (found: FoundHeading[]): FoundHeading[] =>
  found.filter(({ heading, at, last = at }, nth) => {
    const below = found[nth + 1]
    return below?.at !== last + 1 || heading === below.heading || !heading.includes(below.heading)
  })

/** `Languages: Java` under Skills, and `Technologies: React` under a project, are no sections. */
const withoutGroupLabels = (found: FoundHeading[], accepted: Candidate[]): FoundHeading[] => {
  const beside = new Set(accepted.filter((candidate) => candidate.beside).map(({ at }) => at))
  const runIns = new Set(accepted.filter((candidate) => candidate.runIn).map(({ at }) => at))
  const tight = new Set(accepted.filter((candidate) => candidate.tight).map(({ at }) => at))
  let above: FoundHeading | undefined
  return found.filter((heading) => {
    if (tight.has(heading.at) && !(above?.kind === 'summary' && heading.kind === 'skills')) return false
    if (above && beside.has(heading.at) && !beside.has(above.at) && above.kind === heading.kind) return false
    const inside =
      above &&
      (above.kind === 'skills' ||
        above.kind === 'projects' ||
        above.kind === 'experience' ||
        above.kind === heading.kind)
    if (
      runIns.has(heading.at) &&
      inside &&
      (GROUP_LABELS.has(heading.kind) || above?.kind === 'skills' || above?.kind === heading.kind)
    ) {
      // Under education or at the end of the page the same label does head a section.
      if (!(above?.kind === 'experience' && heading.kind === 'languages')) return false
    }
    above = heading
    return true
  })
}

/** `Tools` under Skills, set like the `Web Frameworks` above it that heads nothing, is a group like that one. */
const withoutSiblings = (found: FoundHeading[], lines: Prepared[]): FoundHeading[] => {
  let above: FoundHeading | undefined
  return found.filter((heading) => {
    const line = itemAt(lines, heading.at)
    const from = (above?.last ?? above?.at ?? 0) + 1
    const siblings = lines
      .slice(from, heading.at)
      .flatMap((other, at) =>
        other.style === line.style &&
        other.fields.length === 1 &&
        other.line.column === line.line.column &&
        other.line.page === line.line.page
          ? [from + at]
          : [],
      )
    if (above?.kind === 'skills' && heading.kind === 'skills' && siblings.length > 0) return false
    above = heading
    return true
  })
}
/** `Journals` under `Publications`, and a project's name under `PROJECTS`, in print below theirs: they part the section, they do
 * not end it. What only names its kind again says nothing more. */
const withoutLesser = (found: FoundHeading[], lines: Prepared[], body: Body): FoundHeading[] => {
  const rankOf = ({ at }: FoundHeading): number => prominence(itemAt(lines, at), body)
  const styleOf = ({ at }: FoundHeading): string => itemAt(lines, at).style
  const headsSections = (heading: FoundHeading): boolean =>
    found.some((other) => styleOf(other) === styleOf(heading) && other.kind !== heading.kind)
  let top: FoundHeading | undefined
  const endOf = ({ at }: FoundHeading): number =>
    found.find((other) => other.at > at && (top === undefined || rankOf(other) >= rankOf(top) - LOWER))?.at ??
    lines.length
  return found.flatMap((heading) => {
    const isWithin =
      top !== undefined &&
      styleOf(heading) !== styleOf(top) &&
      rankOf(heading) < rankOf(top) - LOWER &&
      itemAt(lines, heading.at).line.column >= itemAt(lines, top.at).line.column
    const known = headingKind(heading.heading)
    // Over dates of its own it is the title of an entry.
    const below = lines[(heading.last ?? heading.at) + 1]?.text ?? ''
    const isBare = known?.exact && heading.rest === '' && !isOnlyDates(below)
    if (isWithin && heading.kind === top?.kind) return isBare ? { ...heading, part: true } : []
    if (isWithin && top && headsSections(top) && !known && heading.kind === 'other') return []
    if (isWithin && top && mayBeOfEntry(heading, found) && entriesGoOn(lines, top, heading, endOf(heading)))
      return []
    top = heading
    return heading
  })
}
const ENTERED = new Set<SectionKind>(['experience', 'education', 'projects', 'volunteering'])
const OF_ENTRIES = new Set<SectionKind>(['skills', 'summary', 'projects', 'other'])

/** Each entry may have one: not what by its words heads a section, and that but once. */
const mayBeOfEntry = ({ heading, kind }: FoundHeading, found: FoundHeading[]): boolean =>
  !headingKind(heading)?.exact ||
  kind === 'skills' ||
  (OF_ENTRIES.has(kind) && found.filter((other) => other.heading === heading).length > 1)

/** `Tasks`, below which the next entry has its head in the print, and at the edge, of the one above: it is of that one alone. */
const entriesGoOn = (
  lines: Prepared[],
  { at: top, kind }: FoundHeading,
  { at }: FoundHeading,
  end: number,
): boolean => {
  if (!ENTERED.has(kind)) return false
  const heads = (from: number, to: number): Prepared[] =>
    lines
      .slice(from, to)
      .filter(
        ({ line, gap }, nth) =>
          gap > WHITE &&
          line.bullet === undefined &&
          lines.slice(from + nth, Math.min(to, from + nth + HEAD_MOST)).some(({ dated }) => dated),
      )
  const above = heads(top + 1, at)
  return heads(at + 1, end).some((head) =>
    above.some(({ style, line }) => style === head.style && Math.abs(line.x - head.line.x) < SAME_EDGE),
  )
}
/** In line heights: entries begin below it. */
const WHITE = 0.6
/** Lines of an entry's head. */
const HEAD_MOST = 5
/** Points. */
const SAME_EDGE = 3

/** As `prominence` counts it: a third of a point. */
const LOWER = 0.36
