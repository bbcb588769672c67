import type { Draft, DraftExtra, SectionName } from '#shared/schema/draft.ts'
import { sectionName } from '#shared/schema/draft.ts'
import {
  emptyResume,
  type ReadItem,
  type Resume,
  type Section,
  type SectionLine,
} from '#shared/schema/resume.ts'

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
  resume.headline = draft.targetRole.trim()
  resume.links = [info.linkedin, info.website, ...draft.projects.map((project) => project.link)]
    .map((url) => url.trim())
    .filter((url, at, all) => url && all.indexOf(url) === at)
    .map((url) => ({ url, text: url }))
  resume.summary = draft.summary.trim()
  resume.experience = draft.experience.map((entry) => ({
    company: entry.company.trim(),
    position: entry.position.trim(),
    location: entry.location.trim(),
    startDate: entry.startDate,
    endDate: entry.endDate,
    printedDates: printedRange(entry.startDate, entry.endDate),
    text: '',
    bullets: linesOf(entry.description),
  }))
  resume.education = draft.education.map((entry) => ({
    institution: entry.institution.trim(),
    degree: entry.degree.trim(),
    field: entry.field.trim(),
    location: '',
    startDate: entry.startDate,
    endDate: entry.endDate || (entry.graduationYear ? String(entry.graduationYear) : ''),
    ...(entry.graduationYear ? { graduationYear: entry.graduationYear } : {}),
    printedDates: entry.startDate
      ? printedRange(entry.startDate, entry.endDate)
      : entry.endDate || String(entry.graduationYear ?? ''),
    gpa: entry.gpa.trim(),
    bullets: [],
  }))
  resume.projects = draft.projects.map((project) => ({
    name: project.name.trim(),
    description: project.description.trim(),
    technologies: project.technologies.trim(),
    link: project.link.trim(),
    startDate: '',
    endDate: '',
    printedDates: '',
    bullets: linesOf(project.description),
  }))
  resume.skills = draft.skills
    .filter((skill) => skill.name.trim())
    .map((skill) => ({ name: skill.name.trim(), level: skill.level, group: '' }))
  for (const extra of draft.extras) addExtra(resume, extra)
  resume.head = headOf(resume)
  resume.sections = sectionsOf(resume, draft)
  resume.places = placesOf(resume)
  return resume
}

const addExtra = (resume: Resume, extra: DraftExtra): void => {
  const title = extra.title.trim()
  if (!title) return
  if (extra.kind === 'interests') {
    resume.interests.push(title)
    return
  }
  const item: ReadItem = { title, detail: extra.detail.trim(), date: extra.date, link: extra.link.trim() }
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
  items.map((item) => plain(joined(item.title, item.detail, item.date)))

const LINES: Record<SectionName, (resume: Resume) => SectionLine[]> = {
  summary: (resume) => linesOf(resume.summary).map(plain),
  experience: (resume) =>
    resume.experience.flatMap((entry) => [
      plain(joined(entry.position, entry.company, entry.location, entry.printedDates)),
      ...entry.bullets.map(bullet),
    ]),
  education: (resume) =>
    resume.education.map((entry) =>
      plain(joined(entry.degree, entry.field, entry.institution, entry.printedDates, entry.gpa)),
    ),
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

const sectionsOf = (resume: Resume, draft: Draft): Section[] => {
  const order = [...draft.layout.order, ...sectionName.options]
  return order
    .filter((name, at) => order.indexOf(name) === at)
    .map((name) => ({ kind: name, heading: HEADINGS[name], page: 0, line: 0, lines: LINES[name](resume) }))
    .filter((section) => section.lines.length > 0)
}

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
