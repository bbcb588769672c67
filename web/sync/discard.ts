import type { StoreContext } from '#web/store/context.ts'
import { dropOutbox } from '#web/store/outbox.ts'
import { StoreProblem } from '#web/store/problem.ts'
import { REGISTRY } from './registry.ts'
import { inSyncWrite } from './sync-write.ts'

/** Gives up a change that the server refused: the row goes back to what the server has. */
export const discardChange = (ctx: StoreContext, id: string, registry = REGISTRY) =>
  inSyncWrite(ctx, async () => {
    const change = await ctx.db.outbox.where('id').equals(id).first()
    if (!change) throw new StoreProblem('not_found')
    await dropOutbox(ctx.db, change.rowId, ['waiting', 'refused'])
    await registry.ofChange(change.kind).discard(ctx, change)
  })
