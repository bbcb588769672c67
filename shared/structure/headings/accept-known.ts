import { itemAt } from '#shared/lists.ts'
import type { Line } from '#shared/schema/document.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { leastOf } from '../extent.ts'
import { headingKind } from '../heading-kind.ts'
import type { Prepared } from '../prepared.ts'
import type { Candidate } from './candidates.ts'

// Of the lines with the words of headings, those that are set like headings.

export const acceptKnown = (given: Candidate[], lines: Prepared[]): Candidate[] => {
  const styled = new Map<string, number>()
  for (const { style } of lines) styled.set(style, (styled.get(style) ?? 0) + 1)
  const candidates = inNearStyles(given, styled)
  const byStyle = stylesOf(candidates, lines)
  const main = mainOf(byStyle)
  if (!main) return candidates
  const floor = main.most
  const ofMain = candidates.find(({ style, runIn: within }) => !within && byStyle.get(style) === main)
  const sample = ofMain && lines[ofMain.at]
  if (!sample) return candidates
  // Under the words of a text, though like those of a heading, stands no less white than above the other headings.
  const leastGap =
    AS_APART *
    leastOf(
      candidates
        .filter(({ known, runIn: within, style }) => known.exact && !within && byStyle.get(style) === main)
        .map(({ at }) => itemAt(lines, at).gap),
    )
  const accepted = candidates.filter((candidate) => {
    if (candidate.runIn) return true
    if (leadsColumn(candidate, lines)) return true
    const line = itemAt(lines, candidate.at)
    if (candidate.known.exact && [line, sample].every(({ text }) => PICTURE_LEADS.test(text))) return true
    const alike = byStyle.get(candidate.style)
    if (!alike) return false
    if (alike !== main && !candidate.known.language && areTitles(line, lines)) return false
    const headsOwn = headsItsColumn(line, candidate, candidates, main, lines)
    if (!headsOwn && alike !== main && isEntryTitle(line, candidate.style, alike, main, sample, styled))
      return isLarger(candidate, line, sample)
    if (alike === main)
      return candidate.known.exact || main.count === 1 || (main.kinds.size >= 2 && line.gap >= leastGap)
    if (candidate.prominence >= floor - 0.4) return candidate.known.exact || candidate.prominence >= 1
    // A lesser style is believed where it heads sections of several kinds, or stands in another column.
    const otherColumn = headsOwn || isInOtherColumn(line, main)
    if (!candidate.known.exact) return false
    if (otherColumn) return candidate.prominence > 0 || alike.kinds.size >= 2
    if (isLarger(candidate, line, sample)) return true
    if (floor - candidate.prominence < 1.3 && candidate.prominence > 0) return alike.kinds.size >= 2
    // Print that heads alone are set in, each of another kind.
    const isOfHeads = candidate.prominence >= 1 && styled.get(candidate.style) === alike.kinds.size
    return alike.kinds.size >= (isOfHeads ? 2 : 3) && alike.kinds.size * 2 >= main.kinds.size
  })
  const headed = new Set(
    accepted.flatMap(({ known: { kind, language } }) => (kind === 'skills' && !language ? [] : [kind])),
  )
  const isSetAsNoText = ({ at }: Candidate): boolean =>
    lines.every(({ style, text }) => style !== itemAt(lines, at).style || headingKind(text)?.exact)
  return candidates.filter(
    (one) =>
      accepted.includes(one) ||
      (!headed.has(one.known.kind) && isSetAsNoText(one) && headsAlone(one, candidates, accepted, lines)),
  )
}

/** `Volunteer guide` over its dates, where whatever is set like it stands over dates: a title among titles, whatever the letters say. */
const areTitles = ({ style, line: { column } }: Prepared, lines: Prepared[]): boolean => {
  const below = lines.flatMap((other, at) =>
    other.style === style && other.line.column === column ? [lines[at + 1]?.dated] : [],
  )
  return below.length > 1 && below.every(Boolean)
}

/** Of the least white above a heading. */
const AS_APART = 0.5

/** `🎓 Experience`, where the other headings have pictures too: it needs no print of its own. */
const PICTURE_LEADS = /^\p{Emoji_Presentation}|^\p{Extended_Pictographic}\ufe0f/u

/** **Key skills** in print of its own, below other headings of its column, where nothing else heads them and they can be
 * those of no entry: neither of a post above, nor of a study among others. */
const headsAlone = (
  { at, known, prominence, rest, runIn, heading }: Candidate,
  candidates: Candidate[],
  accepted: Candidate[],
  lines: Prepared[],
): boolean => {
  if (known.kind === 'other' || !known.language || !known.exact) return false
  if (prominence < 1 || rest !== '' || runIn) return false
  const above = accepted.findLast((other) => other.at < at)
  if (!above)
    return (
      OF_NO_ENTRY.has(known.kind) &&
      candidates.every((other) => other.at === at || other.prominence < 1 || other.known.kind !== known.kind)
    )
  const [own, over] = [itemAt(lines, at).line, itemAt(lines, above.at).line]
  return (
    (OF_NO_ENTRY.has(known.kind) || (!ENTERED.has(above.known.kind) && above.known.kind !== 'skills')) &&
    own.page === over.page &&
    own.column === over.column &&
    candidates.every((other) => other.at === at || other.heading !== heading)
  )
}
/** No post or study has one of its own. */
const OF_NO_ENTRY = new Set<SectionKind>(['experience', 'education'])
const ENTERED = new Set<SectionKind>(['experience', 'projects', 'volunteering'])

