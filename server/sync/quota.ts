import type { Env } from '#server/env.ts'
import { type Outcome, refused } from './outcome.ts'

/** What one account may keep here. */
export interface Quota {
  rows: number
  bytes: number
}

export const quotaOf = (env: Pick<Env, 'ACCOUNT_ROWS' | 'ACCOUNT_MB'>): Quota => ({
  rows: env.ACCOUNT_ROWS,
  bytes: env.ACCOUNT_MB * 1_000_000,
})

export const QUOTA_CODE = 'quota'

/** Undefined: it fits. What takes nothing more than before always does, so that a full account can be cleared up. */
export type Room = (rows: number, bytes: number) => Outcome | undefined

export const NO_LIMIT: Room = () => undefined

export const roomIn =
  (quota: Quota, has: Quota): Room =>
  (rows, bytes) => {
    if (rows > 0 && has.rows + rows > quota.rows)
      return refused(
        QUOTA_CODE,
        `Your account is full: it holds ${has.rows} of ${quota.rows} resumes and analyses. Delete some, then try again.`,
      )
    if (bytes > 0 && has.bytes + bytes > quota.bytes)
      return refused(
        QUOTA_CODE,
        `Your account is full: it holds ${megabytes(has.bytes)} of ${megabytes(quota.bytes)} MB. Delete resumes or analyses, then try again.`,
      )
    return undefined
  }

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)
