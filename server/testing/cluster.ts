import assert from 'node:assert/strict'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { createAccount } from '#server/auth/accounts.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema.ts'
import type { MutationResult, PullAnswer } from '#shared/schema/sync.ts'
import { type ApiProcess, startApi } from './api-process.ts'
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres-server.ts'
import { sampleAnalysis, sampleResume } from './samples.ts'

// `npm run test:cluster`: two API processes, one PostgreSQL behind PgBouncer in transaction mode, one SIGKILL.

const PASSWORD = 'correct horse'
const PEOPLE = 8
const CHANGES_EACH = 40

interface Person {
  id: string
  email: string
  token: string
}

interface Cluster {
  db: Db
  servers: [ApiProcess, ApiProcess]
  env: Record<string, string>
  person(name: string, admin?: boolean): Promise<Person>
}

interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  body: any
}

async function call(
  server: ApiProcess,
  method: string,
  path: string,
  token?: string,
  json?: unknown,
): Promise<Reply> {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}

const versionOf = (result: MutationResult | undefined) =>
  result && 'version' in result ? result.version : undefined

const createMutation = () => {
  const body = sampleAnalysis()
  return { id: uuidv7(), kind: 'analysis.create' as const, rowId: body.record._id, body }
}

const push = async (
  server: ApiProcess,
  { id, token }: Person,
  mutations: unknown[],
): Promise<MutationResult[]> => {
  const { status, body } = await call(server, 'POST', '/api/sync/push', token, { account: id, mutations })
  assert.equal(status, 200, JSON.stringify(body))
  return body.results
}

const TESTS: [string, (cluster: Cluster) => Promise<void>][] = [
  [
    'two processes that start at once on an empty database migrate it once',
    async ({ db }) => {
      const [row] = rowsOf<{ count: string }>(await db.execute(sql`select count(*) from migrations`))
      assert.ok(Number(row?.count) >= 1)
    },
  ],
  [
    'a session of one is a session of the other, and so is its end',
    async ({ servers: [a, b], person }) => {
      const { email } = await person('Session')
      const { token } = (await call(a, 'POST', '/api/auth/login', undefined, { email, password: PASSWORD }))
        .body
      assert.equal((await call(b, 'POST', '/api/auth/verify-token', token)).status, 200)
      assert.equal((await call(b, 'POST', '/api/auth/logout', token)).status, 204)
      assert.equal((await call(a, 'POST', '/api/auth/verify-token', token)).status, 401)
    },
  ],
  [
    'guesses at a password are counted together',
    async ({ servers, person }) => {
      const { email } = await person('Guessed')
      const statuses = []
      for (let count = 0; count < 12; count += 1) {
        const server = servers[count % 2] as ApiProcess
        statuses.push(
          (await call(server, 'POST', '/api/auth/login', undefined, { email, password: 'wrong one' })).status,
        )
      }
      assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
    },
  ],
  [
    'a change that both get at once is applied once',
    async ({ servers: [a, b], person }) => {
      const me = await person('Twice')
      const mutation = createMutation()
      const [one, two] = await Promise.all([push(a, me, [mutation]), push(b, me, [mutation])])
      assert.deepEqual(one, two)
      assert.equal(versionOf(one[0]), 1)
      assert.equal((await call(a, 'GET', '/api/dashboard', me.token)).body.totalAnalyses, 1)
    },
  ],
  [
    'changes that both take at once get versions of their own, without a gap',
    async ({ servers: [a, b], person }) => {
      const me = await person('Versions')
      const sent = Array.from({ length: 40 }, createMutation)
      const results = (
        await Promise.all(sent.map((mutation, at) => push(at % 2 ? a : b, me, [mutation])))
      ).flat()
      const versions = results.map((result) => versionOf(result) ?? 0).sort((x, y) => x - y)
      assert.deepEqual(
        versions,
        Array.from({ length: 40 }, (_, at) => at + 1),
      )
    },
  ],
  [
    'of two saves from one version, through two processes, one is a conflict',
    async ({ servers: [a, b], person }) => {
      const me = await person('Conflict')
      const rowId = uuidv7()
      const put = (name: string, baseVersion: number) => ({
        id: uuidv7(),
        kind: 'resume.put',
        rowId,
        body: sampleResume({ name }),
        baseVersion,
      })
      await push(a, me, [put('first', 0)])
      const results = await Promise.all([push(a, me, [put('left', 1)]), push(b, me, [put('right', 1)])])
      assert.deepEqual(results.map(([result]) => result?.status).sort(), ['applied', 'conflict'])
    },
  ],
  [
    'two administrators who demote each other through two processes leave one',
    async ({ servers: [a, b], db, person }) => {
      const [one, two] = [await person('Admin One', true), await person('Admin Two', true)]
      const demote = (server: ApiProcess, by: Person, whom: Person) =>
        call(server, 'PATCH', `/api/admin/users/${whom.id}`, by.token, { role: 'user' })
      const answers = await Promise.all([demote(a, one, two), demote(b, two, one)])
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      assert.equal((await db.select().from(users).where(eq(users.role, 'admin'))).length, 1)
    },
  ],
  [
    'a password that is changed at one ends the sessions at the other',
    async ({ servers: [a, b], person }) => {
      const me = await person('Changed')
      const other = (
        await call(b, 'POST', '/api/auth/login', undefined, { email: me.email, password: PASSWORD })
      ).body
      const change = { currentPassword: PASSWORD, newPassword: 'another one' }
      assert.equal((await call(a, 'PUT', '/api/auth/change-password', me.token, change)).status, 200)
      assert.equal((await call(b, 'POST', '/api/auth/verify-token', other.token)).status, 401)
    },
  ],
  ['a process killed in the middle of pushes loses no change and applies none twice', killedInTheMiddle],
  [
    'a process that is told to stop answers what is under way first',
    async ({ servers, env, person }) => {
      const me = await person('Stopped')
      const fresh = await startApi(env)
      servers[0] = fresh
      const sent = Array.from({ length: 20 }, createMutation)
      const under = sent.map((mutation) => push(fresh, me, [mutation]))
      await Promise.race(under)
      const stopped = fresh.stop('SIGTERM')
      const settled = await Promise.allSettled(under)
      await stopped
      const kept = settled.filter(({ status }) => status === 'fulfilled').length
      const { rows } = (await call(servers[1], 'GET', '/api/sync/pull?limit=500', me.token))
        .body as PullAnswer
      assert.ok(kept > 0)
      assert.equal(rows.length, kept)
    },
  ],
]

