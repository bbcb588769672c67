import { and, eq } from 'drizzle-orm'
import { recordOfRow, rowOfRecord } from '#server/db/analysis-record.ts'
import { addToCounters, countOf } from '#server/db/counters.ts'
import type { DbOrTx, Tx } from '#server/db/open.ts'
import { sizeOf, sizesOf } from '#server/db/row-size.ts'
import { analyses, analysisBodies } from '#server/db/schema.ts'
import type { AnalysisBody } from '#shared/schema/analysis.ts'
import {
  type AnalysisCreate,
  type AnalysisSyncRow,
  analysisCreate,
  analysisDelete,
} from '#shared/schema/synced/analysis.ts'
import { equalJson } from '#shared/sync/json.ts'
import { change, type Entity, type Target } from './entity.ts'
import { nextVersion } from './lock.ts'
import { applied, conflict, type Outcome, refused } from './outcome.ts'

const rowAt = (userId: string, id: string) => and(eq(analyses.userId, userId), eq(analyses.id, id))

async function find(tx: Tx, userId: string, id: string) {
  const [row] = await tx
    .select({
      version: analyses.version,
      deleted: analyses.deleted,
      overall: analyses.overall,
      judged: analyses.judged,
      bytes: analyses.bytes,
    })
    .from(analyses)
    .where(rowAt(userId, id))
  return row
}

export async function bodyOfAnalysis(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<AnalysisBody | undefined> {
  const [row] = await db
    .select({ body: analysisBodies.body })
    .from(analysisBodies)
    .where(and(eq(analysisBodies.userId, userId), eq(analysisBodies.id, id)))
  return row?.body
}

/** An analysis never changes: sent twice it is stored once, and another one under the same id is refused. */
async function createAnalysis(
  { tx, userId, now, room }: Target,
  { rowId: id, body: { record, body } }: AnalysisCreate,
): Promise<Outcome> {
  if (record._id !== id) return refused('invalid', 'The analysis names another id than its change')
  const row = await find(tx, userId, id)
  if (row?.deleted) return conflict(row.version, null)
  if (row) {
    if (equalJson(await bodyOfAnalysis(tx, userId, id), body)) return applied(row.version)
    return refused('exists', 'Another analysis has this id')
  }
  const sizes = sizesOf(record, body)
  const full = room(1, sizes.bytes)
  if (full) return full
  const version = await nextVersion(tx, userId)
  const columns = rowOfRecord(record, now)
  await tx.insert(analyses).values({ userId, id, version, ...columns, ...sizes })
  await tx.insert(analysisBodies).values({ userId, id, body })
  await addToCounters(tx, userId, { ...countOf(columns), bytes: sizes.bytes })
  return applied(version)
}

const FORGOTTEN = {
  deleted: true,
  resumeId: '',
  resumeName: '',
  jobDescription: '',
  jobRole: '',
  jobCategory: '',
  jobTitle: '',
  engineVersion: '',
  overall: 0,
  judged: null,
  ats: 0,
  keyword: null,
  format: 0,
  section: 0,
  keywordMatch: null,
  suggestions: null,
  aiAnalysis: null,
  recordBytes: 0,
  bytes: 0,
} as const

async function deleteAnalysis(
  { tx, userId, now }: Target,
  { rowId: id }: { rowId: string },
): Promise<Outcome> {
  const row = await find(tx, userId, id)
  if (!row) return applied(0)
  if (row.deleted) return applied(row.version)
  const { inPart, score } = countOf(row)
  const version = await nextVersion(tx, userId)
  await tx
    .update(analyses)
    .set({ ...FORGOTTEN, version, updatedAt: now })
    .where(rowAt(userId, id))
  await tx.delete(analysisBodies).where(and(eq(analysisBodies.userId, userId), eq(analysisBodies.id, id)))
  await addToCounters(tx, userId, { analyses: -1, inPart: -inPart, score: -score, bytes: -row.bytes })
  return applied(version)
}

export const analysisEntity: Entity<AnalysisSyncRow> = {
  kind: 'analysis',
  table: analyses,
  changes: [change(analysisCreate, createAnalysis), change(analysisDelete, deleteAnalysis)],
  bytes: sizeOf(analyses.recordBytes, analyses.deleted),
  async rows(db, where) {
    const found = await db.select().from(analyses).where(where)
    return found.map((row): AnalysisSyncRow => {
      const at = { kind: 'analysis', id: row.id, version: row.version, body: null } as const
      return row.deleted
        ? { ...at, deleted: true, record: null }
        : { ...at, deleted: false, record: recordOfRow(row) }
    })
  },
}
