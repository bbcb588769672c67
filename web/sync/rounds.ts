import { ApiProblem } from '#web/api/problem.ts'
import type { AccountStore } from '#web/store/store.ts'
import { pull, startResync } from './pull.ts'
import { push } from './push.ts'
import { REGISTRY } from './registry.ts'
import type { SyncServer } from './server.ts'

/** A merge can make new work (a copy, a merged body) that is sent in the next round; this many are never needed. */
const ROUNDS = 8

/** Drains the outbox and takes what changed elsewhere. */
export async function syncRounds(
  store: AccountStore,
  server: SyncServer,
  registry = REGISTRY,
): Promise<void> {
  const ctx = store.context
  for (let round = 0; round < ROUNDS; round++) {
    try {
      await push(registry, ctx, server, false)
      await pull(registry, ctx, server)
      await push(registry, ctx, server, true)
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'epoch_changed')) throw error
      await startResync(ctx, 'restored', '')
      continue
    }
    if ((await store.outbox.waiting()) === 0) break
  }
  for (const entity of registry.entities) await entity.prefetch?.(store, server)
}
