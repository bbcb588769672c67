import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { readItems, readProjects } from '../items.ts'
import { createPlacer } from '../placer.ts'
import { readSkills } from '../skills.ts'
import { printedLines } from './printed-lines.ts'

export type ReadAs =
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'languages'
  | 'awards'
  | 'publications'
  | 'volunteering'

/** All that is read of a section: each value with the number of the line it is said to stand on, and nothing known for certain. */
export const readingOf = (kind: ReadAs, rows: string[]): string[] => {
  const placer = createPlacer()
  const lines = printedLines(rows)
  const entries: object[] =
    kind === 'experience'
      ? readExperience(lines, false, placer, 0)
      : kind === 'education'
        ? readEducation(lines, false, placer, 0)
        : kind === 'skills'
          ? readSkills(lines, false, placer, 0)
          : kind === 'projects'
            ? readProjects(lines, false, placer, 0)
            : readItems(kind, lines, false, placer, 0)
  const certain = Object.entries(placer.places).filter(([, { sure }]) => sure <= 0 || sure >= 1)
  if (certain.length > 0) return certain.map(([path]) => `${path} is certain`)
  return entries.flatMap((entry, at) => {
    const place = (path: string): string => {
      const found = placer.places[`${kind}.${at}${path}`]
      return found ? ` @${found.line}` : ''
    }
    const values = Object.entries(entry).flatMap(([key, value]) =>
      typeof value === 'string' && value && key !== 'printedDates'
        ? [`${key}: ${value}${place(`.${key}`)}`]
        : [],
    )
    const bullets: string[] = 'bullets' in entry && Array.isArray(entry.bullets) ? entry.bullets : []
    return [
      `${values.join(' | ')}${place('')}`,
      ...bullets.map((text, bullet) => `- ${text}${place(`.bullets.${bullet}`)}`),
    ]
  })
}
