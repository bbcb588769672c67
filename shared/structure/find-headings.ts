import type { SectionKind } from '#shared/schema/resume.ts'
import { type HeadingKind, headingKind } from './heading-kind.ts'
import { languageGrid } from './language-grid.ts'
import { bodyOf, type Prepared, wordCount } from './prepared.ts'
import { hasIdeographs } from './words/plain.ts'

// Which lines head a section. Known words are believed where they stand alone; how they are set then tells the unknown ones.

export interface FoundHeading {
  at: number
  kind: SectionKind
  heading: string
  /** What stood on the heading's own line behind it. */
  rest: string
  /** The last of its lines, where it takes several. */
  last?: number
}

const MAX_WORDS = 7
const SENTENCE_END = /[.,;!]$/

/** How strongly a line stands out from the running text. */
const prominence = (line: Prepared, body: { size: number; bold: boolean }): number =>
  Math.max(0, line.line.size - body.size) * 1.2 +
  (line.line.bold && !body.bold ? 1.5 : 0) +
  (line.caps ? 1.2 : 0) +
  (line.line.outline ? 3 : 0)

interface Candidate {
  at: number
  known: HeadingKind
  prominence: number
  rest: string
  heading: string
  last?: number
  runIn?: boolean
  beside?: boolean
}

export const findHeadings = (lines: Prepared[]): FoundHeading[] => {
  const body = bodyOf(lines)
  const labels = cellLabels(lines)
  const grid = languageGrid(lines)
  const candidates = withoutSecondLines(
    lines.flatMap((line, at) => wrappedOf(lines, at, body) ?? candidateOf(line, at, body)),
  ).filter(
    ({ at, prominence: strength }) => !grid.has(lines[at]!) && (strength > 0 || !labels.has(lines[at]!)),
  )
  const ranked = withoutLowerRanks(candidates, lines)
  const accepted = acceptKnown(ranked, lines)
  const styles = headingStyles(accepted, lines)
  const unknown = unknownHeadings(lines, accepted, styles, body).filter(({ at }) => !grid.has(lines[at]!))
  const found = [
    ...accepted.map(({ at, known, heading, rest, last }) => ({
      at,
      kind: known.kind,
      heading,
      rest,
      ...(last === undefined ? {} : { last }),
    })),
    ...unknown,
  ].sort((a, b) => a.at - b.at)
  const sections = withoutSiblings(withoutSubheadings(stackedTogether(found, lines), lines), lines)
  return withoutGroupLabels(sections, accepted)
}

/** A project called `Skills`: Word ranks its title below the heading over it, and as many others there head sections. */
const withoutLowerRanks = (candidates: Candidate[], lines: Prepared[]): Candidate[] => {
  const rankOf = ({ at }: Candidate): number => lines[at]!.line.outline ?? 0
  const ranks = candidates.map(rankOf).filter((rank) => rank > 0)
  const top = Math.min(...ranks)
  const atTop = ranks.filter((rank) => rank === top).length
  const first = candidates.findIndex((candidate) => rankOf(candidate) === top)
  return atTop * 2 < ranks.length
    ? candidates
    : candidates.filter((candidate, at) => rankOf(candidate) <= top || at < first)
}

/** Cells with another one beside them: what is set like any text there is a label, though it be the word of a heading. */
const cellLabels = (lines: Prepared[]): Set<Prepared> => {
  const rowOf = ({ line: { cell } }: Prepared): string => (cell ? `${cell.table}|${cell.row}` : '')
  const columns = new Map<string, Set<number>>()
  for (const line of lines)
    if (line.line.cell)
      columns.set(rowOf(line), (columns.get(rowOf(line)) ?? new Set()).add(line.line.cell.column))
  return new Set(lines.filter((line) => (columns.get(rowOf(line))?.size ?? 0) > 1))
}

/** A heading broken over lines of a narrow column: `THIS IS A` / `SECTION`. */
const stackedTogether = (found: FoundHeading[], lines: Prepared[]): FoundHeading[] => {
  const out: FoundHeading[] = []
  for (const heading of found) {
    const last = out.at(-1)
    const line = lines[heading.at]!
    const stacked =
      last &&
      heading.kind === 'other' &&
      last.kind === 'other' &&
      heading.at === (last.last ?? last.at) + 1 &&
      lines[heading.at - 1]!.style === line.style &&
      line.gap < 0.5
    if (stacked) {
      last.heading = `${last.heading} ${heading.heading}`
      last.last = heading.at
    } else out.push({ ...heading })
  }
  return out
}

