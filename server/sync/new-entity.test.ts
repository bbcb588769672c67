import { eq, sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { userCounters } from '#server/db/schema.ts'
import { onBothDatabases, type Person } from '#server/testing/world.ts'
import { change as changeSchema } from '#shared/schema/synced/row.ts'
import { change, type Entity, registryOf } from './entity.ts'
import { forgetOldSync } from './forget.ts'
import { nextVersion } from './lock.ts'
import { applied } from './outcome.ts'
import { pullRows } from './pull.ts'
import { pushMutations } from './push.ts'
import { REGISTRY } from './registry.ts'
import { resumeEntity } from './resumes.ts'

// What the walk in CONTRIBUTING promises: an entity is its schema, its table and this one object. Nothing else of
// server/sync is touched.

const toys = pgTable('toys', {
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
  deleted: boolean('deleted').notNull().default(false),
  label: text('label').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

const toyPut = changeSchema('toy.put').extend({ label: z.string().max(20) })
const toyDelete = changeSchema('toy.delete')

const toyEntity: Entity<object> = {
  kind: 'toy',
  table: toys,
  changes: [
    change(toyPut, async ({ tx, userId, now }, { rowId: id, label }) => {
      const version = await nextVersion(tx, userId)
      await tx.insert(toys).values({ userId, id, version, label, updatedAt: now })
      return applied(version)
    }),
    change(toyDelete, async ({ tx, userId, now }, { rowId: id }) => {
      const version = await nextVersion(tx, userId)
      await tx.update(toys).set({ version, deleted: true, label: '', updatedAt: now }).where(eq(toys.id, id))
      return applied(version)
    }),
  ],
  bytes: sql<number>`length(${toys.label})`,
  rows: async (db, where) =>
    (await db.select().from(toys).where(where)).map(({ id, version, deleted, label }) => ({
      kind: 'toy',
      id,
      version,
      deleted,
      label: deleted ? null : label,
    })),
}

const registry = registryOf<object>([...REGISTRY.entities, toyEntity])

let count = 0
const newId = () => `00000000-0000-7000-8000-${(++count).toString(16).padStart(12, '0')}`
const DAY = 86_400_000

onBothDatabases('a new synced entity', (world) => {
  afterAll(() => world.db.execute(sql`drop table toys`))
  const setUp = async (): Promise<Person> => {
    await world.db.execute(sql`create table if not exists toys (
      user_id uuid not null, id uuid not null, version bigint not null, deleted boolean not null default false,
      label text not null default '', updated_at timestamptz not null, primary key (user_id, id))`)
    return world.person()
  }
  const push = (person: Person, ...mutations: unknown[]) =>
    pushMutations(
      registry,
      world.db,
      { userId: person.id, mutations, quota: { rows: 100, bytes: 1_000_000 } },
      new Date(world.clock),
    )
  const pull = (person: Person, since = 0, limit = 200) =>
    pullRows(registry, world.db, person.id, { since, limit, full: true })

  test('is pushed, pulled in the order of all rows, and deleted', async () => {
    const person = await setUp()
    const rowId = newId()
    const put = { id: newId(), kind: 'toy.put', rowId, label: 'kite' }
    expect(await push(person, put)).toEqual([{ id: put.id, status: 'applied', version: 1 }])
    // A repetition is recognised for every entity alike.
    expect(await push(person, put)).toEqual([{ id: put.id, status: 'applied', version: 1 }])
    expect((await pull(person)).rows).toEqual([
      { kind: 'toy', id: rowId, version: 1, deleted: false, label: 'kite' },
    ])
    await push(person, { id: newId(), kind: 'toy.delete', rowId })
    expect((await pull(person, 1)).rows).toEqual([
      { kind: 'toy', id: rowId, version: 2, deleted: true, label: null },
    ])
  })

  test('is refused when its own schema refuses it', async () => {
    const person = await setUp()
    const put = { id: newId(), kind: 'toy.put', rowId: newId(), label: 'x'.repeat(21) }
    expect(await push(person, put)).toMatchObject([{ status: 'refused', code: 'invalid' }])
    expect((await pull(person)).rows).toEqual([])
  })

  test('shares the pages of a pull with the other entities', async () => {
    const person = await setUp()
    const labels = ['a', 'b', 'c']
    for (const label of labels) await push(person, { id: newId(), kind: 'toy.put', rowId: newId(), label })
    const first = await pull(person, 0, 2)
    expect([first.rows.length, first.next, first.more]).toEqual([2, 2, true])
    const second = await pull(person, first.next, 2)
    expect([second.rows.length, second.next, second.more]).toEqual([1, 3, false])
  })

  test('has its tombstones forgotten in time, and devices that missed them start again', async () => {
    const person = await setUp()
    const rowId = newId()
    await push(person, { id: newId(), kind: 'toy.put', rowId, label: 'kite' })
    await push(person, { id: newId(), kind: 'toy.delete', rowId })
    await forgetOldSync(world.db, new Date(world.clock + 400 * DAY), registry.entities)
    expect(await world.db.select().from(toys).where(eq(toys.id, rowId))).toEqual([])
    const [counter] = await world.db.select().from(userCounters).where(eq(userCounters.userId, person.id))
    expect(counter?.forgottenTo).toBe(2)
  })
})

test('a registry knows each of its changes by name, and no other', () => {
  expect(registry.changeOf('resume.put')).toBe(resumeEntity.changes[0])
  expect(() => registry.changeOf('kite.put')).toThrow('kite.put')
  expect(registry.parse({ id: newId(), kind: 'kite.put', rowId: newId() }).success).toBe(false)
})
