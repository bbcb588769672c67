import { z } from 'zod'
import { fromStandard } from '#shared/import/json-resume.ts'
import { looseOf } from '#shared/import/loose.ts'
import { type Draft, type DraftExtra, draft as draftSchema, headlineOf } from '#shared/schema/draft.ts'
import { markdownOfRich } from '#shared/schema/rich-text.ts'
import { fullNameOf } from './file-name.ts'
import { webAddress } from './links.ts'
import { linesOf, oneLine, richBulletsOf, richLinesOf } from './plain.ts'

// The JSON Resume standard (jsonresume.org, schema 1.0.0). What it has no field for rides along in `meta.legible`;
// on the way back that is used only where the standard fields still say the same, so that a file somebody edited by
// hand is taken at its word.

type Json = Record<string, unknown>
const fileSchema = z.looseObject({ meta: z.unknown().optional() })

export function writeJsonResume(draft: Draft, asOf: string): string {
  const { jobDescription: _job, copiedFrom: _from, importedFrom: _file, ...kept } = draft
  const document = {
    ...standardFields(draft),
    meta: { version: 'v1.0.0', lastModified: asOf, legible: kept },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

export function readJsonResume(json: unknown): Draft {
  const file = fileSchema.parse(json)
  const { legible } = looseOf(file.meta)
  const kept = draftSchema.safeParse(legible)
  if (kept.success && legible && sameStandard(file, kept.data)) return kept.data
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
      label: oneLine(headlineOf(draft)),
      email: isEmail(email) ? email : '',
      phone: oneLine(info.phone),
      url: webAddress(info.website),
      summary: richLinesOf(draft.summary).map(markdownOfRich).join('\n'),
      location: { address: oneLine(info.address) },
      profiles: [
        ...(linkedin ? [{ network: 'LinkedIn', url: linkedin }] : []),
        ...draft.links.map(({ label, url }) => ({ network: oneLine(label), url: webAddress(url) })),
      ],
    },
    work: draft.experience.map((entry) => ({
      name: oneLine(entry.company),
      position: oneLine(entry.position),
      location: oneLine(entry.location),
      url: webAddress(entry.link),
      startDate: entry.startDate,
      endDate: entry.endDate,
      highlights: richBulletsOf(entry.description).map(markdownOfRich),
    })),
    volunteer: kind('volunteering').map((entry) => ({
      organization: oneLine(entry.detail),
      position: oneLine(entry.title),
      url: webAddress(entry.link),
      startDate: entry.startDate || entry.date,
      endDate: entry.startDate ? entry.date : '',
      highlights: richBulletsOf(entry.description).map(markdownOfRich),
    })),
    education: draft.education.map((entry) => ({
      institution: oneLine(entry.institution),
      url: webAddress(entry.link),
      area: oneLine(entry.field),
      studyType: oneLine(entry.degree),
      startDate: entry.startDate,
      endDate: entry.endDate || (entry.graduationYear ? String(entry.graduationYear) : ''),
      score: oneLine(entry.gpa),
      courses: richBulletsOf(entry.description).map(markdownOfRich),
    })),
    awards: kind('awards').map((entry) => ({
      title: oneLine(entry.title),
      awarder: oneLine(entry.detail),
      date: entry.date,
      summary: richLinesOf(entry.description).map(markdownOfRich).join('\n'),
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
      summary: richLinesOf(entry.description).map(markdownOfRich).join('\n'),
    })),
    skills: skillGroups(draft.skills),
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
      highlights: richBulletsOf(entry.description).map(markdownOfRich),
      keywords: entry.technologies.split(',').map(oneLine).filter(Boolean),
      url: webAddress(entry.link),
      startDate: entry.startDate,
      endDate: entry.endDate,
    })),
    references: draft.references.map((entry) => ({
      name: [entry.name, entry.detail].map(oneLine).filter(Boolean).join(', '),
      reference: linesOf(entry.description).join('\n'),
    })),
  }) as Json
}

/** Neighbours of one group and level are its keywords. */
function skillGroups(skills: Draft['skills']): { name: string; level: string; keywords: string[] }[] {
  const groups: { name: string; level: string; keywords: string[] }[] = []
  for (const skill of skills) {
    const name = oneLine(skill.name)
    const level = oneLine(skill.level)
    const group = oneLine(skill.group)
    const last = groups.at(-1)
    if (group && last?.name === group && last.level === level) last.keywords.push(name)
    else groups.push({ name: group || name, level, keywords: group ? [name] : [] })
  }
  return groups
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
