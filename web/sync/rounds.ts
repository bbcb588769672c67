import { ApiProblem } from '#web/api/problem.ts'
import type { AccountStore } from '#web/store/store.ts'
import { prefetchBodies } from './prefetch.ts'
import { pull, startResync } from './pull.ts'
import { push } from './push.ts'
import type { SyncServer } from './server.ts'

/** A merge can make new work (a copy, a merged body) that is sent in the next round; this many are never needed. */
const ROUNDS = 8

/** Drains the outbox and takes what changed elsewhere. */
export async function syncRounds(store: AccountStore, server: SyncServer): Promise<void> {
  const ctx = store.context
  for (let round = 0; round < ROUNDS; round++) {
    try {
      await push(ctx, server, false)
      await pull(ctx, server)
      await push(ctx, server, true)
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'epoch_changed')) throw error
      await startResync(ctx, 'restored', '')
      continue
    }
    if ((await store.outbox.waiting()) === 0) break
  }
  await prefetchBodies(store, server)
}
