import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/open.ts'
import { userCounters } from '#server/db/schema.ts'
import { faults } from '#server/faults.ts'

/** Everything that changes a user's rows holds this lock: versions become visible in their order. */
export async function lockUser(tx: Tx, userId: string) {
  const [counter] = await tx
    .select({
      epoch: userCounters.epoch,
      version: userCounters.version,
      rows: sql<number>`${userCounters.totalResumes} + ${userCounters.totalAnalyses}`,
      bytes: userCounters.bytes,
    })
    .from(userCounters)
    .where(eq(userCounters.userId, userId))
    .for('update')
  // The session was valid a moment ago: the account went in between.
  if (!counter) throw faults.accountDeleted()
  return counter
}

/** A version of its own for each changed row. */
export async function nextVersion(tx: Tx, userId: string): Promise<number> {
  const [counter] = await tx
    .update(userCounters)
    .set({ version: sql`${userCounters.version} + 1` })
    .where(eq(userCounters.userId, userId))
    .returning({ version: userCounters.version })
  if (!counter) throw faults.accountDeleted()
  return counter.version
}

export async function epochOf(db: Db, userId: string): Promise<string> {
  const [counter] = await db
    .select({ epoch: userCounters.epoch })
    .from(userCounters)
    .where(eq(userCounters.userId, userId))
  if (!counter) throw faults.accountDeleted()
  return counter.epoch
}
