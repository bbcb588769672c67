import type { User } from '#shared/schema/account.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { deleteDatabase, type Platform } from '#web/store/database.ts'
import { forgetJournals, journalsOf } from '#web/store/draft-traces.ts'
import { keepPersistent } from '#web/store/persistence.ts'
import { StoreProblem } from '#web/store/problem.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { unfinishedFile } from '#web/store/unfinished-file.ts'
import { Backoff } from '#web/sync/backoff.ts'
import { showBadge } from '#web/sync/badge.ts'
import { SyncEngine } from '#web/sync/engine.ts'
import { webLocks } from '#web/sync/locks.ts'
import { type ObservedSync, observeSync } from '#web/sync/observe.ts'
import { syncRounds } from '#web/sync/rounds.ts'
import { syncServer } from '#web/sync/server.ts'
import { browserSignals } from '#web/sync/signals.ts'
import { triesOnDevice } from '#web/sync/tries-shelf.ts'
import { startTriggers } from '#web/sync/triggers.ts'

export interface UnsavedDrafts {
  /** Of so many resumes the last words are not in the database all the same. */
  unsaved: number
  /** Of so many of them they are nowhere but on the screen. */
  lost: number
}

/** Everything that is open while somebody is signed in. Loaded only then. */
export interface OpenAccount {
  id: string
  user: User | null
  store: AccountStore
  engine: SyncEngine
  sync: ObservedSync
  /** Saves what is open. */
  saveDrafts(): Promise<UnsavedDrafts>
  /** What the server said of this person last. */
  remember(user: User): Promise<void>
  /** Closes what is open here. */
  close(): void
  /** Signed out of, with its work kept: but for a file that was only chosen. */
  leave(): Promise<void>
  /** Deletes this account's data on this device. */
  destroy(): Promise<void>
}

/** `user`: as the server just described them; null at a start without it. */
export async function openAccount(
  id: string,
  fetch: Fetch,
  user: User | null,
  platform?: Platform,
): Promise<OpenAccount> {
  const server = syncServer(fetch, id)
  const store = await openAccountStore(id, { platform, fetchBody: server.body })
  // Before the first sync: it must know whether this person wants any.
  if (user) await rememberUser(store, user)
  const deviceOnly = async () => (await store.settings.user())?.deviceOnly ?? user?.deviceOnly ?? false
  const shelf = triesOnDevice(store.context)
  const engine = new SyncEngine({
    account: id,
    rounds: () => syncRounds(store, server),
    waiting: store.outbox.waiting,
    backoff: new Backoff({ shelf, online: browserSignals.isOnline }),
    oneAtATime: webLocks,
    deviceOnly,
  })
  const sync = observeSync(engine, store, shelf)
  const stops = [showBadge(sync), keepPersistent(store), startTriggers({ engine, store })]
  const resumeIds = () => store.db.resumes.toCollection().primaryKeys()
  const close = () => {
    for (const stop of stops) stop()
    sync.stop()
    store.close()
  }
  return {
    id,
    user: user ?? (await store.settings.user()),
    store,
    engine,
    sync,
    async saveDrafts() {
      const refused = await store.openDrafts.save()
      // Who left the builder meanwhile has the words that the disk refused in a journal, and nowhere else.
      const setAside = (await resumeIds()).filter((resume) => journalsOf(resume).length > 0)
      return {
        unsaved: new Set([...refused.map(({ id }) => id), ...setAside]).size,
        lost: refused.filter((draft) => !draft.setAside).length,
      }
    },
    remember: (now) => rememberUser(store, now),
    close,
    async leave() {
      await unfinishedFile(store.settings)
        .letGo()
        .catch((problem) => console.warn('A chosen file stays', problem))
      close()
    },
    async destroy() {
      // A transaction over all of it waits for those under way, which would block the deletion. A database that
      // another tab closed can no longer be asked, and goes all the same.
      const { db } = store
      const resumes = await db.transaction('rw', db.tables, resumeIds).catch(() => [])
      store.openDrafts.forget()
      close()
      await deleteDatabase(id, platform)
      // Last: another tab of this account may have written its own while it was being closed.
      forgetJournals(resumes.flatMap(journalsOf))
    },
  }
}

/** A full disk keeps nobody out; without the network this person could then not be signed in, that is all. */
async function rememberUser(store: AccountStore, user: User): Promise<void> {
  try {
    await store.settings.setUser(user)
  } catch (error) {
    if (!(error instanceof StoreProblem && error.code === 'disk_full')) throw error
    console.warn('No room on this device for the account', error)
  }
}
