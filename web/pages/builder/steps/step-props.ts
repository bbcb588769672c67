import type { Draft } from '#shared/schema/draft.ts'
import type { Judged } from '../strongest-first.ts'
import type { Change } from '../use-draft.ts'

export interface StepProps {
  draft: Draft
  change: Change
  /** What each bullet is worth now; the same function at every drawing. */
  judged?: () => Promise<readonly Judged[]>
}
