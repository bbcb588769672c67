import { eq, sql } from 'drizzle-orm'
import type { Tx } from './open.ts'
import { totals, userCounters } from './schema.ts'

const SHARDS = 64

/** The first hex digits of a user's id are time (UUIDv7), the last are random. */
const shardOf = (userId: string): number => Number.parseInt(userId.slice(-4), 16) % SHARDS

export interface CounterChange {
  users?: number
  resumes?: number
  analyses?: number
  /** Sum of the overall scores of the analyses that came (or went, negative). */
  score?: number
}

/**
 * Call as the last step of the transaction that changes the rows: it holds the lock on a shard of the totals that
 * other users write to as well.
 */
export async function addToCounters(tx: Tx, userId: string, change: CounterChange): Promise<void> {
  const { users = 0, resumes = 0, analyses = 0, score = 0 } = change
  if (resumes || analyses || score)
    await tx
      .update(userCounters)
      .set({
        totalResumes: sql`${userCounters.totalResumes} + ${resumes}`,
        totalAnalyses: sql`${userCounters.totalAnalyses} + ${analyses}`,
        scoreSum: sql`${userCounters.scoreSum} + ${score}`,
      })
      .where(eq(userCounters.userId, userId))
  if (users || resumes || analyses || score)
    await tx
      .insert(totals)
      .values({ shard: shardOf(userId), users, resumes, analyses, scoreSum: score })
      .onConflictDoUpdate({
        target: totals.shard,
        set: {
          users: sql`${totals.users} + ${users}`,
          resumes: sql`${totals.resumes} + ${resumes}`,
          analyses: sql`${totals.analyses} + ${analyses}`,
          scoreSum: sql`${totals.scoreSum} + ${score}`,
        },
      })
}
