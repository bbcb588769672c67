import type { ObservedSync } from './observe.ts'

interface Badging {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** The installed app's icon shows how much waits for the server. */
export function showBadge(sync: ObservedSync, badging: Badging = navigator): () => void {
  let shown = 0
  const show = (count: number) => {
    if (count === shown) return
    shown = count
    const done = count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.()
    done?.catch((denied: unknown) => console.info('No badge here', denied))
  }
  const stop = sync.subscribe(() => show(sync.current().waiting))
  return () => {
    stop()
    show(0)
  }
}
