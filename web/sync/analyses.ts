import type { AnalysisCreate, AnalysisDelete, AnalysisSyncRow } from '#shared/schema/synced/analysis.ts'
import type { StoreContext } from '#web/store/context.ts'
import { dropOutbox, enqueue, rowsOf } from '#web/store/outbox.ts'
import type { Cursor, OutboxRow } from '#web/store/rows.ts'
import type { Answer, Entity, Known } from './entity.ts'
import { prefetchBodies } from './prefetch.ts'

// An analysis never changes: it is created, and deleted.

async function freeze({ db }: StoreContext, { id, kind, rowId }: OutboxRow) {
  if (kind === 'analysis.delete') return { id, kind, rowId }
  const [row, body] = [await db.analyses.get(rowId), await db.bodies.get(rowId)]
  if (!row || !body || row.deleted) return null
  return { id, kind: 'analysis.create', rowId, body: { record: row.record, body: body.body } } as const
}

async function take({ db }: StoreContext, row: AnalysisSyncRow, { generation }: Cursor) {
  const { id, version } = row
  if (row.deleted) {
    await forget(db, id)
    await dropOutbox(db, id, ['waiting', 'sent', 'refused'])
    return
  }
  const here = await db.analyses.get(id)
  const { record } = row
  const { createdAt, resumeId } = record
  await db.analyses.put({ id, createdAt, resumeId, record, version, generation, deleted: here?.deleted ?? 0 })
  // The server has it: a create that is still waiting has nothing left to do.
  for (const change of await rowsOf(db, id))
    if (change.kind === 'analysis.create') await db.outbox.delete(change.seq)
}

async function answered(
  { db }: StoreContext,
  { kind, rowId }: AnalysisCreate | AnalysisDelete,
  { status }: Answer,
  known: Known,
) {
  if (kind === 'analysis.create' && status === 'applied') {
    await db.analyses.update(rowId, { ...known })
    return
  }
  await forget(db, rowId)
  await dropOutbox(db, rowId, ['waiting', 'refused'])
}

async function finishResync(ctx: StoreContext, { generation, resync }: Cursor) {
  const { db } = ctx
  for (const row of await db.analyses.toArray()) {
    if (row.generation === generation || (await isNewHere(db, row.id))) continue
    if (resync === 'restored' && !row.deleted && (await db.bodies.get(row.id))) {
      await db.analyses.put({ ...row, version: 0, generation: 0 })
      await enqueue(ctx, 'analysis.create', row.id)
    } else {
      await dropOutbox(db, row.id, ['waiting', 'refused', 'sent'])
      await forget(db, row.id)
    }
  }
}

const isNewHere = async (db: StoreContext['db'], id: string) =>
  (await rowsOf(db, id)).some((change) => change.kind === 'analysis.create')

async function discard({ db }: StoreContext, { kind, rowId }: OutboxRow) {
  if (kind === 'analysis.create') await forget(db, rowId)
  else await db.analyses.update(rowId, { deleted: 0 })
}

async function forget(db: StoreContext['db'], id: string) {
  await db.analyses.delete(id)
  await db.bodies.delete(id)
}

export const analysisEntity: Entity = {
  kind: 'analysis',
  changes: ['analysis.create', 'analysis.delete'],
  freeze,
  take,
  answered,
  finishResync,
  discard,
  prefetch: prefetchBodies,
}
