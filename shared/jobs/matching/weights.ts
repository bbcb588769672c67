import type { RequirementKind } from '#shared/schema/job.ts'

/** How much a demand of each kind weighs: what can be checked in an interview before what everyone claims. */
export const WEIGHT: Record<RequirementKind, number> = {
  hard: 3,
  tool: 3,
  certificate: 3,
  language: 2,
  soft: 1,
  title: 3,
  years: 3,
  degree: 2,
  location: 0,
}
/** A wish weighs a third of a demand. */
export const NICE_SHARE = 1 / 3
/** What was only guessed from the text may be no skill at all. */
export const GUESSED_SHARE = 1 / 3
/** In the catalogue weights go up to this. */
export const ROLE_WEIGHT_MOST = 3
