import type { LabelText } from '../../bench/accuracy/label.ts'
import type { Look } from './look.ts'
import type { Laid } from './pages.ts'
import type { Sheet } from './sheet.ts'

/** What a perfect reader would find. */
export function labelOf(sheet: Sheet, look: Look, laid: Pick<Laid, 'pages' | 'pageOf'>): LabelText {
  const { person, sections } = sheet
  const sided = look.layout.startsWith('sidebar')
  const side = look.layout === 'sidebar-left' ? 'L' : 'R'
  const other = side === 'L' ? 'R' : 'L'
  const has = (kind: string) => sections.some((s) => s.kind === kind)
  const ordered = sided
    ? [
        ...sections.filter((s) => look.narrow.includes(s.kind)),
        ...sections.filter((s) => !look.narrow.includes(s.kind)),
      ]
    : sections
  return {
    id: sheet.id,
    family: `${look.layout}: ${sheet.family}`,
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.location,
    links: [person.link],
    optionalLinks: person.projects.map((p) => p.link),
    sections: ordered.map((s) => ({
      canonical: s.kind,
      heading: s.heading,
      page: laid.pageOf.get(s) ?? 1,
      ...(s.kind === 'other' ? { optional: true } : {}),
      ...(sided ? { col: look.narrow.includes(s.kind) ? side : other } : {}),
    })),
    experience: has('experience')
      ? person.jobs.map((j) => ({
          company: j.company,
          position: j.title,
          start: j.dates.start,
          end: j.dates.end,
        }))
      : [],
    education: has('education')
      ? person.studies.map((s) => ({
          institution: s.school,
          degree: s.degree,
          start: s.dates.start,
          end: s.dates.end,
          graduationYear: s.dates.end.slice(0, 4),
        }))
      : [],
    skills: has('skills') ? person.skills.flatMap((g) => g.items) : [],
    skillsOptional: person.skills.map((g) => g.group),
    pages: laid.pages,
    columns: sided ? 2 : 1,
  }
}
