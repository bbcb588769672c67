import { and, eq, lt, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/open.ts'
import { mutations, userCounters } from '#server/db/schema.ts'
import { SYNC_KEEP_DAYS } from '#shared/schema/limits.ts'
import type { Entity, SyncedTable } from './entity.ts'
import { REGISTRY } from './registry.ts'

const DAY = 86_400_000
const USERS_AT_ONCE = 200

/** Stored results and tombstones live for the stated time; a device that was away for longer resyncs in full. */
export async function forgetOldSync(
  db: Db,
  now: Date,
  entities: readonly Pick<Entity, 'table'>[] = REGISTRY.entities,
): Promise<void> {
  const before = new Date(now.getTime() - SYNC_KEEP_DAYS * DAY)
  await db.delete(mutations).where(lt(mutations.createdAt, before))
  for (const { table } of entities) {
    for (;;) {
      const users = await db
        .selectDistinct({ userId: table.userId })
        .from(table)
        .where(and(eq(table.deleted, true), lt(table.updatedAt, before)))
        .limit(USERS_AT_ONCE)
      for (const { userId } of users)
        await db.transaction((tx) => forgetTombstones(tx, table, userId, before))
      if (users.length < USERS_AT_ONCE) break
    }
  }
}

async function forgetTombstones(tx: Tx, table: SyncedTable, userId: string, before: Date) {
  const old = and(eq(table.userId, userId), eq(table.deleted, true), lt(table.updatedAt, before))
  const [newest] = await tx
    .select({ version: max(table.version) })
    .from(table)
    .where(old)
  if (!newest?.version) return
  await tx
    .update(userCounters)
    .set({ forgottenTo: sql`greatest(${userCounters.forgottenTo}, ${newest.version})` })
    .where(eq(userCounters.userId, userId))
  await tx.delete(table).where(old)
}
