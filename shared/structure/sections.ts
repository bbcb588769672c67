import type { SectionKind } from '#shared/schema/resume.ts'
import type { FoundHeading } from './headings/found.ts'
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
  for (const [at, line] of lines.entries()) {
    if (at <= skip) continue
    const heading = byLine.get(at)
    if (heading) {
      const section: FoundSection = { kind: heading.kind, heading: heading.heading, at: line, lines: [] }
      if (heading.last !== undefined) skip = heading.last
      if (heading.rest) section.lines.push(withoutHeading(line, heading.rest))
      parted.sections.push(section)
      continue
    }
    const furniture = line.line.part === 'header' || line.line.part === 'footer'
    const section = parted.sections.at(-1)
    if (!section || furniture) parted.head.push(line)
    else section.lines.push(line)
  }
  return parted
}

const withoutHeading = (line: Prepared, rest: string): Prepared => ({
  ...line,
  text: rest.replace(/\t/g, ' '),
  fields: rest.split('\t').filter(Boolean),
  caps: false,
})

/** In lines: a name, a title, an address. */
const HEAD_MOST = 10

/** A sidebar is read before the main column: the name that leads the latter is none of the sidebar's last section. */
export function liftIntoHead({ head, sections }: Parted, name: Prepared): void {
  const section = sections.find(({ lines }) => lines.includes(name))
  if (!section) return
  const at = section.lines.indexOf(name)
  const above = section.lines[at - 1] ?? section.at
  const leadsColumn = above.line.page === name.line.page && above.line.column !== name.line.column
  if (leadsColumn && section.lines.length - at <= HEAD_MOST) head.push(...section.lines.splice(at))
}
