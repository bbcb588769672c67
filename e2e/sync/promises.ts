import type { SyncRow } from '#shared/schema/sync.ts'
import { equalJson } from '#shared/sync/json.ts'
import type { AccountStore } from '#web/store/store.ts'
import { textsIn } from './ledger.ts'
import type { Simulation } from './simulation.ts'

// What must be true when it has become quiet. Each promise is one function that throws with the reason.

const ROUNDS = 8
const IS_COPY = /\((copy|kept|other version)\)$/

/** Everybody online, signed in and with room: flush until nothing is waiting anywhere. */
export async function quiet(simulation: Simulation) {
  for (let round = 0; round < ROUNDS; round++) {
    let waiting = 0
    for (const account of simulation.parts.accounts)
      for (const device of simulation.devices) {
        if (!device.accounts.has(account)) continue
        device.link.faults = []
        device.link.online = true
        device.diskFull = false
        device.signIn(account)
        const { engine, store } = await device.tab(0)
        const outcome = await engine.flush()
        if (outcome !== 'done')
          throw new Error(`A quiet device ends with ${outcome}: ${engine.failure?.detail}`)
        waiting += await store.outbox.waiting()
      }
    if (waiting === 0 && round > 0) return
  }
  throw new Error('It does not become quiet')
}

export async function fullPull(simulation: Simulation, account: string): Promise<SyncRow[]> {
  const rows: SyncRow[] = []
  for (let since = 0; ; ) {
    const page = await simulation.parts.server.pull(account, since, true)
    rows.push(...page.rows)
    since = page.next
    if (!page.more) return rows
  }
}

export async function checkPromises(simulation: Simulation, tombstonesBefore: Map<string, string[]>) {
  for (const account of simulation.parts.accounts) {
    const rows = await fullPull(simulation, account)
    nothingIsLost(simulation, account, rows)
    nothingIsDoubled(rows)
    analysesAreThere(simulation, account, rows)
    nothingIsForeign(account, rows)
    if (!simulation.restored) tombstonesStay(rows, tombstonesBefore.get(account) ?? [])
    for (const device of simulation.devices) {
      if (!device.accounts.has(account)) continue
      device.signIn(account)
      await isEqual((await device.tab(0)).store, rows)
    }
  }
}

export const tombstonesIn = (rows: SyncRow[]) => rows.filter((row) => row.deleted).map((row) => row.id)

/** Every edit that a save acknowledged is live (a copy is live, too), or somebody removed it. */
function nothingIsLost(simulation: Simulation, account: string, rows: SyncRow[]) {
  const live = textsIn(rows.map((row) => row.body))
  const lost = simulation.ledger.owed(account).filter((text) => !live.has(text))
  if (lost.length > 0) throw new Error(`Lost: ${lost.join(' ')}`)
}

function nothingIsDoubled(rows: SyncRow[]) {
  const seen = new Set<string>()
  for (const { body } of rows) {
    if (!body || IS_COPY.test(body.name)) continue
    const marker = body.draft?.targetRole
    if (!marker) continue
    if (seen.has(marker)) throw new Error(`Doubled: ${marker}`)
    seen.add(marker)
  }
}

function analysesAreThere(simulation: Simulation, account: string, rows: SyncRow[]) {
  const live = rows.filter((row) => row.kind === 'analysis' && !row.deleted)
  const markers = live.map((row) => row.record!.resumeName)
  if (new Set(markers).size !== markers.length) throw new Error('An analysis is doubled')
  for (const [marker, { deleted }] of simulation.ledger.analyses) {
    if (!marker.includes(`@${account.slice(-4)}`)) continue
    if (!deleted && !markers.includes(marker)) throw new Error(`Lost analysis ${marker}`)
    if (deleted && !simulation.restored && markers.includes(marker))
      throw new Error(`Deleted analysis lives: ${marker}`)
  }
}

function nothingIsForeign(account: string, rows: SyncRow[]) {
  const texts = JSON.stringify(rows).match(/@[^>]*>/g) ?? []
  const foreign = texts.find((text) => text !== `@${account.slice(-4)}>`)
  if (foreign) throw new Error(`Of another account: ${foreign}`)
}

function tombstonesStay(rows: SyncRow[], before: string[]) {
  const dead = new Set(tombstonesIn(rows))
  const revived = before.find((id) => !dead.has(id))
  if (revived) throw new Error(`Revived: ${revived}`)
}

/** The device, which pulled in pieces, has what a full pull has: no more, no less. */
async function isEqual(store: AccountStore, rows: SyncRow[]) {
  const refused = await store.outbox.refused()
  const poisoned = new Set(refused.map((row) => row.rowId))
  for (const row of refused)
    if (row.mutation?.kind !== 'resume.put' || !row.mutation.body.name.startsWith('poison'))
      throw new Error(`Refused: ${row.kind} ${row.code} ${row.error}`)
  const here = new Map<string, unknown>()
  for (const row of await store.db.resumes.toArray())
    if (!poisoned.has(row.id))
      here.set(row.id, { version: row.version, deleted: row.deleted, content: row.body })
  for (const row of await store.db.analyses.toArray())
    here.set(row.id, { version: row.version, deleted: row.deleted, content: row.record })
  const there = new Map<string, unknown>()
  for (const row of rows)
    if (!row.deleted) there.set(row.id, { version: row.version, deleted: 0, content: row.body ?? row.record })
  for (const id of new Set([...here.keys(), ...there.keys()]))
    if (!equalJson(here.get(id), there.get(id)))
      throw new Error(`Differs at ${id}:\n${JSON.stringify(here.get(id))}\n${JSON.stringify(there.get(id))}`)
}
