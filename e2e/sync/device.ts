import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { AccountDatabase } from '#web/store/database.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { Backoff } from '#web/sync/backoff.ts'
import { type OneAtATime, SyncEngine } from '#web/sync/engine.ts'
import { syncRounds } from '#web/sync/rounds.ts'
import type { Time } from '#web/sync/time.ts'
import { triesOnDevice } from '#web/sync/tries-shelf.ts'
import { Crash, Link } from './link.ts'
import type { SimulatedServer } from './server.ts'

/** One running page: its database connection and its engine. It ends when the device dies. */
export interface Tab {
  account: string
  store: AccountStore
  engine: SyncEngine
  life: { dead: boolean }
}

/** A phone or a laptop: a disk that survives, and pages that do not. */
export class Device {
  readonly link: Link
  diskFull = false
  private moment = 0
  /** An hour passes between any two looks at the clock: patience with the server is not what is tried here. */
  private readonly time: Time = {
    now: () => {
      this.moment += 3_600_000
      return this.moment
    },
    random: () => 0,
    after: (_, callback) => {
      callback()
      return () => {}
    },
  }
  /** Milliseconds that this device's clock is wrong by. */
  clockOffset = 0
  private readonly disk = new IDBFactory()
  private readonly queues = new Map<string, Promise<unknown>>()
  private tabs: Tab[] = []
  account = ''
  /** Everybody who was ever signed in here. */
  readonly accounts = new Set<string>()

  constructor(
    server: SimulatedServer,
    private readonly newId: () => string,
    private readonly clock: () => number,
    /** Without Web Locks two tabs may do the same work at once. */
    private readonly hasLocks: boolean,
  ) {
    this.link = new Link(server)
  }

  /** Signs in as somebody; what the one before left on the disk stays there. */
  signIn(account: string) {
    if (account !== this.account) this.closeTabs()
    this.account = account
    this.accounts.add(account)
    this.link.token = account
  }

  async tab(index: number): Promise<Tab> {
    this.tabs = this.tabs.filter((tab) => !tab.life.dead)
    return this.tabs[index] ?? this.open(this.account)
  }

  get openTabs() {
    return this.tabs.filter((tab) => !tab.life.dead).length
  }

  crash() {
    for (const tab of this.tabs) {
      tab.life.dead = true
      tab.store.close()
    }
    this.tabs = []
    this.queues.clear()
  }

  closeTabs() {
    for (const tab of this.tabs) tab.store.close()
    this.tabs = []
  }

  private async open(account: string): Promise<Tab> {
    const life = { dead: false }
    const store = await openAccountStore(account, {
      platform: { indexedDB: this.disk, IDBKeyRange },
      newId: this.newId,
      now: () => new Date(this.clock() + this.clockOffset),
    })
    await this.guardDisk(store.db, life)
    const tab: Tab = { account, store, life, engine: this.engine(account, store, life) }
    this.tabs.push(tab)
    return tab
  }

  private engine(account: string, store: AccountStore, life: { dead: boolean }) {
    const server = this.link.for(account, life)
    // Full and broken disks are what happens here: a line for each would be most of the work.
    const shelf = triesOnDevice(store.context, () => {})
    return new SyncEngine({
      account,
      rounds: () => syncRounds(store, server),
      waiting: store.outbox.waiting,
      backoff: new Backoff({ shelf, online: () => true, time: this.time }),
      oneAtATime: this.hasLocks ? this.oneAtATime : (_, work) => work(),
      deviceOnly: async () => false,
    })
  }

  private oneAtATime: OneAtATime = (name, work) => {
    const turn = (this.queues.get(name) ?? Promise.resolve()).then(work, work)
    this.queues.set(name, turn)
    return turn
  }

  /** A full disk fails every write, a dead process everything. */
  private async guardDisk(db: AccountDatabase, life: { dead: boolean }) {
    const alive = () => {
      if (life.dead) throw new Crash('The device died')
    }
    const isFull = () => this.diskFull
    db.close()
    db.use({
      stack: 'dbcore',
      name: 'disk',
      create: (down) => ({
        ...down,
        transaction(tables, mode, options) {
          alive()
          return down.transaction(tables, mode, options)
        },
        table: (name) => {
          const table = down.table(name)
          return {
            ...table,
            mutate: async (request) => {
              alive()
              if (isFull() && (request.type === 'add' || request.type === 'put'))
                throw new DOMException('No room', 'QuotaExceededError')
              return table.mutate(request)
            },
          }
        },
      }),
    })
    await db.open()
  }
}
