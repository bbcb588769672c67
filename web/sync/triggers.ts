import type { AccountStore } from '#web/store/store.ts'
import type { SyncEngine } from './engine.ts'

/** After the last save, before the push; who never stops typing is pushed now and then as well. */
const QUIET_MS = { least: 1_500, most: 15_000 }
const RETRY_MS = { first: 3_000, most: 300_000 }
const BACKGROUND_TAG = 'legible-sync'
/** What the service worker tells its pages when the browser woke it. */
const WOKEN = 'FLUSH'

interface BackgroundSync {
  sync?: { register(tag: string): Promise<void> }
}

/** When the engine runs: at start, when the network is back, when the page is looked at, after an edit, by the browser. */
export function startTriggers(engine: SyncEngine, store: AccountStore): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined
  let firstEdit: number | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const stop = new AbortController()
  const { signal } = stop

  const flush = async () => {
    clearTimeout(quiet)
    clearTimeout(retry)
    firstEdit = null
    await engine.flush()
    if (signal.aborted) return
    const { failure } = engine
    failures = failure ? failures + 1 : 0
    if (!failure?.retry) return
    if (failure.outcome === 'offline') await askForBackgroundSync()
    const wait = Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.most)
    // Spread: a server that comes back is not met by everybody at once.
    const spread = wait * (0.75 + Math.random() / 2)
    clearTimeout(retry)
    if (!signal.aborted) retry = setTimeout(flush, Math.max(spread, (failure.retryAfter ?? 0) * 1000))
  }

  const afterEdit = () => {
    const now = performance.now()
    firstEdit ??= now
    clearTimeout(quiet)
    quiet = setTimeout(flush, Math.max(0, Math.min(QUIET_MS.least, firstEdit + QUIET_MS.most - now)))
  }
  const whenSeen = () => {
    if (document.visibilityState === 'visible') void flush()
  }
  const whenWoken = (event: MessageEvent) => {
    if (event.data?.type === WOKEN) void flush()
  }

  const stopWork = store.onWork(afterEdit)
  window.addEventListener('online', flush, { signal })
  document.addEventListener('visibilitychange', whenSeen, { signal })
  navigator.serviceWorker?.addEventListener('message', whenWoken, { signal })
  void flush()

  return () => {
    stop.abort()
    stopWork()
    clearTimeout(quiet)
    clearTimeout(retry)
  }
}

/** Where the browser has it, it wakes the service worker when the network is back, which tells the open pages. */
async function askForBackgroundSync() {
  const registration = (await navigator.serviceWorker?.getRegistration()) as BackgroundSync | undefined
  await registration?.sync?.register(BACKGROUND_TAG).catch((denied: unknown) => {
    console.info('Background sync is not allowed here', denied)
  })
}
