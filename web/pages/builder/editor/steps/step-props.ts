import type { Draft } from '#shared/schema/draft.ts'
import type { Change } from '../draft/draft-session.ts'
import type { Judged } from '../writing/strongest-first.ts'

export interface StepProps {
  draft: Draft
  change: Change
  /** What each bullet is worth now; the same function at every drawing. */
  judged?: () => Promise<readonly Judged[]>
}