/** `Languages: Java` under Skills, and `Technologies: React` under a project, are no sections. */
const withoutGroupLabels = (found: FoundHeading[], accepted: Candidate[]): FoundHeading[] => {
  const beside = new Set(accepted.filter((candidate) => candidate.beside).map(({ at }) => at))
  const runIns = new Set(accepted.filter((candidate) => candidate.runIn).map(({ at }) => at))
  let above: FoundHeading | undefined
  return found.filter((heading) => {
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
      (GROUP_LABELS.has(heading.kind) || above!.kind === 'skills' || above!.kind === heading.kind)
    ) {
      // Under education or at the end of the page the same label does head a section.
      if (!(above!.kind === 'experience' && heading.kind === 'languages')) return false
    }
    above = heading
    return true
  })
}

/** `Tools` under Skills, set like the `Web Frameworks` above it that heads nothing, is a group like that one. */
const withoutSiblings = (found: FoundHeading[], lines: Prepared[]): FoundHeading[] => {
  let above: FoundHeading | undefined
  return found.filter((heading) => {
    const line = lines[heading.at]!
    const isSibling = (other: Prepared): boolean =>
      other.style === line.style &&
      other.fields.length === 1 &&
      other.line.column === line.line.column &&
      other.line.page === line.line.page
    if (
      above?.kind === 'skills' &&
      heading.kind === 'skills' &&
      lines.slice(above.at + 1, heading.at).some(isSibling)
    )
      return false
    above = heading
    return true
  })
}

/** `Journals` in smaller print under `Publications` parts the section, it does not end it. */
const withoutSubheadings = (found: FoundHeading[], lines: Prepared[]): FoundHeading[] => {
  let top: FoundHeading | undefined
  return found.filter((heading) => {
    const smaller = top && lines[heading.at]!.line.size < lines[top.at]!.line.size - 0.3
    const inside = top && lines[heading.at]!.line.column >= lines[top.at]!.line.column
    if (top && smaller && inside && heading.kind === top.kind) return false
    top = heading
    return true
  })
}

/** `Courses and` / `Certificates`: a heading that a narrow column breaks is known only as a whole. */
const wrappedOf = (
  lines: Prepared[],
  at: number,
  body: { size: number; bold: boolean },
): Candidate[] | undefined => {
  const line = lines[at]!
  const next = lines[at + 1]
  if (
    !next ||
    line.style !== next.style ||
    next.gap > 0.6 ||
    line.fields.length > 1 ||
    next.fields.length > 1
  )
    return undefined
  if (
    line.line.column !== next.line.column ||
    line.line.bullet !== undefined ||
    next.line.bullet !== undefined
  )
    return undefined
  const heading = `${line.text} ${next.text}`
  const strength = prominence(line, body)
  const known = wordCount(heading) <= MAX_WORDS && strength >= 1 ? headingKind(heading) : undefined
  // `FORMACIÓN` / `ACADÉMICA`: the first word heads a section by itself, the second does not.
  const goesOn = JOINS_ON.test(line.text) || (known?.exact && !headingKind(next.text))
  if (headingKind(line.text)?.exact && !goesOn) return undefined
  if (!known || (!known.exact && !JOINS_ON.test(line.text))) return undefined
  return [{ at, known, prominence: strength, rest: '', heading, last: at + 1 }]
}

const JOINS_ON = /(?:[&,/+–-]|\s(?:and|und|et|y|e|en|of|de|in|for|the))$/i

const withoutSecondLines = (candidates: Candidate[]): Candidate[] => {
  const second = new Set(candidates.flatMap(({ last }) => (last === undefined ? [] : [last])))
  return candidates.filter(({ at }) => !second.has(at))
}

const candidateOf = (line: Prepared, at: number, body: { size: number; bold: boolean }): Candidate[] => {
  if (line.hidden || line.line.part === 'header' || line.line.part === 'footer') return []
  const strength = prominence(line, body)
  if (line.fields.length > 1) return besideItsText(line, at, strength)
  const text = line.text
  const known = wordCount(text) > MAX_WORDS || SENTENCE_END.test(text) ? undefined : headingKind(text)
  if (!known) return runIn(line, at, strength)
  if (line.line.bullet !== undefined && strength < 1) return []
  if (!known.exact && strength < 1) return []
  return [{ at, known, prominence: strength, rest: '', heading: text }]
}

