import type { Place, ReadItem, Resume } from '#shared/schema/resume.ts'
import { t } from './result-texts.ts'

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

const period = (start: string, end: string) => (start ? t.to({ start, end: end || 'present' }) : end)

/** Sections whose entries are a title with a detail. */
const ITEMS = [
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
] as const satisfies (keyof Resume)[]

type FieldOf = (label: string, path: string, value: string, parts?: Part[]) => Field

const part = (label: string, path: string, value: string): Part => ({ label, path, value })

const datesOf = (path: string, { startDate, endDate }: { startDate: string; endDate: string }): Part[] => [
  part(t.startYyyyMm, `${path}.startDate`, startDate),
  part(t.endYyyyMm, `${path}.endDate`, endDate),
]

const isThere = ({ value }: Field) => value !== ''

function contact(resume: Resume, field: FieldOf): Field[] {
  const info = resume.personalInfo
  return [
    field(t.name, 'name', resume.name),
    field(t.email, 'personalInfo.email', info.email),
    field(t.phone, 'personalInfo.phone', info.phone),
    field(t.location, 'personalInfo.address', info.address),
    ...resume.links.map((link, at) => field(t.link, `links.${at}`, link.url)),
    ...[field(t.headline, 'headline', resume.headline), field(t.summary, 'summary', resume.summary)].filter(
      isThere,
    ),
  ]
}

const bulletFields = (path: string, bullets: readonly string[], field: FieldOf): Field[] =>
  bullets.map((bullet, at) => field(t.bullet, `${path}.bullets.${at}`, bullet))

const experience = (resume: Resume, field: FieldOf): Field[][] =>
  resume.experience.map((entry, at) => [
    field(t.position, `experience.${at}.position`, entry.position),
    field(t.company, `experience.${at}.company`, entry.company),
    field(
      t.dates,
      `experience.${at}.startDate`,
      period(entry.startDate, entry.endDate),
      datesOf(`experience.${at}`, entry),
    ),
    ...[
      field(t.location, `experience.${at}.location`, entry.location),
      field(t.detail, `experience.${at}.text`, entry.text),
    ].filter(isThere),
    ...bulletFields(`experience.${at}`, entry.bullets, field),
  ])

const education = (resume: Resume, field: FieldOf): Field[][] =>
  resume.education.map((entry, at) => [
    field(t.degree, `education.${at}.degree`, [entry.degree, entry.field].filter(Boolean).join(', '), [
      part(t.degree, `education.${at}.degree`, entry.degree),
      part(t.fieldOfStudy, `education.${at}.field`, entry.field),
    ]),
    field(t.institution, `education.${at}.institution`, entry.institution),
    field(
      t.dates,
      `education.${at}.startDate`,
      period(entry.startDate, entry.endDate || String(entry.graduationYear ?? '')),
      datesOf(`education.${at}`, { ...entry, endDate: entry.endDate || String(entry.graduationYear ?? '') }),
    ),
    ...[
      field(t.location, `education.${at}.location`, entry.location),
      field(t.grade, `education.${at}.gpa`, entry.gpa),
    ].filter(isThere),
    ...bulletFields(`education.${at}`, entry.bullets, field),
  ])

const projects = (resume: Resume, field: FieldOf): Field[][] =>
  resume.projects.map((entry, at) => [
    field(t.project, `projects.${at}.name`, entry.name),
    ...[
      field(
        t.dates,
        `projects.${at}.startDate`,
        period(entry.startDate, entry.endDate),
        datesOf(`projects.${at}`, entry),
      ),
      field(t.technologies, `projects.${at}.technologies`, entry.technologies),
      field(t.link, `projects.${at}.link`, entry.link),
      field(t.detail, `projects.${at}.description`, entry.description),
    ].filter(isThere),
    ...bulletFields(`projects.${at}`, entry.bullets, field),
  ])

const itemParts = (path: string, { title, detail, date, startDate }: ReadItem): Part[] => [
  part(t.title, `${path}.title`, title),
  part(t.detail, `${path}.detail`, detail),
  ...(startDate === undefined
    ? [part(t.dateYyyyMm, `${path}.date`, date)]
    : [part(t.startYyyyMm, `${path}.startDate`, startDate), part(t.endYyyyMm, `${path}.date`, date)]),
]

const itemText = ({ title, detail, date, startDate = '' }: ReadItem) =>
  [title, detail, period(startDate, date)].filter(Boolean).join(', ')

/** Skills that stand in one line are one row. */
function skills(resume: Resume, field: FieldOf): Field[] {
  const rows: Field[] = []
  resume.skills.forEach(({ name }, at) => {
    const one = field(t.skills, `skills.${at}`, name)
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
    ...titled(t.contact, '', [contact(resume, field)]),
    ...titled(t.experience, 'experience', experience(resume, field)),
    ...titled(t.education, 'education', education(resume, field)),
    ...titled(t.projects, 'projects', projects(resume, field)),
    ...titled(t.skills, '', [skills(resume, field)]),
    ...ITEMS.flatMap((kind) =>
      titled(t[kind], kind, [
        ...resume[kind].map((item, at) => [
          field(t.entry, `${kind}.${at}`, itemText(item), itemParts(`${kind}.${at}`, item)),
        ]),
      ]),
    ),
  ]
}

/** The lists an entry can be added to. */
export const ADDABLE = ['experience', 'education', 'projects', 'skills', ...ITEMS] as const
export type Addable = (typeof ADDABLE)[number]

/** What is asked of an entry that was missed: it comes at the end of its list. */
export function newParts(resume: Resume, list: Addable): Part[] {
  const path = `${list}.${resume[list].length}`
  const dates = datesOf(path, { startDate: '', endDate: '' })
  switch (list) {
    case 'experience':
      return [
        part(t.position, `${path}.position`, ''),
        part(t.company, `${path}.company`, ''),
        ...dates,
        part(t.bullet, `${path}.bullets.0`, ''),
      ]
    case 'education':
      return [
        part(t.degree, `${path}.degree`, ''),
        part(t.fieldOfStudy, `${path}.field`, ''),
        part(t.institution, `${path}.institution`, ''),
        ...dates,
      ]
    case 'projects':
      return [part(t.project, `${path}.name`, ''), ...dates]
    case 'skills':
      return [part(t.skills, path, '')]
    default:
      return itemParts(path, { title: '', detail: '', date: '', link: '' })
  }
}

interface ReadHere {
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
      return { text: section.heading, part: t.aHeadingReadAs({ kind: section.kind }), fields }
    const found = section.lines.find((one) => one.line === line)
    if (found) return { text: found.text, part: section.heading || section.kind, fields }
  }
  const inHead = resume.head.find((one) => one.line === line)
  return inHead ? { text: inHead.text, part: t.theHeadOfThePage, fields } : null
}
