import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { createPasswords } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema.ts'
import { seed } from '#server/db/seed.ts'
import { projectRoot } from '#server/project-root.ts'
import { type ApiProcess, startApi } from '#server/testing/api-process.ts'
import { type PostgresServer, startPostgres } from '#server/testing/postgres-server.ts'
import { sampleAnalysis } from '#server/testing/samples.ts'

// `npm run bench:api`: the built server on PostgreSQL at two sizes, asked in turns, so that whatever else the machine
// does touches both alike. What counts is the ratio of the two.

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    analyses: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '600' },
    uploads: { type: 'string', default: '60' },
  },
})
const SIZES = {
  small: { users: 1000, analyses: 10_000 },
  large: { users: Number(options.users), analyses: Number(options.analyses) },
}
const REQUESTS = Number(options.requests)
const UPLOADS = Number(options.uploads)
const SIDES = ['small', 'large'] as const
const PEOPLE = 200
const AT_ONCE = 4
const PER_TURN = 12
/** A read over its budget is asked so many times more before it counts: a p95 of few requests is mostly luck. */
const AGAIN = 4
/** p95 of every read at the large size, as a multiple of the small one. */
const BUDGET = 1.5
const PASSWORD = 'demonstration'
const DURABLE = ['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min', 'max_connections=100']
const BUILT = path.join('dist', 'server', 'main.js')

interface Person {
  id: string
  email: string
  token: string
  analysis: string
}
interface Site {
  api: ApiProcess
  people: Person[]
  admin: string
}
type Ask = (site: Site, me: Person) => Promise<Response>

const get =
  (at: string | ((me: Person) => string), admin = false): Ask =>
  ({ api, admin: adminToken }, me) =>
    fetch(api.url + (typeof at === 'string' ? at : at(me)), {
      headers: { authorization: `Bearer ${admin ? adminToken : me.token}` },
    })
const post =
  (at: string, json: (me: Person) => unknown): Ask =>
  ({ api }, me) =>
    fetch(api.url + at, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json(me)),
    })

const READS: Record<string, Ask> = {
  'verify token': post('/api/auth/verify-token', () => ({})),
  dashboard: get('/api/dashboard?tz=Europe/Berlin'),
  history: get('/api/analyses?limit=50'),
  resumes: get('/api/resumes?limit=50'),
  'one analysis': get((me) => `/api/sync/analyses/${me.analysis}/body`),
  'pull, nothing new': get('/api/sync/pull?since=12'),
  'pull, all': get('/api/sync/pull?since=0&full=1'),
  'admin totals': get('/api/admin/stats', true),
  'admin users': get('/api/admin/users?limit=50', true),
  'admin users, searched': get((me) => `/api/admin/users?search=${me.email.split('@')[0]}%40`, true),
  'admin users, two letters': get('/api/admin/users?search=gr', true),
  'admin analyses': get('/api/admin/analyses?limit=50', true),
  'admin analyses, searched': get((me) => `/api/admin/analyses?search=${me.email.split('@')[0]}%40`, true),
  'admin analyses, two letters': get('/api/admin/analyses?search=zq', true),
  'admin resumes': get('/api/admin/resumes?limit=50', true),
}
const WRITES: Record<string, Ask> = {
  'push one analysis': post('/api/sync/push', (me) => {
    const body = sampleAnalysis()
    return {
      account: me.id,
      mutations: [{ id: uuidv7(), kind: 'analysis.create', rowId: body.record._id, body }],
    }
  }),
  'save a resume': post('/api/resumes', () => ({ summary: 'Saved by the bench.' })),
  'sign in': post('/api/auth/login', (me) => ({ email: me.email, password: PASSWORD })),
}

