import { BODY_MAX_BYTES } from '#shared/schema/limits.ts'
import type { Mutation, MutationResult } from '#shared/schema/sync.ts'
import { equalJson } from '#shared/sync/json.ts'
import { ApiProblem } from '#web/api/problem.ts'
import { t } from '#web/api/texts.ts'
import { type StoreContext, write } from '#web/store/context.ts'
import { deleteResume } from '#web/store/draft-traces.ts'
import { dropOutbox, enqueue } from '#web/store/outbox.ts'
import type { OutboxRow } from '#web/store/rows.ts'
import { cursorOf } from './cursor.ts'
import { onBase, sendAgain, takeBody, takeTombstone } from './integrate.ts'
import type { SyncServer } from './server.ts'

const BATCH_COUNT = 100
const BATCH_BYTES = 2 * BODY_MAX_BYTES

const TABLES = ['resumes', 'analyses', 'bodies', 'outbox', 'notices', 'meta'] as const
export const inSyncWrite = <T>(ctx: StoreContext, work: () => Promise<T>) => write(ctx, [...TABLES], work)

/**
 * Sends what was frozen before and never answered, or (`fresh`) freezes what is waiting and sends that. A body never
 * changes after its first sending, so that a repetition is recognised.
 */
export async function push(ctx: StoreContext, server: SyncServer, fresh: boolean): Promise<number> {
  if (fresh && (await ctx.db.outbox.where('state').equals('waiting').count()) > 0) await freezeWaiting(ctx)
  const sent = (await ctx.db.outbox.where('state').equals('sent').sortBy('seq')).filter((row) => row.mutation)
  const { epoch } = await cursorOf(ctx.db)
  for (const batch of batches(sent)) await pushBatch(ctx, server, batch, epoch)
  return sent.length
}

async function pushBatch(
  ctx: StoreContext,
  server: SyncServer,
  batch: OutboxRow[],
  epoch: string,
): Promise<void> {
  try {
    const { results } = await server.push(
      batch.map((row) => row.mutation!),
      epoch,
    )
    const answered = new Map(results.map((result) => [result.id, result]))
    await inSyncWrite(ctx, async () => {
      for (const row of batch) await takeResult(ctx, row.id, answered.get(row.id))
    })
    if (batch.some((row) => !answered.has(row.id)))
      throw new ApiProblem(502, 'no_answer', 'A change was not answered')
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !TAKEN_APART.has(problem.status)) throw problem
    // One of them is at fault: alone it is refused, and the others pass.
    const [first, ...rest] = batch
    if (rest.length > 0) for (const row of batch) await pushBatch(ctx, server, [row], epoch)
    else if (first) await inSyncWrite(ctx, () => refuse(ctx, first.id, problem.code, problem.message))
  }
}

const TAKEN_APART = new Set([400, 413, 415, 422])

function batches(rows: OutboxRow[]): OutboxRow[][] {
  const all: OutboxRow[][] = []
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
const freezeWaiting = (ctx: StoreContext) =>
  inSyncWrite(ctx, async () => {
    // Without Web Locks another tab may be waiting for an answer: what follows is frozen on top of that.
    const unanswered = await ctx.db.outbox.where('state').equals('sent').toArray()
    const onTheirWay = new Set(unanswered.map((row) => row.rowId))
    for (const row of await ctx.db.outbox.where('state').equals('waiting').sortBy('seq')) {
      if (onTheirWay.has(row.rowId)) continue
      const mutation = await freeze(ctx, row)
      if (mutation) await ctx.db.outbox.update(row.seq!, { state: 'sent', mutation })
      else await ctx.db.outbox.delete(row.seq!)
    }
  })

/** Null: there is nothing left to say. */
async function freeze({ db }: StoreContext, { id, kind, rowId }: OutboxRow): Promise<Mutation | null> {
  if (kind === 'analysis.create') {
    const [row, body] = [await db.analyses.get(rowId), await db.bodies.get(rowId)]
    return row && body && !row.deleted
      ? { id, kind, rowId, body: { record: row.record, body: body.body } }
      : null
  }
  if (kind === 'analysis.delete') return { id, kind, rowId }
  const row = await db.resumes.get(rowId)
  if (!row) return null
  if (kind === 'resume.delete') return row.deleted ? { id, kind, rowId, baseVersion: row.version } : null
  if (row.deleted || (row.version > 0 && equalJson(row.body, row.base))) return null
  return { id, kind, rowId, body: row.body, baseVersion: row.version }
}

async function refuse({ db }: StoreContext, id: string, code: string, error: string) {
  const row = await db.outbox.where('id').equals(id).first()
  if (!row) return
  // A later body of the same resume holds what an earlier one held: one to look at, not two.
  if (row.kind === 'resume.put') await dropOutbox(db, row.rowId, ['refused'])
  await db.outbox.update(row.seq!, { state: 'refused', code, error })
}

/** Idempotent: an answer that was taken already, perhaps by another tab, finds its outbox row gone. */
async function takeResult(ctx: StoreContext, id: string, result: MutationResult | undefined) {
  const { db } = ctx
  const row = await db.outbox.where('id').equals(id).first()
  if (!row?.mutation || !result) return
  if (result.status === 'refused') {
    await refuse(ctx, id, result.code ?? 'refused', result.error ?? t.theServerDidNotTake)
    return
  }
  const { generation } = await cursorOf(db)
  const version = result.version ?? result.current?.version ?? 0
  if (row.mutation.kind.startsWith('analysis'))
    await takeAnalysisResult(ctx, row.mutation, result, version, generation)
  else await takeResumeResult(ctx, row.mutation, result, { version, generation })
  // Last: until here the row tells that there is work of our own to be merged.
  await db.outbox.delete(row.seq!)
}

async function takeAnalysisResult(
  { db }: StoreContext,
  mutation: Mutation,
  result: MutationResult,
  version: number,
  generation: number,
) {
  const gone = mutation.kind === 'analysis.delete' || result.status === 'conflict'
  if (!gone) {
    await db.analyses.update(mutation.rowId, { version, generation })
    return
  }
  await db.analyses.delete(mutation.rowId)
  await db.bodies.delete(mutation.rowId)
  await dropOutbox(db, mutation.rowId, ['waiting', 'refused'])
}

async function takeResumeResult(
  ctx: StoreContext,
  mutation: Mutation,
  result: MutationResult,
  known: { version: number; generation: number },
) {
  const { db } = ctx
  const row = await db.resumes.get(mutation.rowId)
  if (!row) return
  const isNews = row.generation !== known.generation || known.version > row.version
  if (result.status === 'applied') {
    if (mutation.kind === 'resume.delete') {
      if (row.deleted) await deleteResume(db, row.id)
    } else if (mutation.kind === 'resume.put' && isNews) {
      await db.resumes.put({ ...row, ...known, ...onBase(row, mutation.body) })
      // An earlier refusal of the same resume is history now.
      await dropOutbox(db, row.id, ['refused'])
    }
    return
  }
  const { current } = result
  if (!current) await sendAgain(ctx, row)
  else if (!current.body) await takeTombstone(ctx, row)
  else if (isNews) await takeBody(ctx, row, current.body, known)
  // That version was taken already: what was on top of it goes out again, on the right number.
  else if (row.deleted || !equalJson(row.body, row.base)) await enqueue(ctx, mutation.kind, row.id)
}
