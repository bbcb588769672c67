import { z } from 'zod'

// What a person says a file contains: the form of the labels beside the fixtures, and of any folder to measure on.

const experienceLabel = z.object({
  company: z.string(),
  companyAlt: z.array(z.string()).default([]),
  position: z.string(),
  positionAlt: z.array(z.string()).default([]),
  start: z.string().default(''),
  end: z.string().default(''),
})

const educationLabel = z.object({
  institution: z.string(),
  institutionAlt: z.array(z.string()).default([]),
  degree: z.string(),
  degreeAlt: z.array(z.string()).default([]),
  start: z.string().default(''),
  end: z.string().default(''),
  graduationYear: z.string().default(''),
})

const sectionLabel = z.object({
  canonical: z.string(),
  altCanonical: z.array(z.string()).default([]),
  heading: z.string(),
  /** The column it stands in, where there are two: either may be read first. */
  col: z.enum(['L', 'R']).optional(),
  page: z.number().int().default(1),
  /** Neither found nor missed counts. */
  optional: z.boolean().default(false),
})

export const label = z.object({
  id: z.string(),
  family: z.string().default(''),
  name: z.string().default(''),
  nameAlt: z.array(z.string()).default([]),
  email: z.string().default(''),
  emailAlt: z.array(z.string()).default([]),
  phone: z.string().default(''),
  phoneAlt: z.array(z.string()).default([]),
  location: z.string().default(''),
  links: z.array(z.string()).default([]),
  optionalLinks: z.array(z.string()).default([]),
  sections: z.array(sectionLabel).default([]),
  experience: z.array(experienceLabel).default([]),
  experienceOptional: z.array(experienceLabel).default([]),
  education: z.array(educationLabel).default([]),
  skills: z.array(z.string()).default([]),
  skillsAlt: z.record(z.string(), z.array(z.string())).default({}),
  skillsOptional: z.array(z.string()).default([]),
  pages: z.number().int().default(1),
  columns: z.number().int().default(1),
  contactIn: z.enum(['header', 'footer']).optional(),
  /** Fields that cannot be judged on this file. */
  notScored: z.array(z.string()).default([]),
})
export type Label = z.infer<typeof label>
/** As written down: what is left out has its default. */
export type LabelText = z.input<typeof label>
