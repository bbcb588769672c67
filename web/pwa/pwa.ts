import { useSyncExternalStore } from 'react'
import { Workbox } from 'workbox-window'
import { whenIdle } from '#web/components/when-idle.ts'

// Registration, 'Ready offline', update prompt and install prompt, as one small store. No page ever reloads unasked.

interface PwaState {
  /** Everything that works offline is on this device. */
  offlineReady: boolean
  /** A new version waits for this person's word. */
  updateWaiting: boolean
  canInstall: boolean
  /** iOS has no prompt: the share sheet does it. */
  iosHint: boolean
}

interface InstallPromptEvent extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

function isIos(): boolean {
  const ua = navigator.userAgent
  return /iPad|iPhone|iPod/.test(ua) || (ua.includes('Macintosh') && navigator.maxTouchPoints > 1)
}

const INSTALLED_MODES = ['standalone', 'minimal-ui', 'window-controls-overlay', 'fullscreen']
const isInstalled = () => INSTALLED_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)

/** A page that stays open for days hears of a new version when it is looked at, at most so often. */
const LOOK_AGAIN_MS = 3_600_000

class Pwa {
  private state: PwaState = { offlineReady: false, updateWaiting: false, canInstall: false, iosHint: false }
  private listeners = new Set<() => void>()
  private workbox: Workbox | null = null
  private installPrompt: InstallPromptEvent | null = null
  private accepted = false

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }
  readonly snapshot = () => this.state

  private set(change: Partial<PwaState>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  async start() {
    this.listenForInstall()
    if (!('serviceWorker' in navigator)) return
    const workbox = new Workbox('/service-worker.js', { scope: '/' })
    this.workbox = workbox
    workbox.addEventListener('waiting', () => this.set({ updateWaiting: true }))
    workbox.addEventListener('controlling', () => {
      // Another tab may have accepted: only the tab that did so reloads.
      if (this.accepted) location.reload()
      else this.set({ updateWaiting: false })
    })
    await new Promise<void>(whenIdle)
    await workbox.register()
    this.lookForUpdates(workbox)
    await navigator.serviceWorker.ready
    whenIdle(() => void this.fetchEngine())
    // What broke off with the network goes on with it.
    addEventListener('online', () => {
      if (!this.state.offlineReady) void this.fetchEngine()
    })
  }

  /** Brings the reader and the writers onto the device; done when everything that works offline is there. */
  private async fetchEngine() {
    const registration = await navigator.serviceWorker.ready
    if (!registration.active) return
    const answer = await ask(registration.active, { type: 'FETCH_ENGINE' })
    if (answer.ready) this.set({ offlineReady: true })
  }

  private lookForUpdates(workbox: Workbox) {
    let last = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_AGAIN_MS) return
      last = Date.now()
      workbox.update().catch((error: unknown) => console.info('No update can be looked for now', error))
    })
  }

  private listenForInstall() {
    this.set({ iosHint: isIos() && !isInstalled() })
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.installPrompt = event as InstallPromptEvent
      this.set({ canInstall: true })
    })
    addEventListener('appinstalled', () => this.set({ canInstall: false }))
  }

  readonly acceptUpdate = () => {
    this.accepted = true
    this.workbox?.messageSkipWaiting()
  }

  readonly install = async () => {
    await this.installPrompt?.prompt()
    this.installPrompt = null
    this.set({ canInstall: false })
  }
}

function ask(worker: ServiceWorker, message: unknown): Promise<{ ready: boolean }> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = (event) => resolve(event.data)
    worker.postMessage(message, [channel.port2])
  })
}

export const pwa = new Pwa()
export const usePwa = () => useSyncExternalStore(pwa.subscribe, pwa.snapshot)
