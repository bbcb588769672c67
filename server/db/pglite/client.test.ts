import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DiskState } from '#server/db/disk-space.ts'
import { openThreaded, PATIENCE, type ThreadedPglite } from './client.ts'

// Real threads on a real folder. A query without end stands for PostgreSQL spinning on a full disk.

const ENDLESS = 'with recursive t(n) as (select 1 union all select n + 1 from t) select count(*) from t'
const folder = mkdtempSync(path.join(tmpdir(), 'legible-thread-'))

let space: DiskState = 'ok'
let restarts: string[] = []
let db: ThreadedPglite

/** Long on a busy machine, and short for the statement that must not end. */
let patient = PATIENCE.statement
const patience = {
  ...PATIENCE,
  close: 2000,
  get statement() {
    return patient
  },
  get onFullDisk() {
    return patient
  },
}
const hang = async (statement: Promise<unknown>) => {
  await statement.catch(() => undefined)
  patient = PATIENCE.statement
}

const open = () =>
  openThreaded({
    folder: path.join(folder, 'pglite'),
    disk: { state: () => space, freeMb: () => 100 },
    patience,
    onRestart: (reason) => restarts.push(reason),
  })
const numbers = async () =>
  (await db.query('select n from kept order by n', [], { rowMode: 'array' })).rows.flat()
const opened = () => expect.poll(() => db.state(), { timeout: 30_000 }).toBe('open')

beforeAll(async () => {
  db = await open()
  await db.query('create table kept (n integer primary key)')
})
beforeEach(async () => {
  space = 'ok'
  restarts = []
  await db.query('delete from kept')
})
afterEach(() => {
  patient = PATIENCE.statement
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a statement that never ends is ended, and what was stored before is still there', async () => {
  await db.query('insert into kept values ($1)', [1])
  patient = 1000
  await expect(db.query(ENDLESS)).rejects.toMatchObject({ status: 503, code: 'database_away' })
  patient = PATIENCE.statement
  await expect(db.query('select 1')).rejects.toMatchObject({ status: 503 })
  await opened()
  expect(await numbers()).toEqual([1])
  expect(restarts).toEqual(['a statement took longer than 1000 ms'])
})

test('a transaction that loses its thread leaves nothing, and does not go on in the next one', async () => {
  const work = db.transaction(async (tx) => {
    await tx.query('insert into kept values (2)')
    patient = 1000
    await hang(tx.query(ENDLESS))
    await opened()
    await tx.query('insert into kept values (3)')
  })
  await expect(work).rejects.toMatchObject({ status: 503 })
  expect(await numbers()).toEqual([])
})

test('an error of the database keeps its SQLSTATE, and the thread goes on', async () => {
  await db.query('insert into kept values (1)')
  await expect(db.query('insert into kept values (1)')).rejects.toMatchObject({
    code: '23505',
    constraint: 'kept_pkey',
  })
  expect([await numbers(), restarts]).toEqual([[1], []])
})

test('transactions do not mix with what is asked meanwhile, and one that throws is undone', async () => {
  const both = [
    db.transaction(async (tx) => {
      await tx.query('insert into kept values (1)')
      throw new Error('never mind')
    }),
    db.query('insert into kept values (2)'),
  ]
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(await numbers()).toEqual([2])
})

test('on a full disk changes are refused at once, reading goes on, and so does all when there is space', async () => {
  await db.query('insert into kept values (1)')
  space = 'full'
  await expect(db.query('insert into kept values (2)')).rejects.toMatchObject({
    status: 507,
    code: 'disk_full',
  })
  const change = db.transaction((tx) => tx.query('insert into kept values (3)'))
  await expect(change).rejects.toMatchObject({ status: 507 })
  expect(await numbers()).toEqual([1])
  space = 'ok'
  await db.query('insert into kept values (4)')
  expect([await numbers(), restarts]).toEqual([[1, 4], []])
})

test('a thread that hung on a full disk is opened anew only when there is space', async () => {
  space = 'full'
  patient = 1000
  await expect(db.query(ENDLESS.replace('with', 'select * from (with').concat(') x'))).rejects.toMatchObject({
    status: 507,
  })
  patient = PATIENCE.statement
  expect(db.state()).toBe('opening')
  await expect(db.query('select 1')).rejects.toMatchObject({ status: 507 })
  space = 'ok'
  await opened()
  expect(await numbers()).toEqual([])
})

test('closing ends a thread that hangs, too', async () => {
  const hung = expect(db.query(ENDLESS)).rejects.toMatchObject({ status: 503 })
  await expect(db.close()).rejects.toMatchObject({ status: 503 })
  await hung
  await expect(db.query('select 1')).rejects.toMatchObject({ status: 503 })
})
