import type { Resume, Section } from '#shared/schema/resume.ts'

// A page in two columns is read one column after the other. In one column what stood beside the positions comes below.

type Extent = { from: number; to: number }

/** By page, from the left edge of a section to its right one: as far as the lines of its fields are known. */
function extentsOf({ lines }: Section, { places }: Resume): Map<number, Extent> {
  const own = new Set(lines.map(({ page, line }) => `${page}.${line}`))
  const extents = new Map<number, Extent>()
  for (const { page, line, box } of Object.values(places)) {
    if (!box || !own.has(`${page}.${line}`)) continue
    const { from, to } = extents.get(page) ?? { from: box.x, to: box.x + box.width }
    extents.set(page, { from: Math.min(from, box.x), to: Math.max(to, box.x + box.width) })
  }
  return extents
}

const areBeside = (a: Map<number, Extent>, b: Map<number, Extent>): boolean =>
  [...a].some(([page, one]) => {
    const other = b.get(page)
    return other !== undefined && (one.to <= other.from || other.to <= one.from)
  })

/**
 * The places of the sections that stand in a column beside the positions. A section none of whose lines is known stands
 * where the one before it does; a summary opens the page wherever it stood.
 */
export function sectionsBeside(resume: Resume): Set<number> {
  const extents = resume.sections.map((section) => extentsOf(section, resume))
  const main = resume.sections.flatMap(({ kind }, at) => (kind === 'experience' ? (extents[at] ?? []) : []))
  const beside = new Set<number>()
  for (const [at, { kind }] of resume.sections.entries()) {
    const own = extents[at]
    const isBeside = own?.size ? main.some((one) => areBeside(own, one)) : beside.has(at - 1)
    if (isBeside && kind !== 'summary' && kind !== 'experience') beside.add(at)
  }
  return beside
}
