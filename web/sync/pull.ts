import type { PullAnswer, SyncRow } from '#shared/schema/sync.ts'
import type { StoreContext } from '#web/store/context.ts'
import { dropOutbox, enqueue, rowsOf } from '#web/store/outbox.ts'
import { newResumeRow } from '#web/store/resumes.ts'
import type { Cursor } from '#web/store/rows.ts'
import { cursorOf, putCursor } from './cursor.ts'
import { sendAgain, takeBody, takeTombstone } from './integrate.ts'
import { inSyncWrite } from './push.ts'
import { foldSameUpload } from './same-upload.ts'
import type { SyncServer } from './server.ts'

/** Takes every change since the cursor, page by page; each page and its cursor are one write. */
export async function pull(ctx: StoreContext, server: SyncServer): Promise<void> {
  for (;;) {
    const asked = await cursorOf(ctx.db)
    const answer = await server.pull(asked.since, asked.resync !== '')
    if (asked.epoch !== '' && answer.epoch !== asked.epoch) await startResync(ctx, 'restored', answer.epoch)
    else if (answer.resync) await startResync(ctx, 'forgotten', answer.epoch)
    else if (isNothing(asked, answer)) return
    else if (!(await takePage(ctx, asked, answer))) return
  }
}

/** Most pulls: not worth a write. */
const isNothing = (asked: Cursor, { epoch, rows, next }: PullAnswer) =>
  rows.length === 0 && next === asked.since && epoch === asked.epoch && asked.resync === ''

/**
 * From here on no version learnt before means anything. What was sent and not answered is thawed: it is sent again,
 * as a new change, after everything has been compared with what the server has now.
 */
export const startResync = (ctx: StoreContext, resync: 'restored' | 'forgotten', epoch: string) =>
  inSyncWrite(ctx, async () => {
    const { generation } = await cursorOf(ctx.db)
    for (const row of await ctx.db.outbox.where('state').equals('sent').toArray())
      await ctx.db.outbox.update(row.seq!, { state: 'waiting', mutation: null, id: ctx.newId() })
    await putCursor(ctx.db, { epoch, since: 0, generation: generation + 1, resync })
  })

/** Whether there is more to ask for. */
const takePage = (ctx: StoreContext, asked: Cursor, answer: PullAnswer) =>
  inSyncWrite(ctx, async () => {
    const cursor = await cursorOf(ctx.db)
    // Another tab was faster, or began anew: its cursor counts, this page is asked for again.
    if (cursor.generation !== asked.generation || cursor.since !== asked.since) return true
    for (const row of answer.rows) await takeRow(ctx, row, cursor)
    if (!answer.more && cursor.resync) await finishResync(ctx, cursor)
    const resync = answer.more ? cursor.resync : ''
    await putCursor(ctx.db, { ...cursor, epoch: answer.epoch, since: answer.next, resync })
    return answer.more
  })

async function takeRow(ctx: StoreContext, row: SyncRow, cursor: Cursor) {
  if (row.kind === 'analysis') await takeAnalysis(ctx, row, cursor.generation)
  else await takeResume(ctx, row, cursor)
}

async function takeAnalysis(
  { db }: StoreContext,
  { id, record, deleted, version }: SyncRow,
  generation: number,
) {
  if (deleted || !record) {
    await db.analyses.delete(id)
    await db.bodies.delete(id)
    await dropOutbox(db, id, ['waiting', 'sent', 'refused'])
    return
  }
  const here = await db.analyses.get(id)
  const { createdAt, resumeId } = record
  await db.analyses.put({ id, createdAt, resumeId, record, version, generation, deleted: here?.deleted ?? 0 })
  await dropAnalysisCreate(db, id)
}

/** The server has it: a create that is still waiting has nothing left to do. */
async function dropAnalysisCreate(db: StoreContext['db'], id: string) {
  for (const change of await rowsOf(db, id))
    if (change.kind === 'analysis.create') await db.outbox.delete(change.seq!)
}

async function takeResume(ctx: StoreContext, row: SyncRow, { generation, resync }: Cursor) {
  const { db } = ctx
  const here = await db.resumes.get(row.id)
  const known = { version: row.version, generation }
  const body = row.deleted ? null : row.body
  if (!here) {
    if (!body) return
    await db.resumes.put({ ...newResumeRow(row.id, body), ...known, base: body })
    await foldSameUpload(ctx, row.id, body)
    return
  }
  const restored = resync === 'restored' && here.generation !== generation
  const isOld = here.version > row.version || (here.version === row.version && here.deleted === 1)
  if (!restored && isOld) {
    await db.resumes.update(row.id, { generation })
    return
  }
  if (body) await takeBody(ctx, here, body, known, restored)
  else await takeTombstone(ctx, here, restored)
}

/** The server has been read whole: what it did not name, it does not have. */
async function finishResync(ctx: StoreContext, { generation, resync }: Cursor) {
  const { db } = ctx
  for (const row of await db.resumes.toArray()) {
    if (row.generation === generation || row.version === 0) continue
    if (resync === 'restored') await sendAgain(ctx, row)
    else await takeTombstone(ctx, row)
  }
  for (const row of await db.analyses.toArray()) {
    if (row.generation === generation || (await rowsOf(db, row.id)).some((c) => c.kind === 'analysis.create'))
      continue
    const body = await db.bodies.get(row.id)
    if (resync === 'restored' && body && !row.deleted) {
      await db.analyses.put({ ...row, version: 0, generation: 0 })
      await enqueue(ctx, 'analysis.create', row.id)
    } else {
      await dropOutbox(db, row.id, ['waiting', 'refused', 'sent'])
      await db.analyses.delete(row.id)
      await db.bodies.delete(row.id)
    }
  }
}
