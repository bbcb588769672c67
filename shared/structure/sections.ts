import { itemAt } from '#shared/lists.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { headingKind } from './heading-kind.ts'
import type { FoundHeading } from './headings/found.ts'
import { tellsContact } from './headline.ts'
import type { Prepared } from './prepared.ts'

export interface FoundSection {
  kind: SectionKind
  heading: string
  at: Prepared
  /** Lines under the heading; where text stood on the heading's line, its first line is that text. */
  lines: Prepared[]
  /** A person set it apart within a section of its kind: it holds an entry, whatever its words look like. */
  apart?: true
  /** Its heading names no kind: what stands in it looks like one. */
  told?: true
}

export interface Parted {
  head: Prepared[]
  sections: FoundSection[]
}

/** Every line comes to the head or to exactly one section. */
export const partAtHeadings = (lines: Prepared[], headings: FoundHeading[]): Parted => {
  const byLine = new Map(headings.map((heading) => [heading.at, heading]))
  const parted: Parted = { head: [], sections: [] }
  let skip = -1
  let isInHead = false
  const ofColumns = headedColumns(lines, headings)
  const leads = leadToOwner(lines, byLine)
  for (const [at, line] of lines.entries()) {
    if (at <= skip) continue
    const heading = byLine.get(at)
    const above = parted.sections.at(-1)
    // A form that heads work and studies alike says it again on its next page.
    const goesOn =
      above !== undefined && heading?.heading === above.heading && headingKind(above.heading)?.also
    if (heading?.part || goesOn) {
      above?.lines.push({ ...line, namesPart: true })
      continue
    }
    if (heading) {
      const section: FoundSection = { kind: heading.kind, heading: heading.heading, at: line, lines: [] }
      if (heading.last !== undefined) skip = heading.last
      if (heading.rest) section.lines.push(withoutHeading(line, heading.rest))
      parted.sections.push(section)
      isInHead = false
      continue
    }
    const furniture = line.line.part === 'header' || line.line.part === 'footer'
    const section = parted.sections.at(-1)
    isInHead ||= section !== undefined && leavesColumn(section.at, line, ofColumns)
    if (!section || furniture || isInHead || leads.has(line)) parted.head.push(line)
    else section.lines.push(line)
  }
  return parted
}

/** What leads a column beside another, down to its first heading, where it is the first to tell how to reach the owner. */
const leadToOwner = (lines: Prepared[], headings: Map<number, FoundHeading>): Set<Prepared> => {
  const contact = lines.findIndex((line) => !line.dated && tellsContact(line))
  const column = lines[contact]?.line
  const isWithin = (at: number): boolean =>
    column !== undefined &&
    lines[at]?.line.page === column.page &&
    lines[at].line.column === column.column &&
    !headings.has(at)
  let from = contact
  while (isWithin(from - 1)) from -= 1
  const above = lines[from - 1]?.line
  if (!column || above?.page !== column.page || above.column >= column.column) return new Set()
  let to = contact
  while (isWithin(to)) to += 1
  return new Set(lines.slice(from, to))
}

const columnOf = ({ line: { cell } }: Prepared): string => (cell ? `${cell.table}|${cell.column}` : '')

/** Columns of tables that lay out the page: several sections stand in one. */
const headedColumns = (lines: Prepared[], headings: FoundHeading[]): Set<string> => {
  const columns = headings.map(({ at }) => columnOf(itemAt(lines, at))).filter(Boolean)
  return new Set(columns.filter((column, nth) => columns.indexOf(column) !== nth))
}

/** What such a table holds to the left of a column of sections, and after it, is the page's head; a row of records that begins there is not. */
const leavesColumn = (
  { line: head, ...rest }: Prepared,
  { line, fields }: Prepared,
  headed: Set<string>,
): boolean =>
  !(fields.length > 1 && isOnlyDates(itemAt(fields, 0))) &&
  headed.has(columnOf({ line: head, ...rest })) &&
  line.cell?.table === head.cell?.table &&
  line.cell !== undefined &&
  head.cell !== undefined &&
  line.cell.column < head.cell.column &&
  line.cell.row > head.cell.row

const withoutHeading = (line: Prepared, rest: string): Prepared => ({
  ...line,
  text: rest.replace(/\t/g, ' '),
  fields: rest.split('\t').filter(Boolean),
  caps: false,
})

/** In lines: a name, a title, an address. */
const HEAD_MOST = 10

/**
 * A sidebar is read before the main column: the name that leads the latter is none of the sidebar's last section. Nor does it
 * head one, though set like a heading.
 */
export function liftIntoHead({ head, sections }: Parted, name: Prepared): void {
  const headed = sections.findIndex(({ at, lines }) => at === name && lines.length <= HEAD_MOST)
  if (headed >= 0) {
    for (const { at, lines } of sections.splice(headed, 1)) head.push(at, ...lines)
    return
  }
  const section = sections.find(({ lines }) => lines.includes(name))
  if (!section) return
  const at = section.lines.indexOf(name)
  const above = section.lines[at - 1] ?? section.at
  const leadsColumn = above.line.page === name.line.page && above.line.column !== name.line.column
  if (leadsColumn && section.lines.length - at <= HEAD_MOST) head.push(...section.lines.splice(at))
}
