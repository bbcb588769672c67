import { z } from 'zod'
import { type Draft, type DraftExtra, draft as draftSchema } from '#shared/schema/draft.ts'
import { fullNameOf } from './file-name.ts'
import { webAddress } from './links.ts'
import { bulletsOf, linesOf, oneLine } from './plain.ts'
import { levelNamed } from './words.ts'

// The JSON Resume standard (jsonresume.org, schema 1.0.0). What it has no field for rides along in `meta.legible`;
// on the way back that is used only where the standard fields still say the same, so that a file somebody edited by
// hand is taken at its word.

type Json = Record<string, unknown>

export function writeJsonResume(draft: Draft, asOf: string): string {
  const { jobDescription: _job, copiedFrom: _from, ...kept } = draft
  const document = {
    ...standardFields(draft),
    meta: { version: 'v1.0.0', lastModified: asOf, legible: kept },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

export function readJsonResume(json: unknown): Draft {
  const file = jsonResume.parse(json)
  const kept = draftSchema.safeParse(file.meta?.legible)
  if (kept.success && file.meta?.legible && sameStandard(json as Json, kept.data)) return kept.data
  return fromStandard(file)
}

function sameStandard(json: Json, draft: Draft): boolean {
  const { meta: _meta, ...fields } = json
  return JSON.stringify(sorted(fields)) === JSON.stringify(sorted(standardFields(draft)))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

function standardFields(draft: Draft): Json {
  const info = draft.personalInfo
  const email = oneLine(info.email)
  const linkedin = webAddress(info.linkedin)
  const kind = (name: DraftExtra['kind']) => draft.extras.filter((entry) => entry.kind === name)
  return dropEmpty({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: fullNameOf(draft),
      label: oneLine(draft.targetRole),
      email: isEmail(email) ? email : '',
      phone: oneLine(info.phone),
      url: webAddress(info.website),
      summary: linesOf(draft.summary).join('\n'),
      location: { address: oneLine(info.address) },
      profiles: linkedin ? [{ network: 'LinkedIn', url: linkedin }] : [],
    },
    work: draft.experience.map((entry) => ({
      name: oneLine(entry.company),
      position: oneLine(entry.position),
      location: oneLine(entry.location),
      startDate: entry.startDate,
      endDate: entry.endDate,
      highlights: bulletsOf(entry.description),
    })),
    volunteer: kind('volunteering').map((entry) => ({
      organization: oneLine(entry.detail),
      position: oneLine(entry.title),
      url: webAddress(entry.link),
      startDate: entry.date,
    })),
    education: draft.education.map((entry) => ({
      institution: oneLine(entry.institution),
      area: oneLine(entry.field),
      studyType: oneLine(entry.degree),
      startDate: entry.startDate,
      endDate: entry.endDate || (entry.graduationYear ? String(entry.graduationYear) : ''),
      score: oneLine(entry.gpa),
    })),
    awards: kind('awards').map((entry) => ({
      title: oneLine(entry.title),
      awarder: oneLine(entry.detail),
      date: entry.date,
    })),
    certificates: kind('certifications').map((entry) => ({
      name: oneLine(entry.title),
      issuer: oneLine(entry.detail),
      date: entry.date,
      url: webAddress(entry.link),
    })),
    publications: kind('publications').map((entry) => ({
      name: oneLine(entry.title),
      publisher: oneLine(entry.detail),
      releaseDate: entry.date,
      url: webAddress(entry.link),
    })),
    skills: draft.skills.map((entry) => ({ name: oneLine(entry.name), level: entry.level })),
    languages: kind('languages').map((entry) => ({
      language: oneLine(entry.title),
      fluency: oneLine(entry.detail),
    })),
    interests: kind('interests').map((entry) => ({
      name: oneLine(entry.title),
      keywords: linesOf(entry.detail),
    })),
    projects: draft.projects.map((entry) => ({
      name: oneLine(entry.name),
      highlights: bulletsOf(entry.description),
      keywords: entry.technologies.split(',').map(oneLine).filter(Boolean),
      url: webAddress(entry.link),
    })),
  }) as Json
}

/** The standard's tools stumble over empty strings in dates and addresses: what is empty is left out. */
function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(dropEmpty).filter((one) => one !== undefined && one !== '')
  }
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .map(([key, one]) => [key, dropEmpty(one)] as const)
    .filter(([, one]) => one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0))
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

const isEmail = (text: string): boolean => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text)

