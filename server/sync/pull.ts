import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { recordOfRow } from '#server/db/analysis-record.ts'
import type { Db } from '#server/db/open.ts'
import { sizeOf } from '#server/db/row-size.ts'
import { analyses, resumes, userCounters } from '#server/db/schema.ts'
import { faults } from '#server/faults.ts'
import { fitting } from '#server/paging.ts'
import type { PullAnswer, PullQuery, ResumeBody, SyncRow } from '#shared/schema/sync.ts'

/** The rows that changed after `since`, in the order of their versions. */
export async function pullRows(
  db: Db,
  userId: string,
  { since, limit, full }: PullQuery,
): Promise<PullAnswer> {
  const counter = await counterOf(db, userId, since)
  const { epoch, version: upTo } = counter
  if (!full && since > 0 && since < counter.forgottenTo)
    return { epoch, rows: [], next: 0, more: true, resync: true }
  if (since === upTo) return { epoch, rows: [], next: upTo, more: false, resync: false }

  // Versions commit in order, so everything up to the counter read before is visible to the reads that follow. What
  // is pushed meanwhile has a higher version and waits for the next page: none falls between two reads.
  const next = await endOfPage(db, userId, { since, upTo, limit })
  const span = { since, upTo: next }
  const rows = [
    ...(await changedResumes(db, userId, span)),
    ...(await changedAnalyses(db, userId, span)),
  ].sort((a, b) => a.version - b.version)
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

const within = (table: typeof resumes | typeof analyses, userId: string, { since, upTo }: Span) =>
  and(eq(table.userId, userId), gt(table.version, since), lte(table.version, upTo))

/** The last version of the page, by the sizes of its rows alone: no body is read that does not go out. */
async function endOfPage(
  db: Db,
  userId: string,
  { limit, ...span }: Span & { limit: number },
): Promise<number> {
  const sizes = (table: typeof resumes | typeof analyses, bytes: SQL<number>) =>
    db
      .select({ version: table.version, bytes })
      .from(table)
      .where(within(table, userId, span))
      .orderBy(asc(table.version))
      .limit(limit + 1)
  const rows = [
    ...(await sizes(resumes, sizeOf(resumes.bytes, resumes.deleted))),
    ...(await sizes(analyses, sizeOf(analyses.recordBytes, analyses.deleted))),
  ].sort((a, b) => a.version - b.version)
  const page = fitting(rows, limit)
  return page.length < rows.length ? page.at(-1)!.version : span.upTo
}

async function changedResumes(db: Db, userId: string, span: Span): Promise<SyncRow[]> {
  const found = await db
    .select({ id: resumes.id, version: resumes.version, deleted: resumes.deleted, body: resumes.body })
    .from(resumes)
    .where(within(resumes, userId, span))
    .orderBy(asc(resumes.version))
  return found.map((row) => ({ ...row, kind: 'resume', record: null, body: row.body as ResumeBody | null }))
}

async function changedAnalyses(db: Db, userId: string, span: Span): Promise<SyncRow[]> {
  const found = await db
    .select()
    .from(analyses)
    .where(within(analyses, userId, span))
    .orderBy(asc(analyses.version))
  return found.map((row) => ({
    kind: 'analysis',
    id: row.id,
    version: row.version,
    deleted: row.deleted,
    record: row.deleted ? null : recordOfRow(row),
    body: null,
  }))
}
