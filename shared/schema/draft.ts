import { z } from 'zod'
import { JOB_TEXT_MAX, TITLE_MAX } from './limits.ts'
import { draftPhoto } from './photo.ts'
import { resumeDate } from './resume.ts'

// The resume of the builder. Field names are the specification's; every list entry has a stable id, by which
// two devices' edits are merged. Unknown fields survive (`looseObject`), so that an old client loses nothing.

export const skillLevel = z.enum(['Beginner', 'Intermediate', 'Advanced', 'Expert'])
export type SkillLevel = z.infer<typeof skillLevel>
export const templateName = z.enum(['modern', 'classic', 'creative'])
export type TemplateName = z.infer<typeof templateName>

/** Characters a field takes. */
export const FIELD_MAX = 20_000
/** Entries of a section, and skills or further items, that a draft takes. */
export const ENTRIES_MAX = 200
export const ITEMS_MAX = 500
const text = z.string().max(FIELD_MAX).default('')
const entryId = z.string().max(64).default('')

export const EARLIEST_YEAR = 1900
export const LATEST_YEAR = 2200

/** What was typed of a date and is none: a year too short or too long, a month without its year. Printed nowhere. */
const unfinishedDate = z.object({
  year: z.string().max(16),
  month: z.string().max(2),
  /** The date it was typed over: where another one stands there by now, that one counts. */
  over: z.string().max(16),
})
export type UnfinishedDate = z.infer<typeof unfinishedDate>
/** By the field it was typed in. */
const unfinished = z.record(z.string(), unfinishedDate).optional().catch(undefined)

/**
 * Dates as they are printed, where that says more than a year and a month: `Summer 2024`. `of`: the dates of the entry
 * they stand for. Where others stand there by now, whoever changed them, those count.
 */
const printedDates = z.object({ text: z.string().max(FIELD_MAX), of: z.string().max(40) })
export type PrintedDates = z.infer<typeof printedDates>
const dated = { unfinished, printedDates: printedDates.optional().catch(undefined) }

export const draftEducation = z.looseObject({
  id: entryId,
  institution: text,
  degree: text,
  field: text,
  graduationYear: z.number().int().min(EARLIEST_YEAR).max(LATEST_YEAR).nullish(),
  gpa: text,
  location: text,
  /** Of the institution. */
  link: text,
  startDate: resumeDate.default(''),
  endDate: resumeDate.default(''),
  /** One bullet a line: courses, a thesis, honors. */
  description: text,
  /** The heading it stands under, where that is not the one of all entries: `Volunteer work` among the experience. */
  part: text,
  ...dated,
})
export type DraftEducation = z.infer<typeof draftEducation>

export const draftExperience = z.looseObject({
  id: entryId,
  company: text,
  position: text,
  location: text,
  /** Of the employer. */
  link: text,
  startDate: resumeDate.default(''),
  endDate: resumeDate.default(''),
  /** One bullet a line. */
  description: text,
  /** The heading it stands under, where that is not the one of all entries: `Volunteer work` among the experience. */
  part: text,
  ...dated,
})
export type DraftExperience = z.infer<typeof draftExperience>

export const draftProject = z.looseObject({
  id: entryId,
  name: text,
  description: text,
  technologies: text,
  link: text,
  startDate: resumeDate.default(''),
  endDate: resumeDate.default(''),
  /** The heading it stands under, where that is not the one of all entries: `Volunteer work` among the experience. */
  part: text,
  ...dated,
})
export type DraftProject = z.infer<typeof draftProject>

export const draftSkill = z.looseObject({
  id: entryId,
  name: text,
  /** One of the levels above, or in the words of the file it came from; empty by default. */
  level: text,
  /** What it is listed under: `Languages`, `Cloud`. */
  group: text,
})
export type DraftSkill = z.infer<typeof draftSkill>

export const extraKind = z.enum([
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
])
export type ExtraKind = z.infer<typeof extraKind>

export const draftExtra = z.looseObject({
  id: entryId,
  kind: extraKind,
  title: text,
  detail: text,
  startDate: resumeDate.default(''),
  date: resumeDate.default(''),
  link: text,
  /** One bullet a line. */
  description: text,
  /** The heading it stands under, where that is not the one of all of its kind: `Licenses` among certifications. */
  part: text,
  ...dated,
})
export type DraftExtra = z.infer<typeof draftExtra>

/** A page or profile beyond LinkedIn and the website. */
export const draftLink = z.looseObject({ id: entryId, label: text, url: text })
export type DraftLink = z.infer<typeof draftLink>

export const draftReference = z.looseObject({
  id: entryId,
  name: text,
  /** Who they are: a position, an employer. */
  detail: text,
  /** How to reach them. */
  contact: text,
  /** What they said. */
  description: text,
})
export type DraftReference = z.infer<typeof draftReference>

export const draftCustomEntry = z.looseObject({
  id: entryId,
  title: text,
  subtitle: text,
  location: text,
  startDate: resumeDate.default(''),
  endDate: resumeDate.default(''),
  link: text,
  /** One bullet a line. */
  description: text,
  ...dated,
})
export type DraftCustomEntry = z.infer<typeof draftCustomEntry>

/** A section that has no form of its own: lines of text, entries, or both. */
export const draftCustomSection = z.looseObject({
  id: entryId,
  title: text,
  /** One paragraph a line; a line that begins with `- ` is a bullet. */
  text,
  entries: z.array(draftCustomEntry).max(ENTRIES_MAX).default([]),
})
export type DraftCustomSection = z.infer<typeof draftCustomSection>