/** A heading in a cell or gutter whose text begins on the same line. */
const besideItsText = (line: Prepared, at: number, strength: number): Candidate[] => {
  const first = line.fields[0]!
  const known = headingKind(first)
  if (!known?.exact || line.line.bullet !== undefined) return []
  const set = line.line.runs[0]
  const others = line.line.runs.at(-1)
  const stands =
    strength > 0 ||
    Boolean(set && others && (set.bold !== others.bold || set.size > others.size + 0.4)) ||
    (first === first.toUpperCase() && first.length > 3)
  if (!stands || (hasIdeographs(first) === false && first.length < 3)) return []
  // Two headings on one line belong to a grid that was not parted.
  return [
    { at, known, prominence: Math.max(strength, 0.5), rest: line.fields.slice(1).join('\t'), heading: first },
  ]
}

const RUN_IN = /^([\p{L} &/]{4,32}):\s+(\S.*)$/u

/** Labels of groups of skills, and of a project's tools: no section when they stand inside one. */
const GROUP_LABELS = new Set(['skills', 'languages'])
const RUN_IN_WHITE = 0.55

/** `PROFILE: Nurse with …`, **Interests:** rowing — in capitals, or in bold after white. */
const runIn = (line: Prepared, at: number, strength: number): Candidate[] => {
  const match = RUN_IN.exec(line.text)
  if (!match || line.line.bullet !== undefined) return []
  const label = match[1]!
  const capitals = label === label.toUpperCase() && label !== label.toLowerCase()
  if (!capitals && !(line.gap > RUN_IN_WHITE && boldLabel(line, label))) return []
  const known = headingKind(label)
  if (!known?.exact) return []
  return [{ at, known, prominence: Math.max(0.5, strength), rest: match[2]!, heading: label, runIn: true }]
}

const boldLabel = (line: Prepared, label: string): boolean => {
  const [first, ...rest] = line.line.runs.filter((run) => run.text.trim())
  return Boolean(
    first?.bold &&
      first.text.replace(/[:：\s]+$/, '').trim() === label.trim() &&
      rest.length > 0 &&
      !rest[0]!.bold,
  )
}

const acceptKnown = (candidates: Candidate[], lines: Prepared[]): Candidate[] => {
  const byStyle = new Map<string, StyleGroup>()
  for (const candidate of candidates) {
    if (candidate.runIn) continue
    const { style, line } = lines[candidate.at]!
    let group = byStyle.get(style)
    if (!group) {
      group = { count: 0, kinds: new Set(), columns: new Set(), most: 0 }
      byStyle.set(style, group)
    }
    group.count += 1
    if (candidate.known.exact) group.kinds.add(candidate.known.kind)
    group.columns.add(line.column)
    group.most = Math.max(group.most, candidate.prominence)
  }
  const main = [...byStyle.values()].sort((a, b) => rank(b) - rank(a))[0]
  if (!main) return candidates
  const floor = main.most
  const sample =
    lines[candidates.find(({ at, runIn: within }) => !within && byStyle.get(lines[at]!.style) === main)!.at]!
  const styled = new Map<string, number>()
  for (const { style } of lines) styled.set(style, (styled.get(style) ?? 0) + 1)
  return candidates.filter((candidate) => {
    if (candidate.runIn) return true
    const line = lines[candidate.at]!
    const alike = byStyle.get(line.style)!
    if (alike !== main && isEntryTitle(line, alike, main, sample, styled)) return false
    if (alike === main) return candidate.known.exact || main.kinds.size >= 2 || main.count === 1
    if (candidate.prominence >= floor - 0.4) return candidate.known.exact || candidate.prominence >= 1
    // A lesser style is believed where it heads sections of several kinds, or stands in another column.
    const otherColumn = !main.columns.has(line.line.column)
    if (!candidate.known.exact) return false
    if (otherColumn) return candidate.prominence > 0 || alike.kinds.size >= 2
    if (floor - candidate.prominence < 1.3 && candidate.prominence > 0) return alike.kinds.size >= 2
    return alike.kinds.size >= 3 && alike.kinds.size * 2 >= main.kinds.size
  })
}

/** So many kinds under one style are the sections of the whole. */
const SECTIONS_OF_ALL = 3

