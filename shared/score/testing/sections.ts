import type { Resume, Section, SectionKind, SectionLine } from '#shared/schema/resume.ts'
import { STANDARD_HEADING } from '../words/headings.ts'

const line = (text: string): SectionLine => ({ text, page: 1, line: 1, bullet: false })
const items = (list: readonly { title: string; detail: string }[]) =>
  list.map((i) => line(`${i.title} ${i.detail}`))

const LINES: readonly [Exclude<SectionKind, 'other' | 'references'>, (r: Resume) => SectionLine[]][] = [
  ['summary', (r) => (r.summary ? [line(r.summary)] : [])],
  [
    'experience',
    (r) =>
      r.experience.flatMap((e) => [
        line(`${e.position} ${e.company} ${e.printedDates}`),
        ...e.bullets.map(line),
      ]),
  ],
  ['projects', (r) => r.projects.flatMap((p) => [line(p.name), ...p.bullets.map(line)])],
  ['education', (r) => r.education.map((e) => line(`${e.degree} ${e.field} ${e.institution}`))],
  ['skills', (r) => (r.skills.length > 0 ? [line(r.skills.map((s) => s.name).join(', '))] : [])],
  ['certifications', (r) => items(r.certifications)],
  ['languages', (r) => items(r.languages)],
  ['awards', (r) => items(r.awards)],
  ['publications', (r) => items(r.publications)],
  ['volunteering', (r) => items(r.volunteering)],
  ['interests', (r) => r.interests.map(line)],
]

/** The page a resume would be printed as: usual headings in the usual order, nothing empty. */
export const sectionsOf = (r: Resume): Section[] =>
  LINES.flatMap(([kind, lines]) => {
    const own = lines(r)
    return own.length === 0 ? [] : [{ kind, heading: STANDARD_HEADING[kind], page: 1, line: 1, lines: own }]
  })

export const headOf = (r: Resume): SectionLine[] =>
  [r.name, r.headline, r.personalInfo.email, r.personalInfo.phone, r.personalInfo.address]
    .filter(Boolean)
    .map(line)
