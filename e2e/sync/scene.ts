import { type Draft, emptyDraft } from '#shared/schema/draft.ts'
import type { Tab } from './device.ts'
import type { Fault } from './link.ts'
import { ModelServer } from './model-server.ts'
import { Simulation } from './simulation.ts'

export const ACCOUNTS: [string, string] = ['account-aaaa', 'account-bbbb']

/** Two devices of one person, and a server that records what it was sent. */
export class Scene {
  readonly server = new ModelServer()
  readonly simulation: Simulation

  constructor({ locks = true, devices = 2 } = {}) {
    this.simulation = new Simulation({ server: this.server, accounts: ACCOUNTS, space: 1, devices, locks })
  }

  device = (index: number) => this.simulation.device(index)
  tab = (device: number, index = 0): Promise<Tab> => this.device(device).tab(index)

  async flush(device: number, ...faults: (Fault | null)[]) {
    const { link } = this.device(device)
    link.faults = faults
    const tab = await this.tab(device)
    const outcome = await tab.engine.flush()
    link.faults = []
    if (tab.life.dead) this.device(device).crash()
    return outcome
  }

  /** A resume that both devices have. */
  async shared(change: Partial<Draft> = {}): Promise<string> {
    const id = await this.create(0, change)
    await this.flush(0)
    await this.flush(1)
    return id
  }

  async create(device: number, change: Partial<Draft> = {}): Promise<string> {
    const { store } = await this.tab(device)
    return (await store.resumes.saveDraft({ draft: { ...emptyDraft(), ...change } })).row.id
  }

  async edit(device: number, id: string, change: Partial<Draft>) {
    const { store } = await this.tab(device)
    const base = (await store.resumes.get(id))!.body.draft!
    return store.resumes.saveDraft({ id, draft: { ...base, ...change }, base })
  }

  async remove(device: number, id: string) {
    await (await this.tab(device)).store.resumes.remove(id)
  }

  /** What a person sees in the list: name and summary. */
  async list(device: number): Promise<string[]> {
    const { store } = await this.tab(device)
    const rows = await store.resumes.list()
    return rows.map((row) => `${row.body.name}: ${row.body.draft?.summary}`).sort()
  }

  async waiting(device: number) {
    return (await this.tab(device)).store.outbox.waiting()
  }

  async notices(device: number) {
    return (await (await this.tab(device)).store.notices.list()).map((notice) => notice.kind)
  }

  async rows(account = ACCOUNTS[0]) {
    const rows = []
    for (let since = 0; ; ) {
      const page = await this.server.pull(account, since)
      rows.push(...page.rows)
      since = page.next
      if (!page.more) return rows
    }
  }
}
