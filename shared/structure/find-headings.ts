import { itemAt } from '#shared/lists.ts'
import { acceptKnown } from './headings/accept-known.ts'
import { headingCandidates, withoutLowerRanks } from './headings/candidates.ts'
import type { FoundHeading } from './headings/found.ts'
import { unknownHeadings } from './headings/unknown-headings.ts'
import { withoutEntryHeads } from './headings/without-entry-heads.ts'

import { sectionHeadings } from './headings/without-subheadings.ts'
import { headsSection } from './learned-heading.ts'
import { bodyOf, isBeside, type Prepared, wordCount } from './prepared.ts'
import { sectionTable } from './tables/section-table.ts'

// Which lines head a section. Known words are believed where they stand alone; how they are set then tells the unknown ones.

export const findHeadings = (lines: Prepared[]): FoundHeading[] => {
  const body = bodyOf(lines)
  const labels = repeatedLabels(lines)
  const ofForm = labelsOfForm(lines)
  const mayHead = ({ at }: { at: number }): boolean =>
    !itemAt(lines, at).namesColumns &&
    !itemAt(lines, at).namesCell &&
    !labels.has(itemAt(lines, at)) &&
    !goesOnAbove(lines, at)
  const candidates = headingCandidates(lines, body).filter(mayHead)
  const accepted = acceptKnown(withoutLowerRanks(candidates, lines), lines)
  const unknown = unknownHeadings(lines, accepted, body).filter(mayHead)
  const tabled = sectionTable(lines)
  const inTable = new Set(tabled.map(({ at }) => at))
  const known = accepted.map(({ at, known: { kind }, heading, rest, last }) => ({
    at,
    kind,
    heading,
    rest,
    ...(last === undefined ? {} : { last }),
  }))
  const others = [...known, ...unknown].filter(
    ({ at, kind }) => !inTable.has(at) && !(kind === 'other' && ofForm.has(at)),
  )
  const found = [...others, ...tabled].sort((a, b) => a.at - b.at)
  return sectionHeadings(withoutEntryHeads(found, lines), accepted, lines, body)
}

/** In line heights, the white between the lines of one text. */
const WITHIN = 0.6

/**
 * `ALICE (active shooter)` / `training`: what hangs below an item in its print belongs to it, though it be the word of a
 * heading. So does what goes on small at the edge of a text: `… combined with leadership` / `experience`.
 */
const goesOnAbove = (lines: Prepared[], at: number): boolean => {
  const { line, style, gap, text } = itemAt(lines, at)
  const above = lines[at - 1]
  if (!above || !isAlike(above.style, style) || gap > WITHIN || line.bullet !== undefined) return false
  const isText = above.line.bullet === undefined && wordCount(above.text) >= SENTENCE
  if (isText && /\p{L},?$/u.test(above.text) && /^\p{Ll}/u.test(text)) return true
  const first = lines
    .slice(0, at)
    .findLast((one, nth) => one.line.bullet !== undefined || itemAt(lines, nth + 1).gap > WITHIN)
  return (
    first?.line.bullet !== undefined &&
    isAlike(first.style, style) &&
    first.line.column === line.column &&
    first.line.page === line.page &&
    line.x > first.line.x + HANGS &&
    line.x < first.line.x + INDENTS
  )
}
/** The mark of an item has a font of its own. */
const isAlike = (style: string, other: string): boolean => style.split('|')[0] === other.split('|')[0]
/** In points; what begins further to the right is no text of the item. */
const HANGS = 2
const INDENTS = 48
/** Words of a line that tells something. */
const SENTENCE = 4

const LABEL = /^([^:：]{2,32})[:：]\s*\S/

/** `Project: …` under each position: what begins several lines heads no section. */
const repeatedLabels = (lines: Prepared[]): Set<Prepared> => {
  const byLabel = new Map<string, Prepared[]>()
  for (const line of lines) {
    const label = LABEL.exec(line.text)?.[1]
    if (label) byLabel.set(label, [...(byLabel.get(label) ?? []), line])
  }
  return new Set([...byLabel.values()].filter((alike) => alike.length > 1).flat())
}

/** `Navn ⇥ …` over `Adresse ⇥ …` and `Telefon ⇥ …`: of labels beside one line each, most of which head nothing, none does. */
const labelsOfForm = (lines: Prepared[]): Set<number> => {
  const found = new Set<number>()
  for (let from = 0; from < lines.length; from += 1) {
    const run: number[] = []
    for (let at = from; isLabelOf(lines, at, from); at += 2) run.push(at)
    if (run.length < LABELS_LEAST) continue
    const heads = run.filter((at) => headsSection(itemAt(lines, at).text)).length
    if (heads * 2 <= run.length) for (const at of run) found.add(at)
    from += 2 * run.length - 1
  }
  return found
}
const LABELS_LEAST = 3

const isLabelOf = (lines: Prepared[], at: number, from: number): boolean => {
  const [first, label, value] = [lines[from], lines[at], lines[at + 1]]
  return (
    first !== undefined &&
    label?.style === first.style &&
    Math.abs(label.line.x - first.line.x) < HANGS &&
    !label.dated &&
    value !== undefined &&
    value.style !== label.style &&
    isBeside(value.line, label.line)
  )
}
