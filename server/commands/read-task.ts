import type { Refused } from '../analysis/child.ts'
import type { Scoring } from './read-score.ts'

// What crosses between the command and the process that reads for it.

export interface ReadTask {
  /** Absolute: the process has a folder of its own. */
  path: string
  password: string | undefined
  scoring: Scoring
  trace: boolean
}

export type ReadReply = { ok: true; output: unknown; trace: string } | Refused
