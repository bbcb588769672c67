import type { Mutation } from '#shared/schema/sync.ts'
import { type StoreContext, write } from './context.ts'
import type { AccountDatabase } from './database.ts'
import { StoreProblem } from './problem.ts'
import type { NewOutboxRow, OutboxRow } from './rows.ts'

export const rowsOf = (db: AccountDatabase, rowId: string) => db.outbox.where('rowId').equals(rowId).toArray()

/** To be called inside the transaction of the write itself. At most one waiting change per row: it gathers edits. */
export async function enqueue(ctx: StoreContext, kind: Mutation['kind'], rowId: string) {
  const waiting = (await rowsOf(ctx.db, rowId)).find((row) => row.state === 'waiting' && row.kind === kind)
  if (waiting) return
  const row: NewOutboxRow = {
    id: ctx.newId(),
    kind,
    rowId,
    state: 'waiting',
    mutation: null,
    code: '',
    error: '',
  }
  await ctx.db.outbox.add(row)
}

export async function dropOutbox(db: AccountDatabase, rowId: string, states: OutboxRow['state'][]) {
  for (const row of await rowsOf(db, rowId)) if (states.includes(row.state)) await db.outbox.delete(row.seq)
}

export function outbox(ctx: StoreContext) {
  const { db } = ctx
  const find = async (id: string) => {
    const row = await db.outbox.where('id').equals(id).first()
    if (!row) throw new StoreProblem('not_found')
    return row
  }
  return {
    /** Changes the server has not confirmed. */
    waiting: () => db.outbox.where('state').anyOf('waiting', 'sent').count(),
    /** Changes the server said no to; `mutation` holds what was sent. */
    refused: () => db.outbox.where('state').equals('refused').toArray(),
    /** Everything that is only here, for signing out and for a deleted account. */
    unsynced: () => db.outbox.toArray(),

    /** Sends a refused change again, as a new one. */
    async retry(id: string) {
      await write(ctx, ['outbox'], async () => {
        const row = await find(id)
        await db.outbox.delete(row.seq)
        await enqueue(ctx, row.kind, row.rowId)
      })
      ctx.onWork()
    },
  }
}
export type Outbox = ReturnType<typeof outbox>
