import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { recordOfRow } from '#server/db/analysis-record.ts'
import type { Db } from '#server/db/open.ts'
import { analyses, resumes, userCounters } from '#server/db/schema.ts'
import { faults } from '#server/faults.ts'
import type { PullAnswer, PullQuery, ResumeBody, SyncRow } from '#shared/schema/sync.ts'

/** Bodies of resumes travel whole, so fewer of them fit a page. */
const RESUMES_PER_PAGE = 20

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

  // Versions commit in order, so everything up to the counter read before is visible to the reads that follow. What
  // is pushed meanwhile has a higher version and waits for the next page: none falls between two reads.
  const most = Math.min(limit, RESUMES_PER_PAGE)
  const resumeRows = await changedResumes(db, userId, since, upTo, most)
  const analysisRows = await changedAnalyses(db, userId, since, upTo, limit)
  const ends = [
    upTo,
    ...(resumeRows.length === most ? [resumeRows.at(-1)!.version] : []),
    ...(analysisRows.length === limit ? [analysisRows.at(-1)!.version] : []),
  ]
  const next = Math.min(...ends)
  const rows = [...resumeRows, ...analysisRows]
    .filter((row) => row.version <= next)
    .sort((a, b) => a.version - b.version)
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

async function changedResumes(
  db: Db,
  userId: string,
  since: number,
  upTo: number,
  limit: number,
): Promise<SyncRow[]> {
  const found = await db
    .select({ id: resumes.id, version: resumes.version, deleted: resumes.deleted, body: resumes.body })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), gt(resumes.version, since), lte(resumes.version, upTo)))
    .orderBy(asc(resumes.version))
    .limit(limit)
  return found.map((row) => ({ ...row, kind: 'resume', record: null, body: row.body as ResumeBody | null }))
}

async function changedAnalyses(
  db: Db,
  userId: string,
  since: number,
  upTo: number,
  limit: number,
): Promise<SyncRow[]> {
  const found = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.userId, userId), gt(analyses.version, since), lte(analyses.version, upTo)))
    .orderBy(asc(analyses.version))
    .limit(limit)
  return found.map((row) => ({
    kind: 'analysis',
    id: row.id,
    version: row.version,
    deleted: row.deleted,
    record: row.deleted ? null : recordOfRow(row),
    body: null,
  }))
}
