import { type Entry, scoreEntries } from './entries.ts'
import type { Found } from './found.ts'
import type { Label } from './label.ts'
import { scoreSections } from './sections.ts'
import { address, digits, f1, plainText, skillKey, squeezed } from './similarity.ts'

// One file: each field from 0 to 1, or null where there is nothing to judge.

export const FIELDS = [
  'name',
  'email',
  'phone',
  'links',
  'sections',
  'order',
  'experience',
  'expDates',
  'education',
  'eduDates',
  'skills',
] as const
export type Field = (typeof FIELDS)[number]
export type FileScore = Record<Field, number | null>

/** A single value is right or wrong; one that was made up is wrong. */
function exact(ways: string[], found: string, key: (text: string) => string): number | null {
  const wanted = ways.filter(Boolean)
  if (!wanted.length) return found ? 0 : null
  return wanted.some((way) => key(way) !== '' && key(way) === key(found)) ? 1 : 0
}

/** A set of keys: optional ones count neither when found nor when missed. */
function setScore(wanted: Map<string, string>, optional: Set<string>, found: Set<string>): number | null {
  const hit = new Set<string>()
  let counted = 0
  for (const key of found) {
    const target = wanted.get(key)
    if (target === undefined) {
      if (!optional.has(key)) counted++
    } else if (!hit.has(target)) {
      hit.add(target)
      counted++
    }
  }
  return f1(hit.size, counted, new Set(wanted.values()).size)
}

function scoreLinks(label: Label, found: Found): number | null {
  const wanted = new Map(label.links.map((l) => [address(l), address(l)]))
  return setScore(
    wanted,
    new Set(label.optionalLinks.map(address)),
    new Set(found.links.map(address).filter(Boolean)),
  )
}

function scoreSkills(label: Label, found: Found): number | null {
  const wanted = new Map<string, string>()
  for (const skill of label.skills) {
    wanted.set(skillKey(skill), skill)
    for (const way of label.skillsAlt[skill] ?? []) wanted.set(skillKey(way), skill)
  }
  return setScore(
    wanted,
    new Set(label.skillsOptional.map(skillKey)),
    new Set(found.skills.map(skillKey).filter(Boolean)),
  )
}

const post = (e: {
  company: string
  companyAlt?: string[]
  position: string
  positionAlt?: string[]
  start: string
  end: string
}): Entry => ({
  first: [e.company, ...(e.companyAlt ?? [])],
  second: [e.position, ...(e.positionAlt ?? [])],
  start: e.start,
  end: e.end,
})

const study = (e: Label['education'][number] | Found['education'][number]): Entry => ({
  first: [e.institution, ...('institutionAlt' in e ? e.institutionAlt : [])],
  second: [e.degree, ...('degreeAlt' in e ? e.degreeAlt : [])],
  start: e.start,
  end: e.end,
  graduationYear: e.graduationYear,
})

export function scoreFile(label: Label, found: Found): FileScore {
  const experience = scoreEntries(
    label.experience.map(post),
    label.experienceOptional.map(post),
    found.experience.map(post),
  )
  const education = scoreEntries(label.education.map(study), [], found.education.map(study))
  const email = (text: string) =>
    plainText(text)
      .trim()
      .toLowerCase()
      .replace(/^mailto:/, '')
  const score: FileScore = {
    name: exact([label.name, ...label.nameAlt], found.name, squeezed),
    email: exact([label.email, ...label.emailAlt], found.email, email),
    phone: exact([label.phone, ...label.phoneAlt], found.phone, digits),
    links: scoreLinks(label, found),
    ...scoreSections(label.sections, found.sections),
    experience: experience.entries,
    expDates: experience.dates,
    education: education.entries,
    eduDates: education.dates,
    skills: scoreSkills(label, found),
  }
  for (const field of FIELDS) if (label.notScored.includes(field)) score[field] = null
  return score
}
