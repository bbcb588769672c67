import { uuidv7 } from 'uuidv7'
import { type Draft, draftExtra, draftSkill, headlineOf } from '#shared/schema/draft.ts'
import type { RequirementKind } from '#shared/schema/job.ts'
import type { StepPath } from '../steps.ts'
import { t } from '../texts.ts'

// Where in a resume a missing requirement of a job belongs. What can be said in a word is placed there at once; what
// has to be told (years, a degree) leads to the step that tells it.

interface Placing {
  /** As the form calls it. */
  into: string
  place: (draft: Draft, name: string) => Draft
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

// Its button stays until the next score is there: a second click adds nothing.
const asSkill: Placing = {
  get into() {
    return t.skills
  },
  place: (draft, name) =>
    draft.skills.some((skill) => same(skill.name, name))
      ? draft
      : { ...draft, skills: [...draft.skills, draftSkill.parse({ id: uuidv7(), name })] },
}

const asExtra = (kind: 'certifications' | 'languages'): Placing => ({
  get into() {
    return t[kind]
  },
  place: (draft, title) =>
    draft.extras.some((extra) => extra.kind === kind && same(extra.title, title))
      ? draft
      : { ...draft, extras: [...draft.extras, draftExtra.parse({ id: uuidv7(), kind, title })] },
})

const PLACINGS: Partial<Record<RequirementKind, Placing>> = {
  hard: asSkill,
  tool: asSkill,
  certificate: asExtra('certifications'),
  language: asExtra('languages'),
  title: {
    get into() {
      return t.headline
    },
    place: (draft, title) =>
      headlineOf(draft).trim()
        ? draft
        : { ...draft, headline: title, targetRole: draft.targetRole.trim() || title },
  },
}

/** A headline somebody chose is not replaced by a click: the step is where to decide. */
export const placingOf = (kind: RequirementKind, draft: Draft): Placing | undefined =>
  kind === 'title' && headlineOf(draft).trim() ? undefined : PLACINGS[kind]

export const TOLD_IN: Partial<Record<RequirementKind, StepPath>> = {
  soft: 'experience',
  years: 'experience',
  degree: 'education',
  location: 'personal',
  title: 'summary',
}
