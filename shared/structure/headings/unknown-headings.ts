import { tellsContact } from '../headline.ts'
import { headsNothing, kindOfHeading } from '../learned-heading.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { type Body, type Candidate, MAX_WORDS, prominence, SENTENCE_END } from './candidates.ts'
import type { FoundHeading } from './found.ts'

/** A name and a way to reach its owner stand above any heading. */
const HEAD_LINES = 2
/** Prominence that no title of an entry has. */
const FAR_OUT = 2.5

// Headings nobody knows: set like the known ones, and standing where they stand.

export const unknownHeadings = (lines: Prepared[], accepted: Candidate[], body: Body): FoundHeading[] => {
  const styles = headingStyles(accepted)
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
    const alike = lines.flatMap((line, at) => (line.style === style && !taken.has(at) ? [at] : []))
    const sample = lines[accepted.find((candidate) => candidate.style === style)!.at]!
    const clear = prominence(sample, body)
    // One known heading says what the others look like only where nothing else is set so large.
    if (known < 2 && clear < FAR_OUT) continue
    const ours = accepted.filter((candidate) => candidate.style === style).map(({ at }) => lines[at]!)
    const fit = alike.filter(
      (at) =>
        (at > first || (at >= HEAD_LINES && !headsNothing(lines[at]!.text))) &&
        isHeadingLike(lines[at]!, sample) &&
        standsLike(lines[at]!, ours) &&
        !leadsAnEntry(lines[at]!, lines[at + 1]) &&
        !isOverContact(lines[at]!, lines[at + 1]) &&
        !isOtherInItsColumn(lines[at]!),
    )
    // Entry titles set like the headings would outnumber them.
    if (alike.filter((at) => at > first).length > known * (clear >= 2.5 ? 1.6 : 0.8) + (clear >= 1 ? 1 : 0))
      continue
    if (clear < 1 || fit.length === 0) continue
    for (const at of fit) {
      out.push({ at, kind: kindOfHeading(lines[at]!.text), heading: lines[at]!.text, rest: '' })
    }
  }
  return out
}

/** `Phone` over a number, set like `Contact` above it. */
const isOverContact = (line: Prepared, next: Prepared | undefined): boolean =>
  next !== undefined && wordCount(line.text) === 1 && tellsContact(next)

/** A title over its dates, in the print of the headings. */
const leadsAnEntry = (line: Prepared, next: Prepared | undefined): boolean =>
  next?.dated === true && line.line.outline === undefined && headsNothing(line.text)

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

/** In line heights, above a heading; Word tells the white of no style. */
const LEAST_WHITE = 0.2

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
  line.gap >= Math.min(LEAST_WHITE, sample.gap)

const headingStyles = (accepted: Candidate[]): Map<string, number> => {
  const styles = new Map<string, number>()
  for (const { style, runIn: within } of accepted)
    if (!within) styles.set(style, (styles.get(style) ?? 0) + 1)
  return styles
}