const text = z.string().catch('')
const texts = z.array(text).catch([])
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([])
const entry = z.looseObject({
  name: text,
  description: text,
  position: text,
  company: text,
  organization: text,
  institution: text,
  area: text,
  studyType: text,
  score: z.union([text, z.number().transform(String)]).catch(''),
  location: text,
  startDate: text,
  endDate: text,
  date: text,
  releaseDate: text,
  summary: text,
  highlights: texts,
  keywords: texts,
  url: text,
  title: text,
  awarder: text,
  issuer: text,
  publisher: text,
  level: text,
  language: text,
  fluency: text,
})
type Entry = z.infer<typeof entry>

const noPlace = { address: '', city: '', region: '', postalCode: '', countryCode: '' }
const nobody = {
  name: '',
  label: '',
  email: '',
  phone: '',
  url: '',
  website: '',
  summary: '',
  location: noPlace,
  profiles: [],
}

const jsonResume = z.looseObject({
  basics: z
    .looseObject({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      website: text,
      summary: text,
      location: z
        .looseObject({ address: text, city: text, region: text, postalCode: text, countryCode: text })
        .catch(noPlace),
      profiles: list(z.looseObject({ network: text, url: text, username: text })),
    })
    .catch(nobody),
  work: list(entry),
  volunteer: list(entry),
  education: list(entry),
  awards: list(entry),
  certificates: list(entry),
  publications: list(entry),
  skills: list(entry),
  languages: list(entry),
  interests: list(entry),
  projects: list(entry),
  meta: z.looseObject({ legible: z.unknown() }).optional().catch(undefined),
})

function fromStandard(file: z.infer<typeof jsonResume>): Draft {
  const { basics } = file
  const words = oneLine(basics.name).split(' ')
  const lastName = words.length > 1 ? words.pop()! : ''
  const { address, city, region, postalCode, countryCode } = basics.location
  const linkedin = basics.profiles.find(
    (one) => /linkedin/i.test(one.network) || /linkedin\.com/i.test(one.url),
  )
  return draftSchema.parse({
    title: oneLine(basics.name),
    personalInfo: {
      firstName: words.join(' '),
      lastName,
      email: basics.email,
      phone: basics.phone,
      address: [address, [postalCode, city].filter(Boolean).join(' '), region, countryCode]
        .filter(Boolean)
        .join(', '),
      linkedin: linkedin?.url || linkedin?.username || '',
      website: basics.url || basics.website,
    },
    summary: basics.summary,
    targetRole: basics.label,
    experience: file.work.map((one) => ({
      company: one.name || one.company,
      position: one.position,
      location: one.location,
      startDate: dateOf(one.startDate),
      endDate: dateOf(one.endDate),
      description: [...linesOf(one.summary), ...one.highlights.flatMap(linesOf)].join('\n'),
    })),
    education: file.education.map(educationOf),
    projects: file.projects.map((one) => ({
      name: one.name,
      description: [...linesOf(one.description || one.summary), ...one.highlights.flatMap(linesOf)].join(
        '\n',
      ),
      technologies: one.keywords.join(', '),
      link: one.url,
    })),
    skills: file.skills.flatMap(skillsOf),
    extras: [
      ...file.certificates.map((one) => extra('certifications', one.name, one.issuer, one.date, one.url)),
      ...file.languages.map((one) => extra('languages', one.language, one.fluency)),
      ...file.awards.map((one) => extra('awards', one.title, one.awarder || one.summary, one.date)),
      ...file.publications.map((one) =>
        extra('publications', one.name, one.publisher, one.releaseDate, one.url),
      ),
      ...file.volunteer.map((one) =>
        extra(
          'volunteering',
          one.position || one.organization,
          one.position ? one.organization : '',
          one.startDate,
          one.url,
        ),
      ),
      ...file.interests.map((one) => extra('interests', one.name, one.keywords.join(', '))),
    ],
  })
}

function educationOf(one: Entry) {
  const year = Number(one.endDate.slice(0, 4))
  return {
    institution: one.institution,
    degree: one.studyType,
    field: one.area,
    gpa: one.score,
    startDate: dateOf(one.startDate),
    endDate: dateOf(one.endDate),
    graduationYear: year >= 1900 && year <= 2200 ? year : null,
  }
}

/** Here a skill is one word with its keywords, there a heading over several: both become skills. */
function skillsOf(one: Entry): { name: string; level: string }[] {
  const level = levelNamed(one.level) ?? 'Intermediate'
  const names = one.keywords.length > 0 ? one.keywords : [one.name]
  return names.filter(Boolean).map((name) => ({ name, level }))
}

const extra = (kind: DraftExtra['kind'], title: string, detail: string, date = '', link = '') => ({
  kind,
  title,
  detail,
  date: dateOf(date),
  link,
})

const dateOf = (date: string): string => /^\d{4}(-(0[1-9]|1[0-2]))?/.exec(date)?.[0] ?? ''
