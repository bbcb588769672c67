import { uuidv7 } from 'uuidv7'
import { type Draft, draftExtra, draftSkill, type ExtraKind } from '#shared/schema/draft.ts'
import type { RequirementKind } from '#shared/schema/job.ts'
import type { StepPath } from './steps.ts'

// Where in a resume a missing requirement of a job belongs. What can be said in a word is placed there at once; what
// has to be told (years, a degree) leads to the step that tells it.

interface Placing {
  /** As the form calls it. */
  into: string
  place: (draft: Draft, name: string) => Draft
}

const asSkill: Placing = {
  into: 'Skills',
  place: (draft, name) => ({
    ...draft,
    skills: [...draft.skills, draftSkill.parse({ id: uuidv7(), name })],
  }),
}

const asExtra = (kind: ExtraKind, into: string): Placing => ({
  into,
  place: (draft, title) => ({
    ...draft,
    extras: [...draft.extras, draftExtra.parse({ id: uuidv7(), kind, title })],
  }),
})

export const PLACINGS: Partial<Record<RequirementKind, Placing>> = {
  hard: asSkill,
  tool: asSkill,
  certificate: asExtra('certifications', 'Certifications'),
  language: asExtra('languages', 'Languages'),
  title: { into: 'Target Role', place: (draft, targetRole) => ({ ...draft, targetRole }) },
}

export const TOLD_IN: Partial<Record<RequirementKind, StepPath>> = {
  soft: 'experience',
  years: 'experience',
  degree: 'education',
  location: 'personal',
}
