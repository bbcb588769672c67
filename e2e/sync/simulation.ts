import { type Draft, emptyDraft } from '#shared/schema/draft.ts'
import { StoreProblem } from '#web/store/problem.ts'
import type { ResumeRow } from '#web/store/rows.ts'
import { analysisSample } from './analysis-sample.ts'
import { Device, type Tab } from './device.ts'
import { edit, Ledger } from './ledger.ts'
import { idMaker } from './random-id.ts'
import type { SimulatedServer } from './server.ts'
import type { Field, Schedule, Step } from './step.ts'

interface Backups {
  backup(): () => void
}

export interface SimulationParts {
  server: SimulatedServer & Partial<Backups>
  accounts: [string, string]
  /** Sets the ids of this schedule apart from those of others in the same database. */
  space: number
  devices: number
  locks: boolean
}

interface Editor {
  account: string
  id: string
  draft: Draft
}

const DAY = 86_400_000
const START = Date.UTC(2024, 5, 1)
const BLANK = emptyDraft()

/** Devices, people and a server. Each step is one thing that a person or the world does. */
export class Simulation {
  readonly ledger = new Ledger()
  readonly devices: Device[]
  readonly newId: () => string
  /** Nothing that was deleted on the server can be told from what a restored backup brought back. */
  restored = false
  private readonly editors = new Map<number, Editor>()
  private time = START
  private restore: (() => void) | null = null

  constructor(readonly parts: SimulationParts) {
    this.newId = idMaker(parts.space)
    this.devices = Array.from({ length: parts.devices }, () => {
      const device = new Device(parts.server, this.newId, () => this.time, parts.locks)
      device.signIn(parts.accounts[0])
      return device
    })
    this.devices.forEach((device, i) => {
      device.link.overtake = async () => {
        const other = (i + 1) % this.devices.length
        await this.write(other, 0, (tab) => this.edit(tab, other, 0, 'summary', false))
        await this.flush(other, 0)
      }
      device.link.write = () => this.write(i, 0, (tab) => this.edit(tab, i, 0, 'summary', false))
    })
  }

  async run(schedule: Schedule) {
    for (const step of schedule.steps) {
      this.time += 60_000
      await this.step(step)
    }
  }

  device(index: number): Device {
    return this.devices[index % this.devices.length]!
  }

  async step(step: Step): Promise<void> {
    switch (step.do) {
      case 'create':
        return this.write(step.on, 0, (tab) => this.create(tab))
      case 'edit':
        return this.write(step.on, step.tab, (tab) =>
          this.edit(tab, step.on, step.which, step.field, step.stale),
        )
      case 'open_editor':
        return this.write(step.on, 0, (tab) => this.openEditor(tab, step.on, step.which))
      case 'delete':
        return this.write(step.on, 0, (tab) => this.remove(tab, step.which))
      case 'duplicate':
        return this.write(step.on, 0, (tab) => this.duplicate(tab, step.which))
      case 'analyse':
        return this.write(step.on, 0, (tab) => this.analyse(tab))
      case 'delete_analysis':
        return this.write(step.on, 0, (tab) => this.removeAnalysis(tab, step.which))
      case 'flush':
        this.device(step.on).link.faults = [...step.faults]
        await this.flush(step.on, step.tab)
        this.device(step.on).link.faults = []
        return
      case 'race':
        return this.race(step)
      case 'crash':
        return this.device(step.on).crash()
      case 'disk':
        this.device(step.on).diskFull = step.full
        return
      case 'network':
        this.device(step.on).link.online = step.online
        return
      case 'sign_in':
        return this.device(step.on).signIn(this.parts.accounts[step.account % 2]!)
      case 'session_ends':
        this.device(step.on).link.token = null
        return
      case 'clock':
        this.device(step.on).clockOffset += step.days * DAY
        return
      case 'poison':
        return this.write(step.on, 0, (tab) => this.poison(tab))
      case 'backup':
        this.restore = this.parts.server.backup?.() ?? null
        return
      case 'restore':
        if (!this.restore) return
        this.restore()
        this.restored = true
        return
    }
  }

