import {
  type Draft,
  type DraftCustomSection,
  type DraftExtra,
  headlineOf,
  type SectionName,
} from '#shared/schema/draft.ts'
import { sectionsInOrder } from '#shared/schema/draft-order.ts'
import { printedDatesOf } from '#shared/schema/printed-dates.ts'
import {
  emptyResume,
  type ReadItem,
  type Resume,
  type Section,
  type SectionLine,
} from '#shared/schema/resume.ts'
import { languageOf } from '#shared/text/language.ts'
import { countryOf } from './country.ts'

// The builder's draft as the Resume that scoring looks at. A draft has no page: every place is page 0, line 0, and sure.

const HEADINGS: Record<SectionName, string> = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  awards: 'Awards',
  publications: 'Publications',
  volunteering: 'Volunteering',
  interests: 'Interests',
  references: 'References',
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[•‣▪*·–-]\s+/, '').trim())
    .filter(Boolean)

const printedRange = (start: string, end: string): string => (start ? `${start} – ${end || 'Present'}` : end)

export const resumeFromDraft = (draft: Draft): Resume => {
  const resume = emptyResume()
  const info = draft.personalInfo
  resume.personalInfo = {
    firstName: info.firstName.trim(),
    lastName: info.lastName.trim(),
    email: info.email.trim(),
    phone: info.phone.trim(),
    address: info.address.trim(),
    linkedin: info.linkedin.trim(),
    website: info.website.trim(),
  }
  resume.name = [info.firstName, info.lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  resume.headline = headlineOf(draft).trim()
  const urls = [info.linkedin, info.website, ...draft.projects.map((project) => project.link)]
  resume.links = [...urls.map((url) => ({ label: '', url })), ...draft.links]
    .map(({ label, url }) => ({ url: url.trim(), text: label.trim() || url.trim() }))
    .filter(({ url }, at, all) => url && all.findIndex((one) => one.url === url) === at)
  resume.summary = draft.summary.trim()
  resume.experience = draft.experience.map((entry) => ({
    company: entry.company.trim(),
    position: entry.position.trim(),
    location: entry.location.trim(),
    startDate: entry.startDate,
    endDate: entry.endDate,
    printedDates: printedDatesOf(entry) || printedRange(entry.startDate, entry.endDate),
    text: '',
    bullets: linesOf(entry.description),
  }))
  resume.education = draft.education.map((entry) => ({
    institution: entry.institution.trim(),
    degree: entry.degree.trim(),
    field: entry.field.trim(),
    location: entry.location.trim(),
    startDate: entry.startDate,
    endDate: entry.endDate || (entry.graduationYear ? String(entry.graduationYear) : ''),
    ...(entry.graduationYear ? { graduationYear: entry.graduationYear } : {}),
    printedDates:
      printedDatesOf(entry) ||
      (entry.startDate
        ? printedRange(entry.startDate, entry.endDate)
        : entry.endDate || String(entry.graduationYear ?? '')),
    gpa: entry.gpa.trim(),
    bullets: linesOf(entry.description),
  }))
  resume.projects = draft.projects.map((project) => ({
    name: project.name.trim(),
    description: project.description.trim(),
    technologies: project.technologies.trim(),
    link: project.link.trim(),
    startDate: project.startDate,
    endDate: project.endDate,
    printedDates: printedDatesOf(project) || printedRange(project.startDate, project.endDate),
    bullets: linesOf(project.description),
  }))
  resume.skills = draft.skills
    .filter((skill) => skill.name.trim())
    .map((skill) => ({ name: skill.name.trim(), level: skill.level.trim(), group: skill.group.trim() }))
  for (const extra of draft.extras) addExtra(resume, extra)
  resume.head = headOf(resume)
  resume.sections = sectionsOf(resume, draft)
  resume.places = placesOf(resume)
  resume.language = draft.layout.language || languageOf(textOf(resume))
  resume.country = countryOf(info.phone, info.address)
  return resume
}

/** What the person wrote: the headings may be ours. */
const textOf = ({ head, sections }: Resume): string =>
  [...head, ...sections.flatMap(({ lines }) => lines)].map(({ text }) => text).join('\n')

const addExtra = (resume: Resume, extra: DraftExtra): void => {
  const title = extra.title.trim()
  if (!title) return
  if (extra.kind === 'interests') {
    resume.interests.push(title)
    return
  }
  const detail = [extra.detail.trim(), ...linesOf(extra.description)].filter(Boolean).join('\n')
  const held = extra.startDate ? { startDate: extra.startDate } : {}
  const printed = printedDatesOf(extra)
  const told = printed ? { printedDates: printed } : {}
  const item: ReadItem = { title, detail, date: extra.date, ...held, ...told, link: extra.link.trim() }
  resume[extra.kind].push(item)
}

const plain = (text: string): SectionLine => ({ text, page: 0, line: 0, bullet: false })
const bullet = (text: string): SectionLine => ({ text, page: 0, line: 0, bullet: true })
const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ')

const headOf = (resume: Resume): SectionLine[] => {
  const { email, phone, address, linkedin, website } = resume.personalInfo
  return [resume.name, resume.headline, email, phone, address, linkedin, website].filter(Boolean).map(plain)
}

const itemLines = (items: ReadItem[]): SectionLine[] =>
  items.map((item) => plain(joined(item.title, item.detail, item.printedDates ?? item.date)))

const LINES: Record<Exclude<SectionName, 'references'>, (resume: Resume) => SectionLine[]> = {
  summary: (resume) => linesOf(resume.summary).map(plain),
  experience: (resume) =>
    resume.experience.flatMap((entry) => [
      plain(joined(entry.position, entry.company, entry.location, entry.printedDates)),
      ...entry.bullets.map(bullet),
    ]),
  education: (resume) =>
    resume.education.flatMap((entry) => [
      plain(
        joined(entry.degree, entry.field, entry.institution, entry.location, entry.printedDates, entry.gpa),
      ),
      ...entry.bullets.map(bullet),
    ]),
  projects: (resume) =>
    resume.projects.flatMap((project) => [
      plain(joined(project.name, project.technologies, project.link)),
      ...project.bullets.map(bullet),
    ]),
  skills: (resume) =>
    resume.skills.length ? [plain(resume.skills.map((skill) => skill.name).join(', '))] : [],
  certifications: (resume) => itemLines(resume.certifications),
  languages: (resume) => itemLines(resume.languages),
  awards: (resume) => itemLines(resume.awards),
  publications: (resume) => itemLines(resume.publications),
  volunteering: (resume) => itemLines(resume.volunteering),
  interests: (resume) => (resume.interests.length ? [plain(resume.interests.join(', '))] : []),
}

const referenceLines = ({ references }: Draft): SectionLine[] =>
  references.flatMap((one) => [
    ...[joined(one.name, one.detail, one.contact)].filter(Boolean).map(plain),
    ...linesOf(one.description).map(plain),
  ])

const customLines = ({ text, entries }: DraftCustomSection): SectionLine[] => [
  ...linesOf(text).map((line) => (text.includes(`- ${line}`) ? bullet(line) : plain(line))),
  ...entries.flatMap((entry) => [
    plain(
      joined(
        entry.title,
        entry.subtitle,
        entry.location,
        printedDatesOf(entry) || printedRange(entry.startDate, entry.endDate),
      ),
    ),
    ...linesOf(entry.description).map(bullet),
  ]),
]

const sectionsOf = (resume: Resume, draft: Draft): Section[] =>
  sectionsInOrder(draft)
    .map(({ name, custom }): Section => {
      const at = { page: 0, line: 0 }
      if (custom)
        return { kind: 'other', heading: custom.section.title, ...at, lines: customLines(custom.section) }
      const lines = name === 'references' ? referenceLines(draft) : LINES[name](resume)
      return { kind: name, heading: draft.layout.titles[name] || HEADINGS[name], ...at, lines }
    })
    .filter((section) => section.lines.length > 0)

const placesOf = (resume: Resume): Resume['places'] => {
  const places: Resume['places'] = {}
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && value) places[path] = { page: 0, line: 0, sure: 1 }
    else if (Array.isArray(value)) for (const [at, item] of value.entries()) walk(item, `${path}.${at}`)
    else if (value && typeof value === 'object')
      for (const [key, item] of Object.entries(value)) walk(item, path ? `${path}.${key}` : key)
  }
  const { head: _head, sections: _sections, places: _places, warnings: _warnings, ...fields } = resume
  walk(fields, '')
  return places
}
