import { and, eq } from 'drizzle-orm'
import { momentOf } from '#server/db/analysis-record.ts'
import { addToCounters } from '#server/db/counters.ts'
import type { Tx } from '#server/db/open.ts'
import { bytesOf, sizeOf } from '#server/db/row-size.ts'
import { resumes } from '#server/db/schema.ts'
import {
  type ResumeBody,
  type ResumeDelete,
  type ResumePut,
  type ResumeSyncRow,
  resumeDelete,
  resumePut,
} from '#shared/schema/synced/resume.ts'
import { equalJson } from '#shared/sync/json.ts'
import { change, type Entity, type Target } from './entity.ts'
import { nextVersion } from './lock.ts'
import { applied, conflict, type Outcome, unknownRow } from './outcome.ts'

const rowAt = (userId: string, id: string) => and(eq(resumes.userId, userId), eq(resumes.id, id))

async function find(tx: Tx, userId: string, id: string) {
  const [row] = await tx
    .select({ version: resumes.version, deleted: resumes.deleted, body: resumes.body, bytes: resumes.bytes })
    .from(resumes)
    .where(rowAt(userId, id))
  return row
}

const columnsOf = (body: ResumeBody, now: Date) => ({
  kind: body.kind,
  name: body.name,
  template: body.draft?.template ?? null,
  contentHash: body.contentHash,
  body,
  bytes: bytesOf(body),
  updatedAt: now,
})

/** Compare and set on the version the device started from. */
async function putResume(
  { tx, userId, now, room }: Target,
  { rowId: id, body, baseVersion }: ResumePut,
): Promise<Outcome> {
  const row = await find(tx, userId, id)
  const columns = columnsOf(body, now)
  if (!row) {
    if (baseVersion > 0) return unknownRow()
    const full = room(1, columns.bytes)
    if (full) return full
    const version = await nextVersion(tx, userId)
    const createdAt = momentOf(body.createdAt, now)
    await tx.insert(resumes).values({ userId, id, version, ...columns, createdAt })
    await addToCounters(tx, userId, { resumes: 1, bytes: columns.bytes })
    return applied(version)
  }
  if (row.deleted) return conflict(row.version, null)
  if (equalJson(row.body, body)) return applied(row.version)
  if (row.version !== baseVersion) return conflict(row.version, row.body)
  const grows = columns.bytes - row.bytes
  const full = room(0, grows)
  if (full) return full
  const version = await nextVersion(tx, userId)
  await tx
    .update(resumes)
    .set({ version, ...columns })
    .where(rowAt(userId, id))
  await addToCounters(tx, userId, { bytes: grows })
  return applied(version)
}

/** Without a base version (the specification's own call, an administrator) it is unconditional. */
async function deleteResume(
  { tx, userId, now }: Target,
  { rowId: id, baseVersion }: ResumeDelete,
): Promise<Outcome> {
  const row = await find(tx, userId, id)
  if (!row) return applied(0)
  if (row.deleted) return applied(row.version)
  if (baseVersion !== undefined && baseVersion !== row.version) return conflict(row.version, row.body)
  const version = await nextVersion(tx, userId)
  await tx
    .update(resumes)
    .set({
      version,
      deleted: true,
      name: '',
      template: null,
      contentHash: '',
      body: null,
      bytes: 0,
      updatedAt: now,
    })
    .where(rowAt(userId, id))
  await addToCounters(tx, userId, { resumes: -1, bytes: -row.bytes })
  return applied(version)
}

export const resumeEntity: Entity<ResumeSyncRow> = {
  kind: 'resume',
  table: resumes,
  changes: [change(resumePut, putResume), change(resumeDelete, deleteResume)],
  bytes: sizeOf(resumes.bytes, resumes.deleted),
  async rows(db, where) {
    const found = await db
      .select({ id: resumes.id, version: resumes.version, body: resumes.body })
      .from(resumes)
      .where(where)
    return found.map(({ id, version, body }): ResumeSyncRow => {
      const at = { kind: 'resume', id, version, record: null } as const
      return body === null ? { ...at, deleted: true, body } : { ...at, deleted: false, body }
    })
  },
}
