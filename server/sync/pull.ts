import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { userCounters } from '#server/db/schema.ts'
import { faults } from '#server/faults.ts'
import { fitting } from '#server/paging.ts'
import type { PullAnswer, PullQuery } from '#shared/schema/sync.ts'
import type { Entity, Registry, SyncedTable } from './entity.ts'

type Pulled<Row> = Omit<PullAnswer, 'rows'> & { rows: Row[] }

/** The rows that changed after `since`, in the order of their versions. */
export async function pullRows<Row>(
  { entities }: Registry<Row>,
  db: Db,
  userId: string,
  { since, limit, full }: PullQuery,
): Promise<Pulled<Row>> {
  const counter = await counterOf(db, userId, since)
  const { epoch, version: upTo } = counter
  if (!full && since > 0 && since < counter.forgottenTo)
    return { epoch, rows: [], next: 0, more: true, resync: true }
  if (since === upTo) return { epoch, rows: [], next: upTo, more: false, resync: false }

  // Versions commit in order, so everything up to the counter read before is visible to the reads that follow. What
  // is pushed meanwhile has a higher version and waits for the next page: none falls between two reads.
  const next = await endOfPage(db, entities, userId, { since, upTo, limit })
  const rows: (Row & { version: number })[] = []
  for (const entity of entities)
    rows.push(...(await entity.rows(db, within(entity.table, userId, { since, upTo: next }))))
  rows.sort((a, b) => a.version - b.version)
  return { epoch, rows, next, more: next < upTo, resync: false }
}

async function counterOf(db: Db, userId: string, since: number): Promise<typeof userCounters.$inferSelect> {
  const [counter] = await db.select().from(userCounters).where(eq(userCounters.userId, userId))
  if (!counter) throw faults.accountDeleted()
  if (since <= counter.version) return counter
  // The device knows more than we do: an older state was restored here, and no number can be trusted any more.
  const [renewed] = await db
    .update(userCounters)
    .set({ epoch: sql`gen_random_uuid()` })
    .where(and(eq(userCounters.userId, userId), eq(userCounters.epoch, counter.epoch)))
    .returning()
  return renewed ?? counterOf(db, userId, 0)
}

interface Span {
  since: number
  upTo: number
}

const within = (table: SyncedTable, userId: string, { since, upTo }: Span) =>
  and(eq(table.userId, userId), gt(table.version, since), lte(table.version, upTo))

/** The last version of the page, by the sizes of its rows alone: no body is read that does not go out. */
async function endOfPage(
  db: Db,
  entities: readonly Pick<Entity, 'table' | 'bytes'>[],
  userId: string,
  { limit, ...span }: Span & { limit: number },
): Promise<number> {
  const sizes: { version: number; bytes: number }[] = []
  for (const { table, bytes } of entities)
    sizes.push(
      ...(await db
        .select({ version: table.version, bytes })
        .from(table)
        .where(within(table, userId, span))
        .orderBy(asc(table.version))
        .limit(limit + 1)),
    )
  sizes.sort((a, b) => a.version - b.version)
  const page = fitting(sizes, limit)
  const last = page.at(-1)
  return last && page.length < sizes.length ? last.version : span.upTo
}
