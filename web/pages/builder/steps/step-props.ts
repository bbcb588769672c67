import type { Draft } from '#shared/schema/draft.ts'
import type { Change } from '../use-draft.ts'

export interface StepProps {
  draft: Draft
  change: Change
}
