import {
  type Draft,
  type DraftExtra,
  draft as draftSchema,
  EARLIEST_YEAR,
  ENTRIES_MAX,
  type ExtraKind,
  extraKind,
  FIELD_MAX,
  ITEMS_MAX,
  LATEST_YEAR,
} from '#shared/schema/draft.ts'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import type { ReadEducation, ReadItem, Resume } from '#shared/schema/resume.ts'
import { labelledText } from '#shared/structure/titled/labels.ts'
import { webAddress } from './links.ts'
import { oneLine } from './plain.ts'
import { levelNamed } from './words.ts'

// What was read becomes a draft to go on writing. Ids are made by whoever stores it.

export function draftFromResume(resume: Resume): Draft {
  const printed = (url: string): string => asPrinted(url, resume.links)
  return fittingDraft({
    title: resume.name.slice(0, TITLE_MAX),
    personalInfo: {
      ...resume.personalInfo,
      ...nameFields(resume.name, resume.personalInfo),
      linkedin: printed(resume.personalInfo.linkedin),
      website: printed(resume.personalInfo.website),
    },
    summary: resume.summary,
    targetRole: resume.headline,
    experience: resume.experience.map((entry) => ({
      company: entry.company,
      position: entry.position,
      location: entry.location,
      startDate: entry.startDate,
      endDate: entry.endDate,
      description: lines(entry.text, entry.bullets),
    })),
    education: resume.education.map((entry) => ({
      institution: entry.institution,
      degree: entry.degree,
      field: entry.field,
      gpa: entry.gpa,
      ...educationDates(entry),
    })),
    projects: resume.projects.map((entry) => ({
      name: entry.name,
      description: lines(entry.description, entry.bullets),
      technologies: entry.technologies,
      link: printed(entry.link),
    })),
    skills: resume.skills.map((skill) => ({
      name: skill.name,
      level: levelNamed(skill.level || skill.group) ?? 'Intermediate',
    })),
    extras: extraKind.options
      .flatMap((kind) => extrasOf(resume, kind))
      .map((entry) => ({ ...entry, link: printed(entry.link ?? '') })),
  })
}

/** The address as the page has it, where it leads to just this. */
const asPrinted = (url: string, links: Resume['links']): string =>
  links
    .filter((link) => link.url === url)
    // Broken by the width it is one with blanks in it; printed twice, both are there.
    .flatMap(({ text }) => [text.replaceAll(' ', ''), ...text.split(' ')])
    .find((text) => hrefOf(text) === hrefOf(url)) ?? url

const hrefOf = (typed: string): string => {
  const address = webAddress(typed)
  return address ? new URL(address).href : typed
}

/** Titles before and behind the name stay with it: `Dr. Jane`, `Sample, PhD`. */
export function nameFields(
  name: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): { firstName: string; lastName: string } {
  const bare = [firstName, lastName].filter(Boolean).join(' ')
  const at = bare ? name.indexOf(bare) : -1
  if (at < 0) return { firstName, lastName }
  const before = name.slice(0, at)
  const behind = name.slice(at + bare.length)
  return lastName
    ? { firstName: before + firstName, lastName: lastName + behind }
    : { firstName: before + firstName + behind, lastName }
}

const lines = (text: string, bullets: string[]): string =>
  [text, ...bullets].map(oneLine).filter(Boolean).join('\n')

const LISTS_MAX: Record<string, number> = {
  education: ENTRIES_MAX,
  experience: ENTRIES_MAX,
  projects: ENTRIES_MAX,
  skills: ITEMS_MAX,
  extras: ITEMS_MAX,
}

/** No field of the form is longer, and no list; only what is no resume comes near it. */
export const fittingDraft = (found: unknown): Draft =>
  draftSchema.parse(
    JSON.parse(JSON.stringify(found), (key, part) =>
      typeof part === 'string'
        ? part.slice(0, FIELD_MAX)
        : Array.isArray(part)
          ? part.slice(0, LISTS_MAX[key])
          : part,
    ),
  )

/** One printed date of a study is its end; a year alone is the graduation year. */
function educationDates(entry: ReadEducation) {
  const end = entry.endDate
  const { startDate } = entry
  const year = entry.graduationYear ?? (end ? Number(end.slice(0, 4)) : undefined)
  // A study of 1861 keeps its printed end; the form takes a year of graduation of our own times only.
  if (!year || year < EARLIEST_YEAR || year > LATEST_YEAR)
    return { startDate, endDate: end, graduationYear: null }
  if (!startDate && /^\d{4}$/.test(end) && year === Number(end))
    return { startDate, endDate: '', graduationYear: Number(end) }
  return { startDate, endDate: end, graduationYear: year }
}

function extrasOf(resume: Resume, kind: ExtraKind): Partial<DraftExtra>[] {
  if (kind === 'interests') return resume.interests.map((title) => ({ kind, ...splitDetail(title) }))
  return resume[kind].map((item: ReadItem) => ({ kind, ...item }))
}

/** `Chess · club champion · 2019-05 · example.org/chess` */
function splitDetail(text: string): { title: string; detail: string; date: string; link: string } {
  const [title = '', ...parts] = text.split(' · ')
  // `Engineer.example` is a name; hosts are written in small letters.
  const last = parts.at(-1) ?? ''
  const named = labelledText(last)
  const isLink = named.label === 'link' || (webAddress(last) && !/^\p{Lu}/u.test(last))
  const link = isLink ? named.text : ''
  if (isLink) parts.pop()
  const date = /^\d{4}(?:-\d{2})?$/.test(parts.at(-1) ?? '') ? parts.pop()! : ''
  return { title, detail: parts.join(' · '), date, link }
}