async function openSite(
  postgres: PostgresServer,
  name: keyof typeof SIZES,
  passwordHash: string,
): Promise<Site> {
  const { db: admin, close: closeAdmin } = await openPostgres(postgres.url, 1)
  await admin.execute(sql.raw(`create database ${name}`))
  await closeAdmin()
  const url = postgres.databaseUrl(name)
  const { db, close } = await openPostgres(url, 2)
  await migrate(db)
  const start = performance.now()
  await seed(db, { ...SIZES[name], now: new Date(), passwordHash })
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${name}: ${SIZES[name].users} users, ${SIZES[name].analyses} analyses, filled in ${seconds} s`)
  // Spread over all of them, in a fixed way.
  const step = Math.max(1, Math.floor(SIZES[name].users / PEOPLE))
  const found = rowsOf<Omit<Person, 'token'>>(
    await db.execute(sql`
      select u.id, u.email, (select a.id from analyses a where a.user_id = u.id limit 1) as analysis from users u
      where u.email_key = any(array(select 'person' || n || '@example.com' from generate_series(1, ${SIZES[name].users}::int, ${step}::int) n))
      limit ${PEOPLE}`),
  )
  const people: Person[] = []
  for (const person of found)
    people.push({ ...person, token: await startSession(db, new Date(), person.id, 'remembered', 'bench') })
  const [first] = people as [Person]
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, first.id))
  await close()
  const api = await startApi(
    {
      DATABASE_URL: url,
      RATE_LIMITS: 'false',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PARSE_SECONDS: '300',
    },
    BUILT,
  )
  return { api, people, admin: first.token }
}

interface Measured {
  /** Milliseconds of each request that was answered well. */
  times: number[]
  perSecond: number
  /** How often each other answer came. */
  failed: Map<string, number>
}

/** `AT_ONCE` are under way at any time. One that fails is counted, and the others go on. */
async function measure(site: Site, ask: Ask, count: number, from = 0): Promise<Measured> {
  const times: number[] = []
  const failed = new Map<string, number>()
  let next = from
  const start = performance.now()
  const worker = async () => {
    while (next < from + count) {
      const me = site.people[next++ % site.people.length] as Person
      const began = performance.now()
      const fault = await faultOf(ask(site, me))
      if (fault) failed.set(fault, (failed.get(fault) ?? 0) + 1)
      else times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { times, perSecond: (times.length * 1000) / (performance.now() - start), failed }
}

async function faultOf(asked: Promise<Response>): Promise<string | undefined> {
  try {
    const response = await asked
    const text = await response.text()
    return response.ok ? undefined : `${response.status} ${text.slice(0, 120)}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const written = (failed: Map<string, number>) =>
  [...failed].map(([fault, times]) => `    ${times} × ${fault}`).join('\n')

const sorted = (values: number[]): number[] => [...values].sort((a, b) => a - b)

const quantile = (values: number[], q: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0

interface Figures {
  times: number[]
  /** Of each turn. */
  perSecond: number[]
  failed: Map<string, number>
}

/** In turns of a fraction of a second: whatever else the machine does falls on both sizes alike. */
async function sideBySide(sites: Record<keyof typeof SIZES, Site>, ask: Ask, count: number) {
  const figures = {
    small: { times: [], perSecond: [], failed: new Map() },
    large: { times: [], perSecond: [], failed: new Map() },
  } as Record<keyof typeof SIZES, Figures>
  // Once for each person beforehand: caches and connections are warm.
  for (const size of SIDES) await measure(sites[size], ask, Math.min(PEOPLE, count))
  for (let from = 0; from < count; from += PER_TURN)
    for (const size of SIDES) {
      const { times, perSecond, failed } = await measure(sites[size], ask, PER_TURN, from)
      for (const [fault, number] of failed)
        figures[size].failed.set(fault, (figures[size].failed.get(fault) ?? 0) + number)
      figures[size].times.push(...times)
      figures[size].perSecond.push(perSecond)
    }
  return figures
}

const cell = (value: number, width = 8, digits = 1) => value.toFixed(digits).padStart(width)

function printRow(name: string, { small, large }: Record<keyof typeof SIZES, Figures>): Verdict {
  const columns = [small, large].map(({ times, perSecond }) => {
    const all = sorted(times)
    const average = perSecond.reduce((sum, value) => sum + value, 0) / perSecond.length
    return {
      rate: average,
      p50: quantile(all, 0.5),
      p95: quantile(all, 0.95),
      p99: quantile(all, 0.99),
    }
  }) as [Quantiles, Quantiles]
  const [{ p95: ofSmall }, { p95: ofLarge }] = columns
  const ratio = ofLarge / ofSmall
  const cells = columns.map(
    ({ rate, p50, p95, p99 }) => `${cell(rate, 7, 0)}${cell(p50)}${cell(p95)}${cell(p99)}`,
  )
  console.log(`${name.padEnd(26)}${cells.join('  |')}  |${cell(ratio, 6, 2)}`)
  for (const { failed } of [small, large]) if (failed.size > 0) console.log(written(failed))
  return { ratio, failed: small.failed.size + large.failed.size > 0 }
}
interface Verdict {
  ratio: number
  failed: boolean
}
interface Quantiles {
  rate: number
  p50: number
  p95: number
  p99: number
}

/** Says whether every file was read. */
async function uploads(site: Site): Promise<boolean> {
  let whole = true
  const folder = path.join(projectRoot, 'fixtures', 'files')
  for (const kind of ['pdf', 'docx', 'doc']) {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith(`.${kind}`))
      .slice(0, 10)
      .map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }))
    let next = 0
    const ask: Ask = ({ api }, me) => {
      const { name, bytes } = files[next++ % files.length] as (typeof files)[number]
      const form = new FormData()
      form.set('resume', new File([bytes], name))
      form.set('jobCategory', 'Software Development')
      form.set('jobRole', 'Frontend Developer')
      return fetch(`${api.url}/api/analysis/standard`, {
        method: 'POST',
        headers: { authorization: `Bearer ${me.token}` },
        body: form,
      })
    }
    await measure(site, ask, AT_ONCE)
    const { times, perSecond, failed } = await measure(site, ask, UPLOADS)
    const all = sorted(times)
    console.log(
      `upload and analyse ${kind.padEnd(5)} ${cell(perSecond, 6)} a second, p50 ${cell(quantile(all, 0.5), 0)} ms, p95 ${cell(quantile(all, 0.95), 0)} ms`,
    )
    if (failed.size > 0) {
      console.log(written(failed))
      whole = false
    }
  }
  return whole
}