/** Where one style heads the sections, `Director of Education` in that of other titles is one of these, and so is what Word ranks below. */
const isEntryTitle = (
  line: Prepared,
  alike: StyleGroup,
  main: StyleGroup,
  sample: Prepared,
  styled: Map<string, number>,
): boolean => {
  if (sample.line.outline !== undefined && line.line.outline !== undefined)
    return line.line.outline > sample.line.outline
  if (sample.line.outline !== undefined && alike.kinds.size === 0) return true
  if (main.kinds.size < SECTIONS_OF_ALL || !main.columns.has(line.line.column)) return false
  return alike.kinds.size === 0 || (styled.get(line.style) ?? 0) > 2 * alike.count
}

/** What the candidates of one style have in common. */
interface StyleGroup {
  count: number
  kinds: Set<SectionKind>
  columns: Set<number>
  most: number
}

/** Of styles with as many kinds, the more prominent. */
const rank = ({ kinds, most }: StyleGroup): number => kinds.size * (1 + most / 20)

const headingStyles = (accepted: Candidate[], lines: Prepared[]): Map<string, number> => {
  const styles = new Map<string, number>()
  for (const { at, runIn: within } of accepted)
    if (!within) styles.set(lines[at]!.style, (styles.get(lines[at]!.style) ?? 0) + 1)
  return styles
}

const unknownHeadings = (
  lines: Prepared[],
  accepted: Candidate[],
  styles: Map<string, number>,
  body: { size: number; bold: boolean },
): FoundHeading[] => {
  const taken = new Set(accepted.map((candidate) => candidate.at))
  const first = accepted.reduce((least, { at }) => Math.min(least, at), lines.length)
  const out: FoundHeading[] = []
  const heads = accepted.map((candidate) => lines[candidate.at]!)
  // A sidebar’s headings may be set like the titles of entries beside it, where headings are larger.
  const isOtherInItsColumn = ({ line, style }: Prepared): boolean => {
    const column = heads.filter((head) => head.line.page === line.page && head.line.column === line.column)
    return (
      column.length > 1 && column.every((head) => head.style !== style && head.line.size > line.size + 0.5)
    )
  }
  for (const [style, known] of styles) {
    if (known < 2) continue
    const alike = lines.flatMap((line, at) => (line.style === style && !taken.has(at) ? [at] : []))
    const sample = lines[accepted.find((candidate) => lines[candidate.at]!.style === style)!.at]!
    const clear = prominence(sample, body)
    const ours = accepted.map((candidate) => lines[candidate.at]!).filter((line) => line.style === style)
    const fit = alike.filter(
      (at) =>
        at > first &&
        isHeadingLike(lines[at]!, sample) &&
        standsLike(lines[at]!, ours) &&
        !isOtherInItsColumn(lines[at]!),
    )
    // Entry titles set like the headings would outnumber them.
    if (alike.filter((at) => at > first).length > known * (clear >= 2.5 ? 1.6 : 0.8) + (clear >= 1 ? 1 : 0))
      continue
    if (clear < 1 || fit.length === 0) continue
    for (const at of fit) {
      const kind = headingKind(lines[at]!.text)?.kind ?? 'other'
      out.push({ at, kind, heading: lines[at]!.text, rest: '' })
    }
  }
  return out
}

const SAME_EDGE = 3

/** Where all known headings of its column stand at one edge or around one middle, so does a heading nobody knows. */
const standsLike = ({ line }: Prepared, known: Prepared[]): boolean => {
  const column = known.map((other) => other.line).filter((other) => other.column === line.column)
  if (column.length < 2) return true
  const edges = [
    (other: Prepared['line']) => other.x,
    (other: Prepared['line']) => other.x + other.width,
    (other: Prepared['line']) => other.x + other.width / 2,
  ]
  const shared = edges.filter((edge) =>
    column.every((other) => Math.abs(edge(other) - edge(column[0]!)) < SAME_EDGE),
  )
  return shared.length === 0 || shared.some((edge) => Math.abs(edge(line) - edge(column[0]!)) < SAME_EDGE)
}

const isHeadingLike = (line: Prepared, sample: Prepared): boolean =>
  line.fields.length === 1 &&
  line.line.bullet === undefined &&
  line.line.part === sample.line.part &&
  // Word says itself which rank a heading has: an entry's title is one below the section's.
  (sample.line.outline === undefined || line.line.outline === sample.line.outline) &&
  !line.hidden &&
  !line.dated &&
  wordCount(line.text) <= MAX_WORDS &&
  !SENTENCE_END.test(line.text) &&
  !/[@\d]{2}|https?:/.test(line.text) &&
  line.gap >= 0.2
