import type { AccountStore } from '#web/store/store.ts'
import type { SyncEngine } from './engine.ts'

/** After the last keystroke's save, before the push. */
const QUIET_MS = 1_500
const RETRY_MS = { first: 3_000, most: 300_000 }
const BACKGROUND_TAG = 'legible-sync'

interface BackgroundSync {
  sync?: { register(tag: string): Promise<void> }
}

/** When the engine runs: at start, when the network is back, when the page is looked at, after an edit, by the browser. */
export function startTriggers(engine: SyncEngine, store: AccountStore): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const stop = new AbortController()
  const { signal } = stop

  const flush = async () => {
    clearTimeout(retry)
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
    retry = setTimeout(flush, Math.max(spread, (failure.retryAfter ?? 0) * 1000))
  }

  const stopWork = store.onWork(() => {
    clearTimeout(quiet)
    quiet = setTimeout(flush, QUIET_MS)
  })
  window.addEventListener('online', flush, { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void flush(),
    {
      signal,
    },
  )
  navigator.serviceWorker?.addEventListener(
    'message',
    (event: MessageEvent) => event.data?.type === BACKGROUND_TAG && void flush(),
    { signal },
  )
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
