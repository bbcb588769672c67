import { BODY_MAX_BYTES } from '#shared/schema/limits.ts'
import type { Mutation, MutationResult } from '#shared/schema/sync.ts'
import { ApiProblem } from '#web/api/problem.ts'
import type { StoreContext } from '#web/store/context.ts'
import { dropOutbox } from '#web/store/outbox.ts'
import type { OutboxRow } from '#web/store/rows.ts'
import { cursorOf } from './cursor.ts'
import type { Answer, Registry } from './entity.ts'
import type { SyncServer } from './server.ts'
import { inSyncWrite } from './sync-write.ts'

type Frozen = OutboxRow & { mutation: Mutation }
const isFrozen = (row: OutboxRow): row is Frozen => row.mutation !== null

const BATCH_COUNT = 100
const BATCH_BYTES = 2 * BODY_MAX_BYTES

/**
 * Sends what was frozen before and never answered, or (`fresh`) freezes what is waiting and sends that. A body never
 * changes after its first sending, so that a repetition is recognised.
 */
export async function push(
  registry: Registry,
  ctx: StoreContext,
  server: SyncServer,
  fresh: boolean,
): Promise<number> {
  if (fresh && (await ctx.db.outbox.where('state').equals('waiting').count()) > 0)
    await freezeWaiting(registry, ctx)
  const sent = (await ctx.db.outbox.where('state').equals('sent').sortBy('seq')).filter(isFrozen)
  const { epoch } = await cursorOf(ctx.db)
  for (const batch of batches(sent)) await pushBatch(registry, ctx, server, batch, epoch)
  return sent.length
}

async function pushBatch(
  registry: Registry,
  ctx: StoreContext,
  server: SyncServer,
  batch: Frozen[],
  epoch: string,
): Promise<void> {
  try {
    const { results } = await server.push(
      batch.map((row) => row.mutation),
      epoch,
    )
    const answered = new Map(results.map((result) => [result.id, result]))
    await inSyncWrite(ctx, async () => {
      for (const row of batch) await takeResult(registry, ctx, row.id, answered.get(row.id))
    })
    if (batch.some((row) => !answered.has(row.id)))
      throw new ApiProblem(502, 'no_answer', 'A change was not answered')
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !TAKEN_APART.has(problem.status)) throw problem
    // One of them is at fault: alone it is refused, and the others pass.
    const [first, ...rest] = batch
    if (rest.length > 0) for (const row of batch) await pushBatch(registry, ctx, server, [row], epoch)
    else if (first)
      await inSyncWrite(ctx, () =>
        refuse(registry, ctx, first.id, { code: problem.code, error: problem.message }),
      )
  }
}

const TAKEN_APART = new Set([400, 413, 415, 422])

function batches(rows: Frozen[]): Frozen[][] {
  const all: Frozen[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const size = JSON.stringify(row.mutation).length
    const last = all.at(-1)
    if (!last || bytes + size > BATCH_BYTES || last.length === BATCH_COUNT) {
      all.push([row])
      bytes = size
    } else {
      last.push(row)
      bytes += size
    }
  }
  return all
}

/** Bodies and base versions are read now, at the moment of sending, and stay. */
const freezeWaiting = (registry: Registry, ctx: StoreContext) =>
  inSyncWrite(ctx, async () => {
    // Without Web Locks another tab may be waiting for an answer: what follows is frozen on top of that.
    const unanswered = await ctx.db.outbox.where('state').equals('sent').toArray()
    const onTheirWay = new Set(unanswered.map((row) => row.rowId))
    for (const row of await ctx.db.outbox.where('state').equals('waiting').sortBy('seq')) {
      if (onTheirWay.has(row.rowId)) continue
      const mutation = await registry.ofChange(row.kind).freeze(ctx, row)
      if (mutation) await ctx.db.outbox.update(row.seq, { state: 'sent', mutation })
      else await ctx.db.outbox.delete(row.seq)
    }
  })

async function refuse(
  registry: Registry,
  { db }: StoreContext,
  id: string,
  { code, error }: { code: string; error: string },
) {
  const row = await db.outbox.where('id').equals(id).first()
  if (!row) return
  // A later body holds what an earlier one held: the person has one to look at, not two.
  if (registry.ofChange(row.kind).supersedes?.(row.kind)) await dropOutbox(db, row.rowId, ['refused'])
  await db.outbox.update(row.seq, { state: 'refused', code, error })
}

/** Idempotent: an answer that was taken already, perhaps by another tab, finds its outbox row gone. */
async function takeResult(
  registry: Registry,
  ctx: StoreContext,
  id: string,
  result: MutationResult | undefined,
) {
  const { db } = ctx
  const row = await db.outbox.where('id').equals(id).first()
  if (!row?.mutation || !result) return
  if (result.status === 'refused') return refuse(registry, ctx, id, result)
  const { generation } = await cursorOf(db)
  await registry
    .ofChange(row.kind)
    .answered(ctx, row.mutation, result, { version: versionIn(result), generation })
  // Last: until here the row tells that there is work of our own to be merged.
  await db.outbox.delete(row.seq)
}

const versionIn = (answer: Answer) =>
  answer.status === 'applied' ? answer.version : (answer.version ?? answer.current?.version ?? 0)
