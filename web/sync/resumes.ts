import type { ResumeDelete, ResumePut, ResumeSyncRow } from '#shared/schema/synced/resume.ts'
import { equalJson } from '#shared/sync/json.ts'
import type { StoreContext } from '#web/store/context.ts'
import { deleteResume } from '#web/store/draft-traces.ts'
import { dropOutbox, enqueue } from '#web/store/outbox.ts'
import { newResumeRow } from '#web/store/resumes.ts'
import type { Cursor, OutboxRow } from '#web/store/rows.ts'
import type { Answer, Entity, Known } from './entity.ts'
import { onBase, sendAgain, takeBody, takeTombstone } from './integrate.ts'
import { foldSameUpload } from './same-upload.ts'

// A resume is changed on several devices: each change names the version it is based on, and what differs is merged.

async function freeze({ db }: StoreContext, { id, kind, rowId }: OutboxRow) {
  const row = await db.resumes.get(rowId)
  if (!row) return null
  if (kind === 'resume.delete') return row.deleted ? { id, kind, rowId, baseVersion: row.version } : null
  if (row.deleted || (row.version > 0 && equalJson(row.body, row.base))) return null
  return { id, kind: 'resume.put', rowId, body: row.body, baseVersion: row.version } as const
}

async function take(ctx: StoreContext, row: ResumeSyncRow, { generation, resync }: Cursor) {
  const { db } = ctx
  const here = await db.resumes.get(row.id)
  const known = { version: row.version, generation }
  if (!here) {
    if (row.deleted) return
    await db.resumes.put({ ...newResumeRow(row.id, row.body), ...known, base: row.body })
    await foldSameUpload(ctx, row.id, row.body)
    return
  }
  const restored = resync === 'restored' && here.generation !== generation
  const isOld = here.version > row.version || (here.version === row.version && here.deleted === 1)
  if (!restored && isOld) {
    await db.resumes.update(row.id, { generation })
    return
  }
  if (row.deleted) await takeTombstone(ctx, here, restored)
  else await takeBody(ctx, here, row.body, known, restored)
}

async function answered(ctx: StoreContext, mutation: ResumePut | ResumeDelete, answer: Answer, known: Known) {
  const { db } = ctx
  const row = await db.resumes.get(mutation.rowId)
  if (!row) return
  const isNews = row.generation !== known.generation || known.version > row.version
  if (answer.status === 'applied') {
    if (mutation.kind === 'resume.delete') {
      if (row.deleted) await deleteResume(db, row.id)
    } else if (isNews) {
      await db.resumes.put({ ...row, ...known, ...onBase(row, mutation.body) })
      // An earlier refusal of the same resume is history now.
      await dropOutbox(db, row.id, ['refused'])
    }
    return
  }
  const { current } = answer
  if (!current) await sendAgain(ctx, row)
  else if (!current.body) await takeTombstone(ctx, row)
  else if (isNews) await takeBody(ctx, row, current.body, known)
  // We had taken that version already: what was written on top of it is sent again, on the right number.
  else if (row.deleted || !equalJson(row.body, row.base)) await enqueue(ctx, mutation.kind, row.id)
}

async function finishResync(ctx: StoreContext, { generation, resync }: Cursor) {
  for (const row of await ctx.db.resumes.toArray()) {
    if (row.generation === generation || row.version === 0) continue
    if (resync === 'restored') await sendAgain(ctx, row)
    else await takeTombstone(ctx, row)
  }
}

async function discard({ db }: StoreContext, { rowId }: OutboxRow) {
  const row = await db.resumes.get(rowId)
  if (!row) return
  if (!row.base) await deleteResume(db, rowId)
  else await db.resumes.put({ ...row, body: row.base, deleted: 0, revision: row.revision + 1 })
}

export const resumeEntity: Entity = {
  kind: 'resume',
  changes: ['resume.put', 'resume.delete'],
  freeze,
  take,
  answered,
  finishResync,
  discard,
  supersedes: (kind) => kind === 'resume.put',
}
