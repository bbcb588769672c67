import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db, DbOrTx, Tx } from '#server/db/open.ts'
import { analyses, resumes } from '#server/db/schema.ts'
import { Fault, faults } from '#server/faults.ts'
import { bodyOfAnalysis } from '#server/sync/analyses.ts'
import { applyMutation } from '#server/sync/apply.ts'
import { lockUser } from '#server/sync/lock.ts'
import { QUOTA_CODE, type Quota } from '#server/sync/quota.ts'
import type { AnalysisType } from '#shared/schema/analysis.ts'
import type { AnalyzeAnswer } from '#shared/schema/analyze-request.ts'
import type { Mutation } from '#shared/schema/sync.ts'
import { recordOf } from '#shared/score/record.ts'
import type { Parsed, ParseTask } from './parse-protocol.ts'

interface AnalysisToKeep {
  id: string
  /** The client's upload; undefined: the server finds or makes it. */
  resumeId: string | undefined
  type: AnalysisType
  task: ParseTask
  parsed: Parsed
}

/** An analysis that was stored under this id before: a request that is sent again costs nothing and changes nothing. */
export async function storedAnalysis(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<AnalyzeAnswer | undefined> {
  const [row] = await db
    .select({ deleted: analyses.deleted, resumeId: analyses.resumeId })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.id, id)))
  if (row?.deleted) throw new Fault(409, 'deleted', 'This analysis was deleted.')
  const body = row && (await bodyOfAnalysis(db, userId, id))
  if (!body) return undefined
  const { result, resume, facts } = body
  return { _id: id, resumeId: row.resumeId, stored: true, analysis: result, resume, facts }
}

/**
 * Once per id, upload and analysis together, by the same change that a device would push. A full account keeps
 * nothing here: the device has the answer, and says that it is the only one.
 */
export async function keepAnalysis(
  db: Db,
  userId: string,
  keep: AnalysisToKeep,
  now: Date,
  quota: Quota,
): Promise<AnalyzeAnswer> {
  try {
    return await kept(db, userId, keep, now, quota)
  } catch (error) {
    if (!(error instanceof Fault && error.code === QUOTA_CODE)) throw error
    const { result, resume, facts } = keep.parsed
    return { _id: keep.id, resumeId: '', stored: false, analysis: result, resume, facts }
  }
}

function kept(db: Db, userId: string, keep: AnalysisToKeep, now: Date, quota: Quota): Promise<AnalyzeAnswer> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const before = await storedAnalysis(tx, userId, keep.id)
    if (before) return before
    const { id, task, parsed } = keep
    const resumeId = keep.resumeId ?? (await findOrMakeUpload(tx, userId, keep, now, quota))
    const record = recordOf(parsed.result, {
      _id: id,
      resumeId,
      resumeName: task.name,
      analysisType: keep.type,
      createdAt: now.toISOString(),
      jobDescription: task.jobDescription,
    })
    await apply(
      tx,
      userId,
      {
        id: uuidv7(),
        kind: 'analysis.create',
        rowId: id,
        body: { record, body: { schemaVersion: 1, ...parsed } },
      },
      now,
      quota,
    )
    const { result, resume, facts } = parsed
    return { _id: id, resumeId, stored: true, analysis: result, resume, facts }
  })
}

/** The same bytes twice are one upload. */
async function findOrMakeUpload(
  tx: Tx,
  userId: string,
  { task, parsed: { resume, facts } }: AnalysisToKeep,
  now: Date,
  quota: Quota,
) {
  const contentHash = createHash('sha256').update(task.bytes).digest('hex')
  const [same] = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, userId),
        eq(resumes.contentHash, contentHash),
        sql`not ${resumes.deleted} and ${resumes.contentHash} <> ''`,
      ),
    )
    .limit(1)
  if (same) return same.id
  const id = uuidv7()
  const time = now.toISOString()
  const body = {
    schemaVersion: 1,
    kind: 'upload' as const,
    name: task.name,
    contentHash,
    draft: null,
    resume,
    facts,
    createdAt: time,
    updatedAt: time,
  }
  await apply(tx, userId, { id: uuidv7(), kind: 'resume.put', rowId: id, body, baseVersion: 0 }, now, quota)
  return id
}

async function apply(tx: Tx, userId: string, mutation: Mutation, now: Date, quota: Quota): Promise<void> {
  const outcome = await applyMutation(tx, userId, mutation, now, quota)
  if (outcome.status === 'applied') return
  const code = outcome.status === 'refused' ? outcome.code : outcome.status
  if (outcome.status === 'refused' && code === QUOTA_CODE) throw faults.quota(outcome.error)
  throw new Error(`A change made by the server was not applied: ${code}`)
}