/** Text of an imported file that nobody has given a field yet. It is printed nowhere. */
const unplacedText = z.looseObject({
  id: entryId,
  /** The heading it stood under; empty for the head of the page. */
  section: text,
  text,
  /** Where in the file; data has no pages. */
  page: z.number().int().min(1).optional(),
  /** The line it is a part of, where a field took the rest. */
  printed: text,
})
export type UnplacedText = z.infer<typeof unplacedText>

/** The file a draft was made from, and what it scored: so that the page can say why the score is another one now. */
const importedFrom = z.looseObject({
  score: z.number(),
  /** Which reading and which job it was: 'Fix in builder' opens the draft it made of them again. */
  reading: z.string().max(40).optional().catch(undefined),
  /** What it was compared with then. */
  job: z.string().max(FIELD_MAX).default(''),
  /** Points of each check, out of how many. */
  checks: z.record(z.string(), z.tuple([z.number(), z.number()])).default({}),
})
export type ImportedFrom = z.infer<typeof importedFrom>

export const sectionName = z.enum([
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  ...extraKind.options,
  'references',
])
export type SectionName = z.infer<typeof sectionName>

const SECTION_KEY_MAX = 100
/** A custom section in the order of the page. */
export const customKey = (id: string): string => `custom:${id}`

/** That a resume can be fitted to. */
const PAGES_MAX = 10
export const draftLayout = z.looseObject({
  /** A structure other than the template's own; empty: none. */
  design: z.string().max(40).catch('').default(''),
  /** A family of fonts other than the template's own; empty: none. */
  font: z.string().max(40).catch('').default(''),
  /** The pages it is to fit on; 0: as many as it takes. */
  fitTo: z.number().int().min(0).max(PAGES_MAX).catch(0).default(0),
  pageSize: z.enum(['A4', 'Letter']).catch('A4').default('A4'),
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .catch('#2747C7')
    .default('#2747C7'),
  fontSize: z.number().min(8).max(13).catch(10).default(10),
  spacing: z.number().min(0.8).max(1.4).catch(1).default(1),
  /** Of the template's own; 1: as it has them. */
  lineHeight: z.number().min(0.8).max(1.5).catch(1).default(1),
  margins: z.number().min(0.5).max(1.6).catch(1).default(1),
  /** The pages that say their number, and whose they are; empty: those that the template numbers. */
  pageNumbers: z.enum(['', 'none', 'second', 'all']).catch('').default(''),
  /** Of the headings, as ISO 639-1; empty: as the text is. */
  language: z.string().max(8).catch('').default(''),
  /** Positions in a row at one employer stand under its name, which is printed once. */
  grouped: z.boolean().catch(false).default(false),
  /** Months as `Mar 2021`, `March 2021` or `03/2021`; empty: as the language usually has them. */
  dates: z.enum(['', 'short', 'long', 'numbers']).catch('').default(''),
  /** Sections in the order of the page; those left out follow in the default order. */
  order: z.array(sectionName).max(ITEMS_MAX).catch([]).default([]),
  /**
   * The same with custom sections, by `sectionKey`. Beside `order`, which clients that know no custom section empty
   * when they meet one.
   */
  arrangement: z.array(z.string().max(SECTION_KEY_MAX)).max(ITEMS_MAX).catch([]).default([]),
  /** Keys of sections that are not printed. */
  hidden: z.array(z.string().max(SECTION_KEY_MAX)).max(ITEMS_MAX).catch([]).default([]),
  /** Sections that were moved to the other column of a design with two, by their keys. */
  columns: z
    .record(z.string().max(SECTION_KEY_MAX), z.enum(['aside', 'main']))
    .catch({})
    .default({}),
  /** Headings of one's own, by section. */
  titles: z.record(z.string(), text).catch({}).default({}),
})
export type DraftLayout = z.infer<typeof draftLayout>

export const draft = z.looseObject({
  schemaVersion: z.number().int().default(1),
  title: z.string().max(TITLE_MAX).default(''),
  personalInfo: z
    .looseObject({
      firstName: text,
      lastName: text,
      email: text,
      phone: text,
      address: text,
      linkedin: text,
      website: text,
    })
    .prefault({}),
  /** Printed by the designs that have room for one. */
  photo: draftPhoto.optional().catch(undefined),
  links: z.array(draftLink).max(ENTRIES_MAX).default([]),
  summary: text,
  /** Under the name. Absent in drafts of before there was one: then the target role stands there. */
  headline: z.string().max(FIELD_MAX).optional(),
  targetRole: text,
  targetCategory: text,
  education: z.array(draftEducation).max(ENTRIES_MAX).default([]),
  experience: z.array(draftExperience).max(ENTRIES_MAX).default([]),
  projects: z.array(draftProject).max(ENTRIES_MAX).default([]),
  skills: z.array(draftSkill).max(ITEMS_MAX).default([]),
  extras: z.array(draftExtra).max(ITEMS_MAX).default([]),
  references: z.array(draftReference).max(ENTRIES_MAX).default([]),
  sections: z.array(draftCustomSection).max(ENTRIES_MAX).default([]),
  unplaced: z.array(unplacedText).max(ITEMS_MAX).default([]),
  importedFrom: importedFrom.optional().catch(undefined),
  template: templateName.catch('modern').default('modern'),
  layout: draftLayout.prefault({}),
  /** The job a copy is tailored to. */
  jobDescription: z.string().max(JOB_TEXT_MAX).default(''),
  /** The resume it was copied from. */
  copiedFrom: z.string().max(64).default(''),
})
export type Draft = z.infer<typeof draft>

/** What stands under the name on the page. */
export const headlineOf = ({ headline, targetRole }: Pick<Draft, 'headline' | 'targetRole'>): string =>
  headline ?? targetRole

export const emptyDraft = (): Draft => draft.parse({})
