import type { Check } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { RequirementKind } from '#shared/schema/job.ts'
import { t } from './texts.ts'

// The seven steps of the specification, each with its own address.

export const STEPS = [
  'personal',
  'summary',
  'education',
  'experience',
  'projects',
  'skills',
  'review',
] as const

export type StepPath = (typeof STEPS)[number]

const LABELS = {
  personal: 'personalInfo',
  summary: 'summaryTarget',
  education: 'education',
  experience: 'workExperience',
  projects: 'projects',
  skills: 'skills',
  review: 'templateReview',
} as const

export const labelOfStep = (step: StepPath): string => t[LABELS[step]]

const PATHS: readonly string[] = STEPS

export const stepIndex = (path: string | undefined): number => Math.max(0, PATHS.indexOf(path ?? ''))

const filled = (...values: string[]) => values.every((value) => value.trim() !== '')

/** What earns the tick. No field is required to save; this only says that a step has what a reader looks for. */
const COMPLETE: Record<StepPath, (draft: Draft) => boolean> = {
  personal: ({ personalInfo: p }) => filled(p.firstName, p.lastName, p.email),
  summary: (draft) => filled(draft.summary, draft.targetRole),
  education: ({ education }) =>
    education.length > 0 && education.every((e) => filled(e.institution, e.degree)),
  experience: ({ experience }) =>
    experience.length > 0 && experience.every((e) => filled(e.company, e.position, e.startDate)),
  projects: ({ projects }) => projects.length > 0 && projects.every((p) => filled(p.name)),
  skills: ({ skills }) => skills.length > 0 && skills.every((s) => filled(s.name)),
  review: (draft) => STEPS.slice(0, 6).every((step) => COMPLETE[step](draft)),
}

export const isComplete = (path: StepPath, draft: Draft): boolean => COMPLETE[path](draft)

const BY_PATH: [RegExp, StepPath][] = [
  [/^(name|personalInfo|links)/, 'personal'],
  [/^(summary|headline|target)/, 'summary'],
  [/^education/, 'education'],
  [/^experience/, 'experience'],
  [/^projects/, 'projects'],
  [/^skills/, 'skills'],
  [
    /^(certifications|languages|awards|publications|volunteering|interests|references|sections|unplaced|layout)/,
    'review',
  ],
]
const BY_GROUP: Record<Check['group'], StepPath> = {
  contact: 'personal',
  summary: 'summary',
  skills: 'skills',
  experience: 'experience',
  education: 'education',
  format: 'review',
}

const stepAt = (path: string) => BY_PATH.find(([pattern]) => pattern.test(path))?.[1]

/** The step that has the field. */
export const stepOfPath = (path: string): StepPath => stepAt(path) ?? 'personal'

/** What is not there yet has no place: the field it belongs in. */
export const FIELD_OF_ABSENT: Record<string, string> = {
  'name-present': 'personalInfo.firstName',
  'email-valid': 'personalInfo.email',
  'phone-valid': 'personalInfo.phone',
  'linkedin-present': 'personalInfo.linkedin',
  'location-present': 'personalInfo.address',
  'keyword-location': 'personalInfo.address',
  'keyword-title': 'headline',
  'keyword-certificates': 'certifications',
  'keyword-languages': 'languages',
}
/** The first of its kind, where a finding is about all of them. */
const FIELD_OF_STEP: Record<StepPath, string> = {
  personal: 'personalInfo',
  summary: 'summary',
  education: 'education',
  experience: 'experience.0.bullets',
  projects: 'projects',
  skills: 'skills',
  review: '',
}

/** Where a requirement is told of, in the step where that is done. */
export const fieldToTell = (kind: RequirementKind, step: StepPath): string =>
  FIELD_OF_ABSENT[`keyword-${kind}`] ?? FIELD_OF_STEP[step]

/** Where a finding can be mended: where its evidence stands, else where what it misses belongs. */
export function placeOfCheck(check: Check): { step: StepPath; field: string } {
  const field = check.evidence.find((e) => e.path)?.path ?? FIELD_OF_ABSENT[check.id] ?? ''
  const step = stepAt(field) ?? BY_GROUP[check.group]
  return { step, field: field || FIELD_OF_STEP[step] }
}
