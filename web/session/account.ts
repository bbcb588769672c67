import type { User } from '#shared/schema/account.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { deleteDatabase, type Platform } from '#web/store/database.ts'
import { keepPersistent } from '#web/store/persistence.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { showBadge } from '#web/sync/badge.ts'
import { SyncEngine } from '#web/sync/engine.ts'
import { webLocks } from '#web/sync/locks.ts'
import { type ObservedSync, observeSync } from '#web/sync/observe.ts'
import { syncServer } from '#web/sync/server.ts'
import { startTriggers } from '#web/sync/triggers.ts'

/** Everything that is open while somebody is signed in. Loaded only then. */
export interface OpenAccount {
  id: string
  user: User | null
  store: AccountStore
  engine: SyncEngine
  sync: ObservedSync
  /** Closes what is open here; `destroy` also deletes this account's data on this device. */
  close(): void
  destroy(): Promise<void>
}

export async function openAccount(id: string, fetch: Fetch, platform?: Platform): Promise<OpenAccount> {
  const server = syncServer(fetch, id)
  const store = await openAccountStore(id, { platform, fetchBody: server.body })
  const deviceOnly = async () => (await store.settings.user())?.deviceOnly ?? false
  const engine = new SyncEngine({ store, server, oneAtATime: webLocks, deviceOnly })
  const sync = observeSync(engine, store)
  const stops = [showBadge(sync), keepPersistent(store), startTriggers(engine, store)]
  const close = () => {
    for (const stop of stops) stop()
    sync.stop()
    store.close()
  }
  return {
    id,
    user: await store.settings.user(),
    store,
    engine,
    sync,
    close,
    async destroy() {
      close()
      await deleteDatabase(id, platform)
    },
  }
}
