import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { uuidv7 } from 'uuidv7'
import { ensureBuilt } from '#server/build.mjs'
import { type ApiProcess, startApi } from '#server/testing/api-process.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { sampleAnalysis } from '#server/testing/samples.ts'
import { atRate, highest, type Step } from './load/rate.ts'

// `npm run bench:load`: the highest rate at which 99 of 100 requests are answered within a second, a tenth of them uploads
// that the server reads and scores, the rest what devices do all day. For PGlite, and PostgreSQL with one and two processes;
// `npm run bench:load -- '2 API'` runs only what has that in its name.

const { values: options, positionals: wanted } = parseArgs({
  options: { seconds: { type: 'string', default: '8' } },
  allowPositionals: true,
})
const SECONDS = Number(options.seconds)
const FIRST_RATE = 8
const BUDGET = 1000
const PEOPLE = 24
const FIRST_UPLOADS = 2
const BUILT = path.join('dist', 'server', 'main.js')
const PASSWORD = 'Load-bench-1 horse'
const RESUME = readFileSync(path.join('fixtures', 'files', 'amara-pdfkit-plain.pdf'))

interface Person {
  id: string
  token: string
}

const answered = async (response: Response) => {
  await response.arrayBuffer()
  return response.ok
}

const get =
  (at: string) =>
  ({ token }: Person, url: string) =>
    fetch(url + at, { headers: { authorization: `Bearer ${token}` } })

const push = ({ id, token }: Person, url: string) => {
  const body = sampleAnalysis()
  const mutations = [{ id: uuidv7(), kind: 'analysis.create', rowId: body.record._id, body }]
  return fetch(`${url}/api/sync/push`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account: id, mutations }),
  })
}

const upload = ({ token }: Person, url: string) => {
  const form = new FormData()
  form.set('resume', new File([RESUME], 'cv.pdf'))
  return fetch(`${url}/api/analysis/standard`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}

/** Ten in turn: one upload, two changes, and what an open app asks. */
const MIX = [
  upload,
  get('/api/sync/pull?since=1'),
  push,
  get('/api/dashboard?tz=Europe/Berlin'),
  get('/api/sync/pull?since=1'),
  get('/api/analyses?limit=20'),
  push,
  get('/api/sync/pull?since=1'),
  get('/api/resumes?limit=20'),
  get('/api/auth/sessions'),
]

async function register(url: string, at: number): Promise<Person> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Load ${at}`, email: `load${at}@example.com`, password: PASSWORD }),
  })
  const { token, user } = (await response.json()) as { token: string; user: { _id: string } }
  return { id: user._id, token }
}

const lineOf = ({ rate, p50, p99, failed, sent }: Step) =>
  `  ${rate.toFixed(1).padStart(7)} a second: p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, ${failed} of ${sent} failed`

async function measure(title: string, servers: ApiProcess[]): Promise<string> {
  const urls = servers.map(({ url }) => url)
  const people: Person[] = []
  for (let at = 0; at < PEOPLE; at += 1) people.push(await register(urls[0] ?? '', at))
  const ask = async (count: number) => {
    const person = people[count % PEOPLE] as Person
    const request = MIX[count % MIX.length] as (typeof MIX)[number]
    // A whole mix to each in turn: as many uploads for one as for another.
    return answered(await request(person, urls[Math.floor(count / MIX.length) % urls.length] ?? ''))
  }
  // The processes that read files start with the first of them.
  await atRate(4, (MIX.length * urls.length * FIRST_UPLOADS) / 4, ask)
  const rate = await highest(FIRST_RATE, async (rate) => {
    const step = await atRate(rate, SECONDS, ask)
    console.log(lineOf(step))
    return step.p99 < BUDGET && step.failed === 0
  })
  return `${title}: ${rate} requests a second`
}

async function main(): Promise<void> {
  ensureBuilt()
  const base = { RATE_LIMITS: 'false', ACCOUNT_ROWS: '1000000', ACCOUNT_MB: '100000' }
  const results: string[] = []
  const run = async (title: string, envs: Record<string, string>[]) => {
    if (!wanted.every((word) => title.includes(word))) return
    console.log(title)
    const servers: ApiProcess[] = []
    try {
      for (const env of envs) servers.push(await startApi({ ...base, ...env }, BUILT))
      results.push(await measure(title, servers))
    } finally {
      await Promise.all(servers.map((server) => server.stop('SIGKILL')))
    }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'legible-load-'))
  await run('PGlite', [{ DATA_DIR: folder }])
  await rm(folder, { recursive: true, force: true })
  for (const count of [1, 2]) {
    const postgres = await startPostgres([])
    const env = { DATABASE_URL: postgres.url }
    await run(`PostgreSQL, ${count} API process${count > 1 ? 'es' : ''}`, Array(count).fill(env))
    await postgres.stop()
  }
  console.log(`\n${availableParallelism()} processors, database and load on the same machine`)
  for (const line of results) console.log(line)
}

await main()
