/** What the browser tells about the network and about who is looking. */
export type Signal =
  | 'online'
  | 'offline'
  /** The page came into view, or left it. */
  | 'seen'
  | 'hidden'
  /** The browser woke the service worker because the network is back. */
  | 'woken'

export interface Signals {
  listen(callback: (signal: Signal) => void): () => void
  isVisible(): boolean
  isOnline(): boolean
  /** Asks the browser to wake us when the network is back. */
  askToBeWoken(): Promise<void>
}

/** What the service worker tells its pages when the browser woke it. */
const WOKEN = 'FLUSH'
const BACKGROUND_TAG = 'legible-sync'

interface BackgroundSync {
  sync?: { register(tag: string): Promise<void> }
}

export const browserSignals: Signals = {
  listen(callback) {
    const stop = new AbortController()
    const { signal } = stop
    const isVisible = () => document.visibilityState === 'visible'
    window.addEventListener('online', () => callback('online'), { signal })
    window.addEventListener('offline', () => callback('offline'), { signal })
    document.addEventListener('visibilitychange', () => callback(isVisible() ? 'seen' : 'hidden'), { signal })
    const whenWoken = (event: MessageEvent) => {
      if (event.data?.type === WOKEN) callback('woken')
    }
    navigator.serviceWorker?.addEventListener('message', whenWoken, { signal })
    return () => stop.abort()
  },
  isVisible: () => document.visibilityState === 'visible',
  isOnline: () => navigator.onLine,
  async askToBeWoken() {
    const registration = (await navigator.serviceWorker?.getRegistration()) as BackgroundSync | undefined
    await registration?.sync?.register(BACKGROUND_TAG).catch((denied: unknown) => {
      console.info('Background sync is not allowed here', denied)
    })
  },
}
