import { z } from 'zod'

// What is asked of the person: by a role of the catalogue, or by a pasted job description.

export const requirementKind = z.enum([
  'hard',
  'soft',
  'tool',
  'certificate',
  'language',
  'title',
  'years',
  'degree',
  'location',
])
export type RequirementKind = z.infer<typeof requirementKind>

/** A skill by its canonical name, or several of which one is enough. */
export const skillDemand = z.union([z.string(), z.object({ anyOf: z.array(z.string()) })])
export type SkillDemand = z.infer<typeof skillDemand>

export const degreeLevel = z.enum(['highschool', 'associate', 'bachelor', 'master', 'phd'])
export type DegreeLevel = z.infer<typeof degreeLevel>

const job = z.object({
  source: z.enum(['role', 'description']),
  title: z.string(),
  category: z.string(),
  role: z.string(),
  required: z.array(skillDemand),
  preferred: z.array(skillDemand),
  /** Found in the text but not in the vocabulary: counted at lower weight. */
  guessed: z.array(z.string()),
  /** Named in the text and, for all that can be told, not asked for: counts for nothing. */
  mentioned: z.array(z.string()).optional(),
  minYears: z.number().nullable(),
  maxYears: z.number().nullable(),
  degree: z.object({ level: degreeLevel, required: z.boolean() }).nullable(),
  /** Other titles that name the same work, where a role says so. */
  titles: z.array(z.string()).optional(),
  /** How much each demand of a role counts within it, 1 to 3. */
  weights: z.array(z.object({ skill: skillDemand, weight: z.number() })).optional(),
  certifications: z.object({ required: z.array(skillDemand), preferred: z.array(skillDemand) }),
  languages: z.array(z.object({ name: skillDemand, required: z.boolean() })),
  location: z.string(),
  /** Why the text cannot be used as a job description; empty when it can. */
  unusable: z.string(),
  text: z.string(),
})
export type Job = z.infer<typeof job>

/** A job that asks for nothing yet. */
export const emptyJob = (source: Job['source']): Job => ({
  source,
  title: '',
  category: '',
  role: '',
  required: [],
  preferred: [],
  guessed: [],
  minYears: null,
  maxYears: null,
  degree: null,
  certifications: { required: [], preferred: [] },
  languages: [],
  location: '',
  unusable: '',
  text: '',
})

export const requirement = z.object({
  text: z.string(),
  /** Where one of several is enough: all their names. `text` is then the one that was found. */
  alternatives: z.array(z.string()).optional(),
  /** Those of the alternatives that are there. */
  found: z.array(z.string()).optional(),
  kind: requirementKind,
  must: z.boolean(),
  status: z.enum(['proven', 'listed', 'missing']),
  /** We do not know what it is called in the resume's language, or it goes with the post held: that it is nowhere shown says nothing. */
  unjudged: z.literal(true).optional(),
  /** The line that proves it, where there is one. */
  proof: z
    .object({ text: z.string(), path: z.string(), page: z.number().int(), line: z.number().int() })
    .nullable(),
  /** The newest year it is proven in, and how many years it covers, where dates tell. */
  lastUsed: z.string(),
  years: z.number().nullable(),
  weight: z.number(),
})
export type Requirement = z.infer<typeof requirement>
