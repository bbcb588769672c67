import type { Draft } from '#shared/schema/draft.ts'
import type { Judged } from '../strongest-first.ts'
import type { Change } from '../use-draft.ts'

export interface StepProps {
  draft: Draft
  change: Change
  /** The bullets as they were last scored; the same function at every drawing. */
  judged?: () => readonly Judged[]
}