async function main(): Promise<void> {
  if (!existsSync(path.join(projectRoot, BUILT)))
    throw new Error('There is no built server: run  npm run build  first.')
  const postgres = await startPostgres(DURABLE)
  const stops: (() => Promise<void>)[] = [postgres.stop]
  try {
    const hash = await createPasswords(1).hash(PASSWORD)
    const small = await openSite(postgres, 'small', hash)
    stops.push(() => small.api.stop('SIGTERM'))
    const large = await openSite(postgres, 'large', hash)
    stops.push(() => large.api.stop('SIGTERM'))
    const head = `${'per s'.padStart(7)}${['p50', 'p95', 'p99'].map((text) => text.padStart(8)).join('')}`
    console.log(`\n${'milliseconds'.padEnd(26)}${head}  |${head}  | p95 large/small`)
    const over: string[] = []
    const failing: string[] = []
    for (const [name, ask] of Object.entries(READS)) {
      let { ratio, failed } = printRow(name, await sideBySide({ small, large }, ask, REQUESTS))
      if (!(ratio <= BUDGET)) {
        const again = await sideBySide({ small, large }, ask, REQUESTS * AGAIN)
        const verdict = printRow(`  ${AGAIN} times as many`, again)
        ratio = verdict.ratio
        failed ||= verdict.failed
      }
      if (!(ratio <= BUDGET)) over.push(`${name} (${ratio.toFixed(2)})`)
      if (failed) failing.push(name)
    }
    for (const [name, ask] of Object.entries(WRITES))
      if (printRow(name, await sideBySide({ small, large }, ask, Math.ceil(REQUESTS / 6))).failed)
        failing.push(name)
    console.log()
    if (!(await uploads(large))) failing.push('uploads')
    const verdicts = [
      over.length === 0
        ? `Reads: p95 of every one at the large size is within ${BUDGET} of the small one.`
        : `Reads: p95 at the large size is over ${BUDGET} of the small one for ${over.join(', ')}.`,
      failing.length === 0
        ? 'Answers: every request was answered as it should be.'
        : `Answers: some requests failed, of ${failing.join(', ')}.`,
    ]
    console.log(`\n${verdicts.join('\n')}`)
    console.log(over.length + failing.length === 0 ? 'PASSED' : 'FAILED')
    if (over.length + failing.length > 0) process.exitCode = 1
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
