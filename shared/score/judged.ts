import type { Check, ScorePart } from '#shared/schema/analysis.ts'

/** Points nobody could judge were not given: a low score is then no word on the resume. */
export const isJudgedInPart = (checks: readonly Check[], part?: ScorePart): boolean =>
  checks.some((c) => c.status === 'could_not_check' && c.of > 0 && (part === undefined || c.part === part))
