import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Mutation, MutationResult, PullAnswer, SyncRow } from '#shared/schema/sync.ts'
import { dropOutbox, enqueue, rowsOf } from '#web/store/outbox.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { discardChange } from './discard.ts'
import { type Entity, registryOf } from './entity.ts'
import { REGISTRY } from './registry.ts'
import { syncRounds } from './rounds.ts'
import type { SyncServer } from './server.ts'

// What the walk in CONTRIBUTING promises: an entity is its schema, its table and this one object. Nothing else of
// web/sync is touched. The toys use a row of `meta` each instead of a table, and the casts stand in for the schema's
// line in `shared/schema/sync.ts`.

interface Toy {
  label: string
  version: number
  generation: number
}
interface ToyRow extends Omit<SyncRow, 'kind' | 'record' | 'body'> {
  kind: 'toy'
  label: string | null
}
const asRow = (row: ToyRow) => row as unknown as SyncRow
const asKind = (kind: 'toy.put') => kind as unknown as Mutation['kind']

const keyOf = (id: string) => `toy:${id}`
const toyEntity: Entity = {
  kind: 'toy',
  changes: ['toy.put'],
  async freeze({ db }, { id, kind, rowId }) {
    const row = await db.meta.get(keyOf(rowId))
    return row ? ({ id, kind, rowId, label: (row.value as Toy).label } as unknown as Mutation) : null
  },
  async take({ db }, row, { generation }) {
    const { id, version, deleted, label } = row as unknown as ToyRow
    if (deleted) await db.meta.delete(keyOf(id))
    else await db.meta.put({ key: keyOf(id), value: { label, version, generation } })
  },
  async answered({ db }, { rowId }, { status }, known) {
    const row = await db.meta.get(keyOf(rowId))
    if (row && status === 'applied')
      await db.meta.put({ key: row.key, value: { ...(row.value as Toy), ...known } })
  },
  async finishResync({ db }, { generation }) {
    for (const { key, value } of await db.meta.where('key').startsWith(keyOf('')).toArray()) {
      const toy = value as Toy
      if (toy.version > 0 && toy.generation !== generation) await db.meta.delete(key)
    }
  },
  async discard({ db }, { rowId }) {
    await db.meta.delete(keyOf(rowId))
    await dropOutbox(db, rowId, ['waiting'])
  },
  supersedes: () => true,
}
const registry = registryOf([...REGISTRY.entities, toyEntity])

let store: AccountStore
let rows: ToyRow[]
let pushed: Mutation[]
let answer: (mutation: Mutation) => MutationResult
let epoch: string
let resync: boolean

const server: SyncServer = {
  async push(mutations) {
    pushed.push(...mutations)
    return { epoch, results: mutations.map(answer) }
  },
  async pull(since): Promise<PullAnswer> {
    if (resync && since > 0) return { epoch, rows: [], next: 0, more: true, resync: true }
    const next = rows.at(-1)?.version ?? since
    return {
      epoch,
      rows: rows.filter((row) => row.version > since).map(asRow),
      next,
      more: false,
      resync: false,
    }
  },
  body: () => Promise.reject(new Error('No toy has a body')),
}

beforeEach(async () => {
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
  rows = []
  pushed = []
  epoch = 'first'
  resync = false
  answer = ({ id }) => ({ id, status: 'applied', version: 1 })
})

const sync = () => syncRounds(store, server, registry)
const toy = async (id: string) => (await store.db.meta.get(keyOf(id)))?.value
const make = (id: string, label: string) =>
  store.together(async () => {
    await store.db.meta.put({ key: keyOf(id), value: { label, version: 0, generation: 0 } })
    await enqueue(store.context, asKind('toy.put'), id)
  })

describe('a new synced entity', () => {
  test('is sent, and its answer is taken', async () => {
    await make('1', 'kite')
    await sync()
    expect(pushed).toMatchObject([{ kind: 'toy.put', rowId: '1', label: 'kite' }])
    expect(await toy('1')).toMatchObject({ label: 'kite', version: 1 })
    expect(await store.outbox.waiting()).toBe(0)
  })

  test('is received, and deleted when the server has a tombstone', async () => {
    rows = [{ kind: 'toy', id: '1', version: 1, deleted: false, label: 'kite' }]
    await sync()
    expect(await toy('1')).toMatchObject({ label: 'kite', version: 1 })
    rows = [{ kind: 'toy', id: '1', version: 2, deleted: true, label: null }]
    await sync()
    expect(await toy('1')).toBeUndefined()
  })

  test('that the server refuses waits for the person, who can give it up', async () => {
    answer = ({ id }) => ({ id, status: 'refused', code: 'invalid', error: 'No' })
    await make('1', 'kite')
    await sync()
    const [refused] = await store.outbox.refused()
    expect(refused).toMatchObject({ kind: 'toy.put', code: 'invalid', error: 'No' })
    await discardChange(store.context, refused?.id ?? '', registry)
    expect(await toy('1')).toBeUndefined()
    expect(await rowsOf(store.db, '1')).toEqual([])
  })

  test('keeps the last of several refused changes only', async () => {
    answer = ({ id }) => ({ id, status: 'refused', code: 'invalid', error: 'No' })
    for (const label of ['kite', 'ball']) {
      await make('1', label)
      await sync()
    }
    expect(await store.outbox.refused()).toMatchObject([{ mutation: { label: 'ball' } }])
  })

  test('that the server does not name in a full synchronization goes', async () => {
    rows = [{ kind: 'toy', id: '1', version: 1, deleted: false, label: 'kite' }]
    await sync()
    rows = [{ kind: 'toy', id: '2', version: 9, deleted: false, label: 'ball' }]
    resync = true
    await sync()
    expect(await toy('1')).toBeUndefined()
    expect(await toy('2')).toMatchObject({ label: 'ball' })
  })
})

test('what no entity sends or receives is an error, not silence', () => {
  expect(() => registry.ofRow('kite')).toThrow('kite')
  expect(() => registry.ofChange('toy.fly')).toThrow('toy.fly')
})
