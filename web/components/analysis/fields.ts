import type { Place, ReadItem, Resume } from '#shared/schema/resume.ts'

// The fields as a machine keeps them, with the line each was read from.

export interface Part {
  label: string
  path: string
  value: string
}

export interface Field {
  label: string
  value: string
  /** What it is made of, each with the path a correction names. */
  parts: Part[]
  line: number
  /** Below this the reader itself doubts what it read. */
  doubtful: boolean
}

export interface FieldGroup {
  title: string
  /** The entry it shows, where it is one: `experience.0`. */
  entry: string
  /** Another entry follows, which could be the rest of this one. */
  followed: boolean
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

type FieldOf = (label: string, path: string, value: string, parts?: Part[]) => Field

const part = (label: string, path: string, value: string): Part => ({ label, path, value })

const datesOf = (path: string, { startDate, endDate }: { startDate: string; endDate: string }): Part[] => [
  part('Start (YYYY-MM)', `${path}.startDate`, startDate),
  part('End (YYYY-MM)', `${path}.endDate`, endDate),
]

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
    field(
      'Dates',
      `experience.${at}.startDate`,
      period(entry.startDate, entry.endDate),
      datesOf(`experience.${at}`, entry),
    ),
    ...[field('Location', `experience.${at}.location`, entry.location)].filter(isThere),
    ...entry.bullets.map((bullet, of) => field('Bullet', `experience.${at}.bullets.${of}`, bullet)),
  ])

const education = (resume: Resume, field: FieldOf): Field[][] =>
  resume.education.map((entry, at) => [
    field('Degree', `education.${at}.degree`, [entry.degree, entry.field].filter(Boolean).join(', '), [
      part('Degree', `education.${at}.degree`, entry.degree),
      part('Field of study', `education.${at}.field`, entry.field),
    ]),
    field('Institution', `education.${at}.institution`, entry.institution),
    field(
      'Dates',
      `education.${at}.startDate`,
      period(entry.startDate, entry.endDate || String(entry.graduationYear ?? '')),
      datesOf(`education.${at}`, { ...entry, endDate: entry.endDate || String(entry.graduationYear ?? '') }),
    ),
    ...[field('Grade', `education.${at}.gpa`, entry.gpa)].filter(isThere),
  ])

const projects = (resume: Resume, field: FieldOf): Field[][] =>
  resume.projects.map((entry, at) => [
    field('Project', `projects.${at}.name`, entry.name),
    ...[
      field(
        'Dates',
        `projects.${at}.startDate`,
        period(entry.startDate, entry.endDate),
        datesOf(`projects.${at}`, entry),
      ),
      field('Technologies', `projects.${at}.technologies`, entry.technologies),
      field('Link', `projects.${at}.link`, entry.link),
    ].filter(isThere),
  ])

const itemParts = (path: string, { title, detail, date }: ReadItem): Part[] => [
  part('Title', `${path}.title`, title),
  part('Detail', `${path}.detail`, detail),
  part('Date (YYYY-MM)', `${path}.date`, date),
]

const itemText = ({ title, detail, date }: ReadItem) => [title, detail, date].filter(Boolean).join(', ')

/** Skills that stand in one line are one row. */
function skills(resume: Resume, field: FieldOf): Field[] {
  const rows: Field[] = []
  resume.skills.forEach(({ name }, at) => {
    const one = field('Skills', `skills.${at}`, name)
    const last = rows.at(-1)
    if (last && last.line === one.line) {
      last.value += `, ${name}`
      last.parts.push(...one.parts)
      last.doubtful ||= one.doubtful
    } else rows.push(one)
  })
  return rows
}

/** One group for each entry; only the first of a kind bears the title. `list`: '' where they are no entries. */
const titled = (title: string, list: string, entries: Field[][]): FieldGroup[] =>
  entries
    .filter((fields) => fields.length > 0)
    .map((fields, at, all) => ({
      title: at === 0 ? title : '',
      entry: list && `${list}.${at}`,
      followed: list !== '' && at < all.length - 1,
      fields,
    }))

export function fieldGroups(resume: Resume): FieldGroup[] {
  const field: FieldOf = (label, path, value, parts = [part(label, path, value)]) => {
    const place: Place | undefined = resume.places[path]
    return {
      label,
      value,
      parts,
      line: place?.line ?? 0,
      doubtful: place !== undefined && place.sure < DOUBT_BELOW,
    }
  }
  return [
    ...titled('Contact', '', [contact(resume, field)]),
    ...titled('Experience', 'experience', experience(resume, field)),
    ...titled('Education', 'education', education(resume, field)),
    ...titled('Projects', 'projects', projects(resume, field)),
    ...titled('Skills', '', [skills(resume, field)]),
    ...ITEMS.flatMap(([kind, title]) =>
      titled(title, kind, [
        ...resume[kind].map((item, at) => [
          field('Entry', `${kind}.${at}`, itemText(item), itemParts(`${kind}.${at}`, item)),
        ]),
      ]),
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