/** `11.5bC|Serif`: size, weight and case, and the font. */
const STYLE = /^([\d.]+)([^\d.|][^|]*|)\|(.*)$/
/** Points by which one hand may have set two headings differently. */
const SAME_SIZE = 0.6

/** Headings alike in all but half a point, or but the font, were meant to be alike; and in all but the capitals, where
 * nothing else is set so. */
const inNearStyles = (candidates: Candidate[], styled: Map<string, number>): Candidate[] => {
  const heads = new Map<string, number>()
  for (const { style } of candidates) heads.set(style, (heads.get(style) ?? 0) + 1)
  const isOnlyHeads = (style: string): boolean => styled.get(style) === heads.get(style)
  const seen: { style: string; size: number; marks: string; font: string }[] = []
  const nearest = (style: string): string => {
    const [, digits, marks = '', font = ''] = STYLE.exec(style) ?? []
    const size = Number(digits)
    const near = seen.find(
      (other) =>
        (other.marks === marks ||
          (inSmall(other.marks) === inSmall(marks) &&
            isOnlyHeads(marks === inSmall(marks) ? style : other.style))) &&
        (other.font === font ? Math.abs(other.size - size) < SAME_SIZE : other.size === size),
    )
    if (!near) seen.push({ style, size, marks, font })
    return near?.style ?? style
  }
  return candidates.map((candidate) =>
    candidate.runIn || candidate.prominence < 1
      ? candidate
      : { ...candidate, style: nearest(candidate.style) },
  )
}

const inSmall = (marks: string): string => marks.replace('C', '')

/** A known heading that stands out at the top of a column beside another heads what is below it, however the others are set. */
const leadsColumn = ({ at, known, prominence, rest }: Candidate, lines: Prepared[]): boolean => {
  const [above, { line }, below] = [lines[at - 1]?.line, itemAt(lines, at), lines[at + 1]?.line]
  return (
    known.exact &&
    known.kind !== 'other' &&
    prominence >= 1 &&
    rest === '' &&
    above?.page === line.page &&
    above.column < line.column &&
    below?.page === line.page &&
    below.column === line.column
  )
}

/** No title is set larger than the headings over it. */
const isLarger = ({ known, prominence }: Candidate, { line }: Prepared, { line: head }: Prepared): boolean =>
  known.exact && prominence >= 1 && line.size > head.size + SAME_SIZE

/** So many kinds under one style are the sections of the whole. */
const SECTIONS_OF_ALL = 3

/** Where one style heads the sections, `Director of Education` in that of other titles is one of these, and so is what Word ranks below. */
const isEntryTitle = (
  { line }: Prepared,
  style: string,
  alike: StyleGroup,
  main: StyleGroup,
  sample: Prepared,
  styled: Map<string, number>,
): boolean => {
  if (sample.line.outline !== undefined && line.outline !== undefined)
    return line.outline > sample.line.outline
  if (sample.line.outline !== undefined && alike.kinds.size === 0) return true
  if (main.kinds.size < SECTIONS_OF_ALL || isInOtherColumn({ line }, main)) return false
  return alike.kinds.size === 0 || (styled.get(style) ?? 0) > 2 * alike.count
}

const stylesOf = (candidates: Candidate[], lines: Prepared[]): Map<string, StyleGroup> => {
  const byStyle = new Map<string, StyleGroup>()
  for (const candidate of candidates) {
    if (candidate.runIn) continue
    const { style } = candidate
    let group = byStyle.get(style)
    if (!group) {
      group = { count: 0, kinds: new Set(), columns: new Set(), heads: [], most: 0 }
      byStyle.set(style, group)
    }
    group.count += 1
    if (candidate.known.exact) group.kinds.add(candidate.known.kind)
    const { line } = itemAt(lines, candidate.at)
    group.columns.add(line.column)
    group.heads.push(line)
    group.most = Math.max(group.most, candidate.prominence)
  }
  return byStyle
}

/** Points by which the lines of one column begin apart. */
const SAME_COLUMN = 24

/** Columns are counted on each page: where a sidebar ends, the first column of the next is the main one. */
const isInOtherColumn = ({ line }: Pick<Prepared, 'line'>, { columns, heads }: StyleGroup): boolean => {
  const ofPage = heads.filter(({ page }) => page === line.page)
  const goesOn = heads.some(({ x, page }) => page !== line.page && Math.abs(x - line.x) < SAME_COLUMN)
  return ofPage.length > 0
    ? !goesOn && !ofPage.some(({ column }) => column === line.column)
    : !columns.has(line.column)
}

/** Headings of several kinds, none of them twice, in a column of their own: a sidebar, however large the main ones are. */
const headsItsColumn = (
  { line }: Prepared,
  { style }: Candidate,
  candidates: Candidate[],
  { heads }: StyleGroup,
  lines: Prepared[],
): boolean => {
  const isBeside = ({ page, column }: Line): boolean => page === line.page && column === line.column
  const own = candidates.filter(
    (one) => one.style === style && one.known.exact && isBeside(itemAt(lines, one.at).line),
  )
  return (
    new Set(own.map(({ known }) => known.kind)).size > 1 &&
    new Set(own.map(({ heading }) => heading)).size === own.length &&
    !heads.some(isBeside)
  )
}

const mainOf = (byStyle: Map<string, StyleGroup>): StyleGroup | undefined =>
  [...byStyle.values()].sort((a, b) => rank(b) - rank(a))[0]

/** What the candidates of one style have in common. */
interface StyleGroup {
  count: number
  kinds: Set<SectionKind>
  columns: Set<number>
  heads: Line[]
  most: number
}

/** Of styles with as many kinds, the more prominent. */
const rank = ({ kinds, most }: StyleGroup): number => kinds.size * (1 + most / 20)
