import { liveQuery } from 'dexie'
import type { AccountStore } from '#web/store/store.ts'
import type { SyncEngine } from './engine.ts'
import { browserSignals, type Signals } from './signals.ts'
import { type SyncState, syncState } from './state.ts'
import type { TriesShelf } from './tries-shelf.ts'

export interface ObservedSync {
  subscribe(listener: () => void): () => void
  current(): SyncState
  stop(): void
}

interface Counts {
  waiting: number
  refused: Awaited<ReturnType<AccountStore['outbox']['refused']>>
}

/** The truth for the indicator: outbox and tries as they are on disk, whichever tab wrote them. */
export function observeSync(
  engine: SyncEngine,
  store: AccountStore,
  shelf: Pick<TriesShelf, 'read'>,
  signals: Pick<Signals, 'listen' | 'isOnline'> = browserSignals,
): ObservedSync {
  const listeners = new Set<() => void>()
  let counts: Counts = { waiting: 0, refused: [] }
  let failures = 0
  let state = syncState('never', 0, [], '')
  const update = () => {
    const detail = engine.failure?.detail ?? ''
    const unsaved = store.openDrafts.anyRefused()
    state = syncState(engine.outcome, counts.waiting, counts.refused, detail, {
      unsaved,
      failures,
      online: signals.isOnline(),
    })
    for (const listener of listeners) listener()
  }
  const query = liveQuery(async () => ({
    waiting: await store.outbox.waiting(),
    refused: await store.outbox.refused(),
  })).subscribe({
    next: (found) => {
      counts = found
      update()
    },
    error: (error: unknown) => console.error('The outbox cannot be read', error),
  })
  const tries = liveQuery(shelf.read).subscribe({
    next: (found) => {
      engine.hear(found)
      if (failures === found.failures) return
      failures = found.failures
      update()
    },
    error: (error: unknown) => console.error('The tries of other tabs cannot be read', error),
  })
  const stopListening = [
    engine.subscribe(update),
    store.openDrafts.subscribe(update),
    signals.listen((signal) => {
      if (signal === 'online' || signal === 'offline') update()
    }),
  ]
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    stop() {
      query.unsubscribe()
      tries.unsubscribe()
      for (const stop of stopListening) stop()
    },
  }
}
