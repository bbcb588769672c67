import type { Place, ReadItem, Resume } from '#shared/schema/resume.ts'

// The fields as a machine keeps them, with the line each was read from.

export interface Field {
  label: string
  value: string
  line: number
  /** Below this the reader itself doubts what it read. */
  doubtful: boolean
}

export interface FieldGroup {
  title: string
  fields: Field[]
}

const DOUBT_BELOW = 0.6

const period = (start: string, end: string) => (start ? `${start} to ${end || 'present'}` : end)

/** Sections whose entries are a title with a detail. */
const ITEMS = [
  ['certifications', 'Certifications'],
  ['languages', 'Languages'],
  ['awards', 'Awards'],
  ['publications', 'Publications'],
  ['volunteering', 'Volunteering'],
] as const satisfies [keyof Resume, string][]

type FieldOf = (label: string, path: string, value: string) => Field

const isThere = ({ value }: Field) => value !== ''

function contact(resume: Resume, field: FieldOf): Field[] {
  const info = resume.personalInfo
  return [
    field('Name', 'name', resume.name),
    field('Email', 'personalInfo.email', info.email),
    field('Phone', 'personalInfo.phone', info.phone),
    field('Location', 'personalInfo.address', info.address),
    ...resume.links.map((link, at) => field('Link', `links.${at}`, link.url)),
    ...[field('Headline', 'headline', resume.headline), field('Summary', 'summary', resume.summary)].filter(
      isThere,
    ),
  ]
}

const experience = (resume: Resume, field: FieldOf): Field[][] =>
  resume.experience.map((entry, at) => [
    field('Position', `experience.${at}.position`, entry.position),
    field('Company', `experience.${at}.company`, entry.company),
    field('Dates', `experience.${at}.startDate`, period(entry.startDate, entry.endDate)),
    ...[field('Location', `experience.${at}.location`, entry.location)].filter(isThere),
    ...entry.bullets.map((bullet, of) => field('Bullet', `experience.${at}.bullets.${of}`, bullet)),
  ])

const education = (resume: Resume, field: FieldOf): Field[][] =>
  resume.education.map((entry, at) => [
    field('Degree', `education.${at}.degree`, [entry.degree, entry.field].filter(Boolean).join(', ')),
    field('Institution', `education.${at}.institution`, entry.institution),
    field(
      'Dates',
      `education.${at}.startDate`,
      period(entry.startDate, entry.endDate || String(entry.graduationYear ?? '')),
    ),
    ...[field('Grade', `education.${at}.gpa`, entry.gpa)].filter(isThere),
  ])

const projects = (resume: Resume, field: FieldOf): Field[][] =>
  resume.projects.map((entry, at) => [
    field('Project', `projects.${at}.name`, entry.name),
    ...[
      field('Dates', `projects.${at}.startDate`, period(entry.startDate, entry.endDate)),
      field('Technologies', `projects.${at}.technologies`, entry.technologies),
      field('Link', `projects.${at}.link`, entry.link),
    ].filter(isThere),
  ])

const itemText = ({ title, detail, date }: ReadItem) => [title, detail, date].filter(Boolean).join(', ')

/** Skills that stand in one line are one row. */
function skills(resume: Resume, field: FieldOf): Field[] {
  const rows: Field[] = []
  resume.skills.forEach(({ name }, at) => {
    const one = field('Skills', `skills.${at}`, name)
    const last = rows.at(-1)
    if (last && last.line === one.line) {
      last.value += `, ${name}`
      last.doubtful ||= one.doubtful
    } else rows.push(one)
  })
  return rows
}

/** One group for each entry; only the first of a kind bears the title. */
const titled = (title: string, entries: Field[][]): FieldGroup[] =>
  entries
    .filter((fields) => fields.length > 0)
    .map((fields, at) => ({ title: at === 0 ? title : '', fields }))

export function fieldGroups(resume: Resume): FieldGroup[] {
  const field: FieldOf = (label, path, value) => {
    const place: Place | undefined = resume.places[path]
    return { label, value, line: place?.line ?? 0, doubtful: place !== undefined && place.sure < DOUBT_BELOW }
  }
  return [
    ...titled('Contact', [contact(resume, field)]),
    ...titled('Experience', experience(resume, field)),
    ...titled('Education', education(resume, field)),
    ...titled('Projects', projects(resume, field)),
    ...titled('Skills', [skills(resume, field)]),
    ...ITEMS.flatMap(([kind, title]) =>
      titled(title, [resume[kind].map((item, at) => field('Entry', `${kind}.${at}`, itemText(item)))]),
    ),
  ]
}

export interface ReadHere {
  text: string
  /** Where it stands in the resume: its heading, or the head of the page. */
  part: string
  fields: Field[]
}

/** What the machine has of one line of the file; null for a line that says nothing. */
export function readAt(resume: Resume, line: number): ReadHere | null {
  const fields = fieldGroups(resume)
    .flatMap((group) => group.fields)
    .filter((field) => field.line === line)
  for (const section of resume.sections) {
    if (section.line === line)
      return { text: section.heading, part: `a heading, read as ${section.kind}`, fields }
    const found = section.lines.find((one) => one.line === line)
    if (found) return { text: found.text, part: section.heading || section.kind, fields }
  }
  const inHead = resume.head.find((one) => one.line === line)
  return inHead ? { text: inHead.text, part: 'the head of the page', fields } : null
}
