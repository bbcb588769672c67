import type { DocumentFacts } from '#shared/schema/document.ts'
import { linesOfSegments } from '#shared/structure/layout/lines.ts'
import type { ReadPage } from './pdf.ts'

// What a reader that knows no columns makes of the first page where columns matter: row after row, straight across.

const SAMPLE_LINES = 8
const SCRAMBLED_FROM = 3
/** Of the rows that hold both sides, so many break a sentence. One may be chance. */
const BROKEN_FROM = 2

type Side = 'left' | 'right'

/**
 * Rows of short items beside one another read well either way: dates beside entries, figures, a list in two columns. It
 * is sentences that a row read straight across tears apart: their line goes on below, on the same side.
 */
function breaksSentences(rows: readonly { left: string; right: string }[]): boolean {
  const some = rows.map(({ left, right }) => left + right).join(' ')
  // Where no letters are small nobody can tell where a sentence goes on.
  if (!/\p{Ll}/u.test(some)) return true
  const broken = rows.filter(
    (row, at) =>
      row.left !== '' &&
      row.right !== '' &&
      (['left', 'right'] as const).some((side) => goesOn(row[side], rows[at + 1]?.[side] ?? '')),
  )
  return broken.length >= BROKEN_FROM
}

/** Columns that keep no common rows tell two things at once; a list in two columns, or a gutter of dates, keeps them. */
function areApart(rows: readonly { left: string; right: string }[]): boolean {
  const only = (side: Side, other: Side) => rows.filter((row) => row[side] !== '' && row[other] === '').length
  return only('left', 'right') >= ALONE_FROM && only('right', 'left') >= ALONE_FROM
}
const ALONE_FROM = 3

const goesOn = (line: string, next: string): boolean => /^\p{Ll}{2}/u.test(next) || /\p{Ll}-$/u.test(line)

export const naiveOrderOf = (read: ReadPage[]): DocumentFacts['naiveOrder'] => {
  for (const page of read) {
    const sideOf = new Map<unknown, Side>()
    for (const block of page.blocks)
      if (block.side)
        for (const line of block.lines) for (const segment of line.segments) sideOf.set(segment, block.side)
    if (!sideOf.size) continue
    const rows = linesOfSegments(page.segments.filter((segment) => !segment.hidden && !segment.turned))
    const mixed = rows.filter(
      (row) => new Set(row.map((segment) => sideOf.get(segment)).filter(Boolean)).size > 1,
    )
    const [first] = mixed
    if (!first || mixed.length < SCRAMBLED_FROM) continue
    const textOf = (row: (typeof rows)[number], side: Side) =>
      row
        .filter((segment) => sideOf.get(segment) === side)
        .map(({ text }) => text)
        .join(' ')
        .trim()
    const sides = rows.map((row) => ({ left: textOf(row, 'left'), right: textOf(row, 'right') }))
    if (!breaksSentences(sides) && !areApart(sides)) continue
    const from = rows.indexOf(first)
    const sample = rows
      .slice(from, from + SAMPLE_LINES)
      .map((row) => row.map((segment) => segment.text).join(' '))
      .join('\n')
    return { scrambled: true, sample }
  }
  return { scrambled: false, sample: '' }
}
