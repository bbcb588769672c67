import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Cable, layCable } from '#server/testing/cable.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/databases.ts'
import { REQUESTS, type Rows, rowsFor } from '#server/testing/requests.ts'
import { type Documented, operationsOf } from '#server/testing/response-schemas.ts'
import { sampleResume } from '#server/testing/samples.ts'
import { World } from '#server/testing/world.ts'
import { faultWithin } from '../database-errors.ts'
import { type OpenDatabase, openPostgres, PATIENCE } from '../open.ts'
import { rowsOf } from '../rows.ts'

const PROMISED = 10_000
/** Fewer than the requests that come: most of them wait in line. */
const LINES = 4

const world = new World('postgres')
type Transaction = Parameters<Parameters<OpenDatabase['db']['transaction']>[0]>[0]
let direct: TestDatabase
let cable: Cable
let through: OpenDatabase
/** Less patient, to be waited for less. */
let quick: OpenDatabase
let rows: Rows
let admins: Rows
let operations: Documented[]

beforeAll(async () => {
  direct = await openTestDatabase('postgres')
  cable = await layCable(new URL(direct.url ?? ''))
  through = await openPostgres(cable.url, LINES, { patience: PATIENCE })
  quick = await openPostgres(cable.url, 2, { patience: { answer: 1500, turn: 700 } })
  world.database = { ...direct, db: through.db }
  world.start()
  operations = await operationsOf(world)
  rows = await rowsFor(world, false)
  const admin = await world.person('Ada Admin', { admin: true })
  admins = { ...rows, me: admin }
})
afterAll(async () => {
  cable.plugIn()
  await world.deps.parser.close()
  await through.close()
  await quick.close()
  await cable.close()
  await direct.close()
})

afterEach(() => cable.plugIn())

const ask = (operation: Documented) => {
  const { path, good } = REQUESTS[operation.id] ?? {}
  const all = operation.isAdmin ? admins : rows
  return world.call(operation.method, operation.path.replace(/\{\w+\}/, path?.(all) ?? ''), {
    ...(operation.isPublic ? {} : { token: all.me.token }),
    ...good?.(all),
  })
}

/** What a request would answer. */
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error) => faultWithin(error)?.status,
  )

const save = () =>
  world.call('POST', '/api/resumes', { token: rows.me.token, json: sampleResume() as object })

test('each route answers in time while packets to the database vanish, and when to come again', async () => {
  cable.pullOut()
  const began = Date.now()
  const answers = await Promise.all(
    operations.map(async (operation) => {
      const { status, headers } = await ask(operation)
      return { operation, status, retryAfter: headers.get('retry-after'), after: Date.now() - began }
    }),
  )
  cable.plugIn()
  expect(answers.length).toBeGreaterThan(45)
  expect(answers.filter(({ after }) => after > PROMISED)).toEqual([])
  // What everybody may ask can be refused, or answered, before the database is needed.
  const wrong = answers.filter(({ operation, status, retryAfter }) =>
    status === 503 ? !(Number(retryAfter) > 0) : status >= 500 || !operation.isPublic,
  )
  expect(wrong).toEqual([])
  expect(answers.find(({ operation }) => operation.path === '/api/ready')?.status).toBe(503)
})

test('answers again as soon as packets arrive again', async () => {
  expect((await world.call('GET', '/api/ready')).status).toBe(200)
  const saved = await Promise.all(Array.from({ length: LINES * 3 }, save))
  expect(saved.map(({ status }) => status)).toEqual(Array(LINES * 3).fill(200))
})

test('a transaction that packets vanish from holds no lock for long, and does not end the process', async () => {
  const lockMe = sql`select user_id from user_counters where user_id = ${rows.me.id} for update`
  const cut = quick.db.transaction(async (tx) => {
    await tx.execute(lockMe)
    cable.pullOut()
    await tx.execute(sql`select 1`)
  })
  expect(await statusOf(cut)).toBe(503)
  cable.plugIn()
  // PostgreSQL gives the lock back by itself, and this waits until then.
  const began = Date.now()
  expect(rowsOf(await direct.db.execute(lockMe))).toHaveLength(1)
  expect(Date.now() - began).toBeLessThan(PROMISED)
})

test('a commit whose answer vanishes is overdue too', async () => {
  const cut = quick.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    cable.pullOut()
  })
  expect(await statusOf(cut)).toBe(503)
  cable.plugIn()
  expect((await save()).status).toBe(200)
})

test('a connection that PostgreSQL ends in the middle of a transaction costs that one only', async () => {
  const ended = quick.db.transaction(async (tx) => {
    const [row] = rowsOf<{ pid: number }>(await tx.execute(sql`select pg_backend_pid() as pid`))
    await direct.db.execute(sql`select pg_terminate_backend(${row?.pid}::int)`)
    await tx.execute(sql`select 1`)
  })
  expect(await statusOf(ended)).toBe(503)
  expect((await save()).status).toBe(200)
})

test.each([
  ['asked for', (tx: Transaction) => tx.execute(sql`select 1`)],
  ['begun within it', (tx: Transaction) => tx.transaction((inner) => inner.execute(sql`select 1`))],
])(
  'what is still %s in a transaction after it was hung up on is refused, and ends no process',
  async (_, next) => {
    const asked = quick.db.transaction(async (tx) => {
      const slow = tx.execute(sql`select pg_sleep(20)`)
      await cable.refuse()
      await expect(slow).rejects.toThrow()
      await next(tx)
    })
    expect(await statusOf(asked)).toBe(503)
    await cable.plugIn()
    expect((await save()).status).toBe(200)
  },
)

test('what fails within a transaction that was hung up on is not rolled back, and ends no process', async () => {
  const asked = quick.db.transaction((tx) =>
    tx.transaction(async (inner) => {
      const slow = inner.execute(sql`select pg_sleep(20)`)
      await cable.refuse()
      await slow
    }),
  )
  expect(await statusOf(asked)).toBe(503)
  await cable.plugIn()
  expect((await save()).status).toBe(200)
})

test('a statement that takes too long is ended by PostgreSQL, and the next one is answered', async () => {
  const slow = quick.db.execute(sql`select pg_sleep(20)`)
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
  expect((await world.call('GET', '/api/ready')).status).toBe(200)
})

test('work that nobody waits for may take longer than an answer', async () => {
  const hurried = await openPostgres(cable.url, 1, { patience: { answer: 700, turn: 300 } })
  try {
    const pause = sql`select pg_sleep(1)`
    await expect(hurried.db.execute(pause)).rejects.toThrow()
    await expect(hurried.unhurried((db) => db.execute(pause))).resolves.toHaveLength(1)
  } finally {
    await hurried.close()
  }
})

test('who waits for a line waits as long as the database answers others', async () => {
  const busy = await openPostgres(cable.url, 1, { patience: { answer: 2000, turn: 1000 } })
  try {
    const all = Array.from({ length: 12 }, () => busy.db.execute(sql`select pg_sleep(0.12)`))
    await expect(Promise.all(all)).resolves.toHaveLength(12)
  } finally {
    await busy.close()
  }
})
