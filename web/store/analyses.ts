import type { AnalysisBody, AnalysisRecord } from '#shared/schema/analysis.ts'
import { ANALYSES_KEPT_OFFLINE } from '#shared/schema/limits.ts'
import { withJudged } from '#shared/score/judged.ts'
import { type StoreContext, write } from './context.ts'
import type { AccountDatabase } from './database.ts'
import { dropOutbox, enqueue, rowsOf } from './outbox.ts'
import { StoreProblem } from './problem.ts'

interface AnalysisToSave {
  record: AnalysisRecord
  body: AnalysisBody
}

export type FetchBody = (id: string) => Promise<AnalysisBody>

/** The newest bodies stay for offline use; one that the server does not have yet never goes. */
export async function forgetOldBodies(db: AccountDatabase, keep = ANALYSES_KEPT_OFFLINE) {
  if ((await db.bodies.count()) <= keep) return
  const old = await db.bodies.orderBy('createdAt').reverse().offset(keep).primaryKeys()
  const unsent = new Set((await db.outbox.where('rowId').anyOf(old).toArray()).map((row) => row.rowId))
  await db.bodies.bulkDelete(old.filter((id) => !unsent.has(id)))
}

export function analyses(ctx: StoreContext, fetchBody: FetchBody) {
  const { db } = ctx
  return {
    /** Newest first. */
    async list(limit = Number.POSITIVE_INFINITY): Promise<AnalysisRecord[]> {
      const rows = db.analyses.orderBy('createdAt').reverse()
      return (
        await rows
          .filter((row) => !row.deleted)
          .limit(limit)
          .toArray()
      ).map((row) => withJudged(row.record))
    },
    count: () => db.analyses.filter((row) => !row.deleted).count(),

    async get(id: string): Promise<AnalysisRecord | undefined> {
      const row = await db.analyses.get(id)
      return row && !row.deleted ? withJudged(row.record) : undefined
    },

    /** From this device, else from the server, and then it stays here. */
    async body(id: string): Promise<AnalysisBody> {
      const here = await db.bodies.get(id)
      if (here) return here.body
      const row = await db.analyses.get(id)
      if (!row || row.deleted) throw new StoreProblem('not_found')
      const body = await fetchBody(id)
      await write(ctx, ['analyses', 'bodies', 'outbox'], async () => {
        if (!(await db.analyses.get(id))) return
        await db.bodies.put({ id, createdAt: row.createdAt, body })
        await forgetOldBodies(db)
      })
      return body
    },

    /** `stored`: the server made it and has it already; nothing has to be sent. */
    async save({ record, body }: AnalysisToSave, { stored = false } = {}): Promise<void> {
      const { _id: id, createdAt, resumeId } = record
      await write(ctx, ['analyses', 'bodies', 'outbox'], async () => {
        const version = (await db.analyses.get(id))?.version ?? 0
        await db.analyses.put({ id, createdAt, resumeId, record, version, generation: 0, deleted: 0 })
        await db.bodies.put({ id, createdAt, body })
        if (!stored && version === 0) await enqueue(ctx, 'analysis.create', id)
        await forgetOldBodies(db)
      })
      if (!stored) ctx.onWork()
    },

    async remove(id: string): Promise<void> {
      await write(ctx, ['analyses', 'bodies', 'outbox'], async () => {
        const row = await db.analyses.get(id)
        if (!row || row.deleted) return
        const waiting = (await rowsOf(db, id)).some((change) => change.state === 'waiting')
        await dropOutbox(db, id, ['waiting', 'refused'])
        await db.bodies.delete(id)
        // Never sent: nobody else has to know.
        if (waiting) {
          await db.analyses.delete(id)
          return
        }
        await db.analyses.put({ ...row, deleted: 1 })
        await enqueue(ctx, 'analysis.delete', id)
      })
      ctx.onWork()
    },

    /** After `remove`: the same row where nobody heard of its end yet, else the same content as a new one. */
    async putBack({ record, body }: AnalysisToSave): Promise<void> {
      await write(ctx, ['analyses', 'bodies', 'outbox'], async () => {
        const row = await db.analyses.get(record._id)
        if (row && !row.deleted) return
        const unheard = (await rowsOf(db, record._id)).every((change) => change.state === 'waiting')
        if (row && unheard) {
          await dropOutbox(db, row.id, ['waiting'])
          await db.analyses.put({ ...row, deleted: 0 })
          await db.bodies.put({ id: row.id, createdAt: row.createdAt, body })
          return
        }
        const id = ctx.newId()
        const { createdAt, resumeId } = record
        const again = { ...record, _id: id }
        await db.analyses.put({
          id,
          createdAt,
          resumeId,
          record: again,
          version: 0,
          generation: 0,
          deleted: 0,
        })
        await db.bodies.put({ id, createdAt, body })
        await enqueue(ctx, 'analysis.create', id)
      })
      ctx.onWork()
    },
  }
}
export type Analyses = ReturnType<typeof analyses>
