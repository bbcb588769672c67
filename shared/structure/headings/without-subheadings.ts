import { spanScores } from '#shared/learn/spans.ts'
import { itemAt } from '#shared/lists.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { isOnlyDates } from '../dates.ts'
import { headingKind } from '../heading-kind.ts'
import { firstFieldOf, type Prepared } from '../prepared.ts'
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
  const ranked = withoutLesser(withoutCovers(stackedTogether(found, lines)), lines, body)
  const parts = ranked.filter(({ part }) => part)
  const sections = withoutSiblings(
    ranked.filter(({ part }) => !part),
    lines,
  )
  return [...withoutGroupLabels(sections, accepted), ...parts].sort((a, b) => a.at - b.at)
}

/** Labels of groups of skills, and of a project's tools: no section when they stand inside one. */
const GROUP_LABELS = new Set(['skills', 'languages'])

/** A heading broken over lines of a narrow column: `THIS IS A` / `SECTION`. */
const stackedTogether = (found: FoundHeading[], lines: Prepared[]): FoundHeading[] => {
  const out: FoundHeading[] = []
  for (const heading of found) {
    const last = out.at(-1)
    const line = itemAt(lines, heading.at)
    const stacked =
      last &&
      heading.kind === 'other' &&
      last.kind === 'other' &&
      heading.at === (last.last ?? last.at) + 1 &&
      itemAt(lines, heading.at - 1).style === line.style &&
      line.gap < 0.5
    if (stacked) {
      last.heading = `${last.heading} ${heading.heading}`
      last.last = heading.at
    } else out.push({ ...heading })
  }
  return out
}

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
  const endOf = (heading: FoundHeading): number => found[found.indexOf(heading) + 1]?.at ?? lines.length
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
    const isSibling =
      (above?.kind === 'skills' && heading.kind === 'skills' && siblings.length > 0) ||
      (above?.kind === 'skills' &&
        IN_SKILLS.has(heading.kind) &&
        (heading.kind !== 'languages' || namesTools(lines, heading.at)) &&
        isRowLabel(lines, heading.at, above.at, endOf(heading)))
    if (isSibling) return false
    above = heading
    return true
  })
}
const IN_SKILLS = new Set(['skills', 'languages', 'other'])

/** `Database ⇥ SQL` beside `Languages ⇥ Java` in the same print: rows that name groups, though the word be a heading's. */
const isRowLabel = (lines: Prepared[], at: number, above: number, end: number): boolean => {
  const line = itemAt(lines, at)
  const isAlike = (nth: number): boolean => {
    const other = itemAt(lines, nth)
    return (
      nth !== at &&
      hasValue(lines, nth) &&
      (line.line.cell !== undefined || firstFieldOf(other).style === firstFieldOf(line).style) &&
      other.line.cell?.table === line.line.cell?.table &&
      Math.abs(other.line.x - line.line.x) < SAME_EDGE
    )
  }
  const from = above + 1
  return (
    hasValue(lines, at) &&
    (!hasValue(lines, above) || firstFieldOf(itemAt(lines, above)).style !== firstFieldOf(line).style) &&
    lines.slice(from, end).some((_line, nth) => isAlike(from + nth))
  )
}

/** `Java, SQL` beside `Languages`, and not those that are spoken. */
const namesTools = (lines: Prepared[], at: number): boolean => {
  const { fields } = itemAt(lines, at)
  const value = fields.length > 1 ? fields.slice(1).join(', ') : (lines[at + 1]?.text ?? '')
  const parts = value.split(/[,;、，]\s*/).filter(Boolean)
  return parts.filter((part) => spanScores(part).skill > LIKE_SKILL).length * 2 >= parts.length
}
/** In thousandths of a nat. */
const LIKE_SKILL = -120

/** On its line, or in the cell beside it. */
const hasValue = (lines: Prepared[], at: number): boolean => {
  const { fields, line } = itemAt(lines, at)
  const next = lines[at + 1]?.line
  return fields.length > 1 || (next !== undefined && Math.abs(next.y - line.y) < SAME_EDGE && next.x > line.x)
}

const SAME_EDGE = 3

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

/** As `prominence` counts it: a third of a point. */
const LOWER = 0.36