  /** Only what the store acknowledged counts; a full disk and a crash are survived by the person, too. */
  private async write(on: number, index: number, work: (tab: Tab) => Promise<void>) {
    const device = this.device(on)
    try {
      await work(await device.tab(index))
    } catch (error) {
      if (error instanceof StoreProblem && error.code === 'disk_full') return
      throw error
    }
  }

  async flush(on: number, index: number) {
    const device = this.device(on)
    const tab = await device.tab(index)
    const outcome = await tab.engine.flush()
    if (tab.life.dead) device.crash()
    else if (outcome === 'stuck' && !device.diskFull) throw new Error(`Stuck: ${tab.engine.failure?.detail}`)
  }

  private async race({ on, tab, other, otherTab, edits, fault }: Extract<Step, { do: 'race' }>) {
    const [here, there] = [this.device(on), this.device(other)]
    // A fault belongs to one device; a crash would take the racing edit with it.
    here.link.faults = fault && !fault.startsWith('crash') ? [null, fault] : []
    await here.tab(tab)
    await there.tab(otherTab)
    const work = [this.flush(on, tab), this.flush(other, otherTab)]
    if (edits) work.push(this.write(on, tab, (page) => this.edit(page, on, 0, 'summary', false)))
    await Promise.all(work)
    here.link.faults = []
  }

  private async pick(tab: Tab, which: number): Promise<ResumeRow | undefined> {
    const rows = (await tab.store.resumes.list()).sort((a, b) => (a.id < b.id ? -1 : 1))
    return rows[which % Math.max(rows.length, 1)]
  }

  private async create(tab: Tab) {
    const marker = this.ledger.fresh('c', tab.account)
    const draft = { ...structuredClone(BLANK), targetRole: marker }
    const { row } = await tab.store.resumes.saveDraft({ draft })
    this.ledger.resumes.set(marker, row.id)
    this.ledger.acknowledge(tab.account, null, draft)
  }

  private async openEditor(tab: Tab, on: number, which: number) {
    const row = await this.pick(tab, which)
    if (row?.body.draft) this.editors.set(on, { account: tab.account, id: row.id, draft: row.body.draft })
  }

  private async edit(tab: Tab, on: number, which: number, field: Field, stale: boolean) {
    const open = this.editors.get(on)
    const row = await this.pick(tab, which)
    const seen =
      stale && open?.account === tab.account ? open : row?.body.draft && { id: row.id, draft: row.body.draft }
    if (!seen) return
    const text = this.ledger.fresh('e', tab.account)
    const draft = edit(seen.draft, field, text, this.newId)
    const saved = await tab.store.resumes.saveDraft({ id: seen.id, draft, base: seen.draft })
    this.ledger.acknowledge(tab.account, seen.draft, draft)
    if (seen === open) this.editors.set(on, { ...open, id: saved.row.id, draft: saved.row.body.draft! })
  }

  private async remove(tab: Tab, which: number) {
    const row = await this.pick(tab, which)
    if (!row) return
    await tab.store.resumes.remove(row.id)
    this.ledger.forget(row.body)
  }

  private async duplicate(tab: Tab, which: number) {
    const row = await this.pick(tab, which)
    if (row) await tab.store.resumes.duplicate(row.id)
  }

  private async analyse(tab: Tab) {
    const id = this.newId()
    const marker = this.ledger.fresh('a', tab.account)
    await tab.store.analyses.save(analysisSample(id, marker, new Date(this.time).toISOString()))
    this.ledger.analyses.set(marker, { id, deleted: false })
  }

  private async removeAnalysis(tab: Tab, which: number) {
    const all = await tab.store.analyses.list()
    const record = all[which % Math.max(all.length, 1)]
    if (!record) return
    await tab.store.analyses.remove(record._id)
    this.ledger.analyses.get(record.resumeName)!.deleted = true
  }

  /** A body that no server takes: its name is far too long. */
  private async poison(tab: Tab) {
    await tab.store.resumes.saveDraft({ draft: structuredClone(BLANK), name: 'poison'.repeat(100) })
  }
}
