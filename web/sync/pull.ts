import type { PullAnswer } from '#shared/schema/sync.ts'
import type { StoreContext } from '#web/store/context.ts'
import type { Cursor } from '#web/store/rows.ts'
import { cursorOf, putCursor } from './cursor.ts'
import type { Registry } from './entity.ts'
import type { SyncServer } from './server.ts'
import { inSyncWrite } from './sync-write.ts'

/** Takes every change since the cursor, page by page; each page and its cursor are one write. */
export async function pull(registry: Registry, ctx: StoreContext, server: SyncServer): Promise<void> {
  for (;;) {
    const asked = await cursorOf(ctx.db)
    const answer = await server.pull(asked.since, asked.resync !== '')
    if (asked.epoch !== '' && answer.epoch !== asked.epoch) await startResync(ctx, 'restored', answer.epoch)
    else if (answer.resync) await startResync(ctx, 'forgotten', answer.epoch)
    else if (isNothing(asked, answer)) return
    else if (!(await takePage(registry, ctx, asked, answer))) return
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
      await ctx.db.outbox.update(row.seq, { state: 'waiting', mutation: null, id: ctx.newId() })
    await putCursor(ctx.db, { epoch, since: 0, generation: generation + 1, resync })
  })

/** Whether there is more to ask for. */
const takePage = (registry: Registry, ctx: StoreContext, asked: Cursor, answer: PullAnswer) =>
  inSyncWrite(ctx, async () => {
    const cursor = await cursorOf(ctx.db)
    // Another tab was faster, or began anew: its cursor counts, this page is asked for again.
    if (cursor.generation !== asked.generation || cursor.since !== asked.since) return true
    for (const row of answer.rows) await registry.ofRow(row.kind).take(ctx, row, cursor)
    if (!answer.more && cursor.resync)
      for (const entity of registry.entities) await entity.finishResync(ctx, cursor)
    const resync = answer.more ? cursor.resync : ''
    await putCursor(ctx.db, { ...cursor, epoch: answer.epoch, since: answer.next, resync })
    return answer.more
  })
