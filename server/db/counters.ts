import { eq, sql } from 'drizzle-orm'
import type { Tx } from './open.ts'
import { totals, userCounters } from './schema.ts'

const SHARDS = 64

/** The first hex digits of a user's id are time (UUIDv7), the last are random. */
const shardOf = (userId: string): number => Number.parseInt(userId.slice(-4), 16) % SHARDS

interface CounterChange {
  users?: number
  resumes?: number
  analyses?: number
  /** Of the analyses, those that were judged in part: their scores are left out of `score`. */
  inPart?: number
  /** Sum of the overall scores of the analyses that came (or went, negative). */
  score?: number
  /** What the rows that came hold, less what those that went held. */
  bytes?: number
}

/** What one analysis adds: a score that was judged in part says nothing of the resume, and is in no average. */
export const countOf = (row: { overall: number; judged: number | null }) =>
  row.judged === null ? { analyses: 1, inPart: 0, score: row.overall } : { analyses: 1, inPart: 1, score: 0 }

/**
 * Call as the last step of the transaction that changes the rows: it holds the lock on a shard of the totals that
 * other users write to as well.
 */
export async function addToCounters(tx: Tx, userId: string, change: CounterChange): Promise<void> {
  const { users = 0, resumes = 0, analyses = 0, inPart = 0, score = 0, bytes = 0 } = change
  if (resumes || analyses || score || bytes)
    await tx
      .update(userCounters)
      .set({
        totalResumes: sql`${userCounters.totalResumes} + ${resumes}`,
        totalAnalyses: sql`${userCounters.totalAnalyses} + ${analyses}`,
        inPart: sql`${userCounters.inPart} + ${inPart}`,
        scoreSum: sql`${userCounters.scoreSum} + ${score}`,
        bytes: sql`greatest(${userCounters.bytes} + ${bytes}, 0)`,
      })
      .where(eq(userCounters.userId, userId))
  if (users || resumes || analyses || score)
    await tx
      .insert(totals)
      .values({ shard: shardOf(userId), users, resumes, analyses, inPart, scoreSum: score })
      .onConflictDoUpdate({
        target: totals.shard,
        set: {
          users: sql`${totals.users} + ${users}`,
          resumes: sql`${totals.resumes} + ${resumes}`,
          analyses: sql`${totals.analyses} + ${analyses}`,
          inPart: sql`${totals.inPart} + ${inPart}`,
          scoreSum: sql`${totals.scoreSum} + ${score}`,
        },
      })
}
