import { Backoff } from '#web/sync/backoff.ts'
import { type OneAtATime, SyncEngine } from '#web/sync/engine.ts'
import type { Signal, Signals } from '#web/sync/signals.ts'
import { NO_TRIES, type Tries } from '#web/sync/tries.ts'
import type { TriesShelf } from '#web/sync/tries-shelf.ts'
import { startTriggers } from '#web/sync/triggers.ts'
import type { VirtualTime } from './virtual-time.ts'

/** One request; it rejects as a real one would. */
type Ask = (client: number) => Promise<void>

/** A device with the app open in several tabs: the real engine, back-off and triggers, over a network of the test's. */
export class Client {
  readonly engines: SyncEngine[] = []
  online = true
  /** Changes the server does not have. */
  work = 0
  private tries: Tries = NO_TRIES
  private readonly callbacks = new Set<(signal: Signal) => void>()
  private readonly edits = new Set<() => void>()
  private cancelWaking = () => {}
  private queue: Promise<unknown> = Promise.resolve()

  constructor(
    readonly index: number,
    private readonly time: VirtualTime,
    private readonly ask: Ask,
    tabs: number,
  ) {
    for (let tab = 0; tab < tabs; tab++) this.open(tab === 0)
  }

  signal(signal: Signal) {
    for (const callback of this.callbacks) callback(signal)
  }

  edit() {
    this.work += 1
    for (const callback of this.edits) callback()
  }

  setOnline(online: boolean) {
    this.online = online
    this.signal(online ? 'online' : 'offline')
  }

  get isSynced() {
    return this.work === 0 && this.engines.every((engine) => engine.outcome === 'done')
  }

  private open(visible: boolean) {
    const engine = new SyncEngine({
      account: `client-${this.index}`,
      rounds: async () => {
        if (this.work > 0) await this.ask(this.index)
        this.work = 0
        await this.ask(this.index)
      },
      waiting: async () => this.work,
      backoff: new Backoff({ shelf: this.shelf, online: () => this.online, time: this.time }),
      oneAtATime: this.oneAtATime,
      deviceOnly: async () => false,
    })
    this.engines.push(engine)
    const store = { onWork: (listener: () => void) => subscribed(this.edits, listener) }
    startTriggers({ engine, store, signals: this.signals(visible), time: this.time })
  }

  private readonly shelf: TriesShelf = {
    read: async () => this.tries,
    change: async (step) => {
      this.tries = step(this.tries)
      for (const engine of this.engines) engine.hear(this.tries)
      return this.tries
    },
  }

  private signals = (visible: boolean): Signals => ({
    listen: (callback) => subscribed(this.callbacks, callback),
    isVisible: () => visible,
    isOnline: () => this.online,
    // A browser that wakes us although nothing changed. One tag is one event, however often it is registered.
    askToBeWoken: async () => {
      this.cancelWaking()
      this.cancelWaking = this.time.after(100, () => this.signal('woken'))
    },
  })

  private oneAtATime: OneAtATime = (_, work) => {
    const turn = this.queue.then(work, work)
    this.queue = turn
    return turn
  }
}

function subscribed<T>(set: Set<T>, listener: T): () => void {
  set.add(listener)
  return () => {
    set.delete(listener)
  }
}
