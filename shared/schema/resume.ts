import { z } from 'zod'
import { box, warning } from './document.ts'
import { MISREAD_MAX } from './limits.ts'

// What `structure` understands of a Document. Scoring looks at nothing else but this and the Document's facts.

export const sectionKind = z.enum([
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'publications',
  'languages',
  'volunteering',
  'interests',
  'references',
  'other',
])
export type SectionKind = z.infer<typeof sectionKind>

/** `YYYY-MM`, `YYYY`, or empty. */
export const resumeDate = z.string().regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/)

/** Where a value stood, and how sure the reader is of it (0 to 1). */
const place = z.object({
  page: z.number().int(),
  line: z.number().int(),
  box: box.optional(),
  sure: z.number(),
})
export type Place = z.infer<typeof place>

const personalInfo = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  linkedin: z.string(),
  website: z.string(),
})
type PersonalInfo = z.infer<typeof personalInfo>

const readLink = z.object({ url: z.string(), text: z.string() })

const readExperience = z.object({
  company: z.string(),
  position: z.string(),
  location: z.string(),
  startDate: resumeDate,
  /** Empty with a start means current. */
  endDate: resumeDate,
  /** The dates exactly as printed; empty when there were none. */
  printedDates: z.string(),
  /** Prose under the position that is not a bullet. */
  text: z.string(),
  bullets: z.array(z.string()),
})
export type ReadExperience = z.infer<typeof readExperience>

const readEducation = z.object({
  institution: z.string(),
  degree: z.string(),
  field: z.string(),
  location: z.string(),
  startDate: resumeDate,
  endDate: resumeDate,
  graduationYear: z.number().int().optional(),
  /** Printed as ongoing: `2023 – Present`. Without this and without an end date, the end is unknown. */
  current: z.boolean().optional(),
  printedDates: z.string(),
  gpa: z.string(),
  bullets: z.array(z.string()),
})
export type ReadEducation = z.infer<typeof readEducation>

const readProject = z.object({
  name: z.string(),
  description: z.string(),
  technologies: z.string(),
  link: z.string(),
  startDate: resumeDate,
  endDate: resumeDate,
  printedDates: z.string(),
  bullets: z.array(z.string()),
})
export type ReadProject = z.infer<typeof readProject>

const readSkill = z.object({ name: z.string(), level: z.string(), group: z.string() })
export type ReadSkill = z.infer<typeof readSkill>

/** An entry of a section the specification has no form for: a certificate, an award, a language, … */
const readItem = z.object({
  title: z.string(),
  detail: z.string(),
  date: resumeDate,
  /** The other of two printed dates; `date` is empty when the range runs until today. */
  startDate: resumeDate.optional(),
  /** Where the print says more than the dates do: `Summer 2024`. */
  printedDates: z.string().optional(),
  link: z.string(),
})
export type ReadItem = z.infer<typeof readItem>

/** Letters of a line, by the first of them and the one behind the last. */
const textMark = z.object({
  from: z.number().int(),
  to: z.number().int(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
})
export type TextMark = z.infer<typeof textMark>

const sectionLine = z.object({
  text: z.string(),
  page: z.number().int(),
  line: z.number().int(),
  bullet: z.boolean(),
  /** Continues the line above, which only the page's width broke. Set in sections that are kept as text. */
  joins: z.boolean().optional(),
  /** Printed like the title of an entry. Set in sections that have no form of their own. */
  leads: z.boolean().optional(),
  marks: z.array(textMark).optional(),
})
export type SectionLine = z.infer<typeof sectionLine>

const section = z.object({
  kind: sectionKind,
  /** As printed. Where it is printed in capitals and a bookmark has it in normal case, as in the bookmark. */
  heading: z.string(),
  page: z.number().int(),
  line: z.number().int(),
  lines: z.array(sectionLine),
  /** The heading does not say what kind of section this is; its kind was judged by its content. */
  told: z.boolean().optional(),
})
export type Section = z.infer<typeof section>

/** A value before a person corrected it; '' if it was not found or should not be there. */
const misreadField = z.object({
  path: z.string().max(100),
  was: z.string().max(2000),
  now: z.string().max(2000),
  page: z.number().int(),
  line: z.number().int(),
})
export type MisreadField = z.infer<typeof misreadField>

export const resume = z.object({
  /** The full name as printed. */
  name: z.string(),
  /** The title under the name, where there is one. */
  headline: z.string(),
  personalInfo,
  links: z.array(readLink),
  summary: z.string(),
  experience: z.array(readExperience),
  education: z.array(readEducation),
  projects: z.array(readProject),
  skills: z.array(readSkill),
  certifications: z.array(readItem),
  languages: z.array(readItem),
  awards: z.array(readItem),
  publications: z.array(readItem),
  volunteering: z.array(readItem),
  interests: z.array(z.string()),
  /** The head of the page before the first heading: name, contact. */
  head: z.array(sectionLine),
  /** In reading order. Every line of the document is in the head or in one section. */
  sections: z.array(section),
  /** ISO 639-1 of the text, or '' when it cannot be told. */
  language: z.string(),
  /** ISO 3166-1 alpha-2 the phone or place points at, or ''. */
  country: z.string(),
  /** Keyed by path: `name`, `personalInfo.email`, `experience.0.company`, `experience.0.bullets.2`, `skills.3` … */
  places: z.record(z.string(), place),
  /** Why the text is probably not a resume, in words for people. */
  notAResume: z.string(),
  warnings: z.array(warning),
  /** What hiring software may read as we did before a person corrected it. */
  misread: z.array(misreadField).max(MISREAD_MAX).optional(),
})
export type Resume = z.infer<typeof resume>

const emptyPersonalInfo = (): PersonalInfo => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  linkedin: '',
  website: '',
})

export const emptyResume = (): Resume => ({
  name: '',
  headline: '',
  personalInfo: emptyPersonalInfo(),
  links: [],
  summary: '',
  experience: [],
  education: [],
  projects: [],
  skills: [],
  certifications: [],
  languages: [],
  awards: [],
  publications: [],
  volunteering: [],
  interests: [],
  head: [],
  sections: [],
  language: '',
  country: '',
  places: {},
  notAResume: '',
  warnings: [],
})