/** Each person sends their changes one after the other, and repeats at the other process what got no answer. */
async function killedInTheMiddle({ servers, db, person }: Cluster): Promise<void> {
  const [a, b] = servers
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => person(`Pusher ${at}`)))
  let answered = 0
  let repeated = 0
  const all = people.map(async (me) => {
    const results = new Map<string, MutationResult>()
    let server = a
    for (let count = 0; count < CHANGES_EACH; count += 1) {
      const mutation = createMutation()
      try {
        const [result] = await push(server, me, [mutation])
        if (result) results.set(mutation.id, result)
      } catch {
        // No answer: it may have been applied or not. The same change goes to the other process.
        repeated += 1
        server = b
        const [result] = await push(server, me, [mutation])
        if (result) results.set(mutation.id, result)
      }
      answered += 1
      if (answered === (PEOPLE * CHANGES_EACH) / 4) a.child.kill('SIGKILL')
    }
    return results
  })
  const results = await Promise.all(all)
  assert.ok(repeated > 0, 'nothing was under way when the process was killed')
  for (const [at, me] of people.entries()) {
    const versions = [...(results[at]?.values() ?? [])].map((result) => [result.status, versionOf(result)])
    assert.deepEqual(
      versions,
      Array.from({ length: CHANGES_EACH }, (_, version) => ['applied', version + 1]),
    )
    const { rows } = (await call(b, 'GET', '/api/sync/pull?limit=500', me.token)).body as PullAnswer
    assert.equal(rows.length, CHANGES_EACH)
    assert.equal((await call(b, 'GET', '/api/dashboard', me.token)).body.totalAnalyses, CHANGES_EACH)
    const [stored] = rowsOf<{ count: string }>(
      await db.execute(sql`select count(*) from mutations where user_id = ${me.id}`),
    )
    assert.equal(Number(stored?.count), CHANGES_EACH)
  }
  console.log(`    ${answered} changes, ${repeated} of them repeated because no answer came`)
}

async function main(): Promise<void> {
  const program = findPgBouncer()
  if (!program) throw new Error('PgBouncer is not installed (Debian: apt-get install pgbouncer).')
  const undo: (() => Promise<void>)[] = []
  let failed = 0
  try {
    const postgres = await startPostgres()
    undo.push(postgres.stop)
    const bouncer = await startPgBouncer(program, postgres.port)
    undo.push(bouncer.stop)
    const url = bouncer.databaseUrl('postgres')
    const env = { DATABASE_URL: url, PARSE_PROCESSES: '1' }
    const servers = (await Promise.all([startApi(env), startApi(env)])) as [ApiProcess, ApiProcess]
    undo.push(async () => void (await Promise.all(servers.map((server) => server.stop('SIGKILL')))))
    const { db, close } = await openPostgres(url, 5)
    undo.push(close)
    const hash = await createPasswords(1).hash(PASSWORD)
    const person = async (name: string, admin = false): Promise<Person> => {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
      return db.transaction(async (tx) => {
        const { id } = await createAccount(tx, new Date(), { name, email }, hash)
        if (admin) await tx.update(users).set({ role: 'admin' }).where(eq(users.id, id))
        return { id, email, token: await startSession(tx, new Date(), id, 'remembered', 'cluster') }
      })
    }
    for (const [title, test] of TESTS) {
      try {
        await test({ db, servers, env, person })
        console.log(`  ok      ${title}`)
      } catch (error) {
        failed += 1
        console.log(`  FAILED  ${title}\n${error instanceof Error ? error.stack : error}`)
      }
    }
  } finally {
    for (const step of undo.reverse()) await step()
  }
  console.log(`${TESTS.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
