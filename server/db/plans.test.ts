import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCsv } from '#server/admin/exports.ts'
import { startSession } from '#server/auth/sessions.ts'
import { writeCursor } from '#server/paging.ts'
import { DATABASE_KINDS, type DatabaseKind, openTestDatabase } from '#server/testing/databases.ts'
import { World } from '#server/testing/world.ts'
import { exportKind } from '#shared/schema/admin.ts'
import { rowsOf } from './rows.ts'
import { seed } from './seed.ts'

// What the server asks of the database is heard while it answers, and each statement that was heard is explained: no
// query stands here a second time.

const USERS = 20_000
const ANALYSES = 25_000
const ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const TIME = '2026-01-01T00:00:00.000Z'

const after = {
  time: writeCursor([TIME, ID]),
  text: writeCursor(['m', ID]),
  row: writeCursor([TIME, ID, ID]),
  score: writeCursor([60, ID, ID]),
}

/** Every list of the API: the first page, a later one, in each order, filtered, and searched. */
const LISTS: [string, string][] = [
  ['one’s analyses', '/analyses'],
  ['one’s analyses, a later page', `/analyses?after=${after.time}`],
  ['one’s resumes', '/resumes'],
  ['one’s resumes, a later page', `/resumes?after=${after.time}`],
  ['one’s dashboard', '/dashboard?tz=Europe/Berlin'],
  ['one’s changes, all', '/sync/pull?since=0&full=1'],
  ['one’s changes, the newest', '/sync/pull?since=3'],
  ['one’s sessions', '/auth/sessions'],
  ['one’s export', '/auth/export'],
  ['totals', '/admin/stats'],
  ['users, newest', '/admin/users'],
  ['users, oldest, a later page', `/admin/users?sort=oldest&after=${after.time}`],
  ['users by name', '/admin/users?sort=name-asc'],
  ['users by name, a later page', `/admin/users?sort=name-desc&after=${after.text}`],
  ['users by email, a later page', `/admin/users?sort=email-asc&after=${after.text}`],
  ['users by email, from the end', '/admin/users?sort=email-desc'],
  ['users of a role', '/admin/users?role=admin'],
  ['users, searched by name', '/admin/users?search=fatima+gr%C3%BCn'],
  ['users, searched by email', '/admin/users?search=person4999%40&sort=name-asc'],
  ['users, searched by a letter many have', '/admin/users?search=a'],
  ['users, searched by a letter nobody has', '/admin/users?search=%C3%BE'],
  ['users, searched by two letters nobody has', '/admin/users?search=zq&sort=name-asc'],
  ['users, searched by signs', '/admin/users?search=%25%25%25'],
  ['users of a role, searched', '/admin/users?search=person4999%40&role=user&sort=email-desc'],
  ['analyses, newest', '/admin/analyses'],
  ['analyses, oldest, a later page', `/admin/analyses?sort=oldest&after=${after.row}`],
  ['analyses by score', '/admin/analyses?sort=score-asc'],
  ['analyses by score, a later page', `/admin/analyses?sort=score-desc&after=${after.score}`],
  ['analyses of a type', '/admin/analyses?type=ai'],
  ['analyses, searched for a user', '/admin/analyses?search=person4999%40'],
  ['analyses, searched for a file nobody has', '/admin/analyses?search=zzz-none.pdf&sort=score-asc'],
  ['analyses, searched by two letters nobody has', '/admin/analyses?search=zq'],
  ['resumes, newest', '/admin/resumes'],
  ['resumes, oldest, a later page', `/admin/resumes?sort=oldest&after=${after.row}`],
  ['resumes, searched', '/admin/resumes?search=person4999%40&kind=built'],
  ['resumes, searched by two letters nobody has', '/admin/resumes?search=zq'],
  ['the audit log', '/admin/audit'],
  ['the audit log, a later page', `/admin/audit?after=${after.time}`],
]

/** Its head and two pages: the second is asked for as all later ones are. */
async function firstPages(lines: AsyncGenerator<string>): Promise<void> {
  for (let page = 0; page < 3; page += 1) await lines.next()
}

/** Small by nature: a sequential scan of it is right. */
const MAY_SCAN = new Set(['totals'])
/** A sort of more rows than this would grow with the table. */
const MAY_SORT = 2000

interface Heard {
  query: string
  params: unknown[]
}

/** Both plan with the same planner and find the same faults; to fill the one in WebAssembly takes three times as long. */
const TAGS = { pglite: ['thorough'], postgres: [] }

const explainOn = (kind: DatabaseKind) => () => {
  const world = new World(kind)
  let heard: Heard[] = []
  let me = ''
  let admin = ''
  const plans: string[] = []
  /** Who asks is looked up each time. */
  const explained = new Set<string>()

  beforeAll(async () => {
    world.database = await openTestDatabase(kind, {
      logQuery: (query, params) => heard.push({ query, params }),
    })
    world.start({ RATE_LIMITS: 'false' })
    const { db } = world
    await seed(db, { users: USERS, analyses: ANALYSES, now: new Date(TIME), passwordHash: 'x' })
    await db.execute(sql`
      insert into audit_log (id, at, action)
      select gen_random_uuid(), ${TIME}::timestamptz - n * interval '1 minute', 'export' from generate_series(1, 20000) n`)
    await db.execute(sql`
      insert into sessions (token_hash, public_id, user_id, kind, created_at, last_used, expires_at)
      select 'hash of ' || id, gen_random_uuid(), id, 'short', ${TIME}, ${TIME}, ${TIME}::timestamptz + interval '1 year' from users`)
    await db.execute(sql`analyze audit_log, sessions`)
    const [user] = rowsOf<{ id: string }>(
      await db.execute(sql`select id from users where email_key = 'person7@example.com'`),
    )
    me = await startSession(db, world.deps.now(), user?.id ?? '', 'remembered', 'test')
    admin = (await world.person('Ada Admin', { admin: true })).token
  })
  afterAll(async () => {
    console.log(plans.join('\n'))
    await world.deps.parser.close()
    await world.database.close()
  })

  test('the seed is as large as it says, and its sums are right', async () => {
    const [sums] = rowsOf<Record<string, string>>(
      await world.db.execute(sql`
        select (select count(*) from analyses) as rows, sum(analyses) as analyses, sum(users) as users, sum(score_sum) as score,
          (select sum(overall) from analyses) as scores from totals`),
    )
    expect([Number(sums?.rows), Number(sums?.analyses), Number(sums?.users)]).toEqual([
      ANALYSES,
      ANALYSES,
      USERS + 1,
    ])
    expect(Number(sums?.score)).toBe(Number(sums?.scores))
  })

  async function expectIndexes(name: string): Promise<void> {
    const asked = heard.filter(({ query }) => query.startsWith('select'))
    expect(asked).not.toEqual([])
    for (const { query, params } of asked) {
      const known = `${query} ${JSON.stringify(params)}`
      if (explained.has(known)) continue
      explained.add(known)
      const [row] = rowsOf<{ 'QUERY PLAN': unknown }>(
        await world.db.execute(sql`explain (format json) ${statement(query, params)}`),
      )
      const written = row?.['QUERY PLAN']
      const nodes = nodesOf(typeof written === 'string' ? JSON.parse(written) : written)
      plans.push(`${kind}, ${name}: ${nodes.map(inWords).join(' < ')}`)
      const scanned = nodes
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => String(node['Relation Name']))
      expect([query, scanned.filter((table) => !MAY_SCAN.has(table))]).toEqual([query, []])
      const sorted = nodes.filter(
        (node) => node['Node Type'] === 'Sort' && Number(node['Plan Rows']) > MAY_SORT,
      )
      expect([query, sorted]).toEqual([query, []])
    }
  }

  test.each(LISTS)('%s: no table that grows is read from one end to the other', async (name, path) => {
    heard = []
    const token = path.startsWith('/admin') ? admin : me
    const answer = await world.call('GET', `/api${path}`, { token })
    expect([path, answer.status]).toEqual([path, 200])
    await expectIndexes(name)
  })

  test.each(exportKind.options)('the export of %s reads each page by an index', async (table) => {
    heard = []
    await firstPages(exportCsv(world.db, table))
    await expectIndexes(`the export of ${table}`)
  })
}

for (const kind of DATABASE_KINDS)
  describe(`the plan of each list at 25,000 analyses (${kind})`, { tags: TAGS[kind] }, explainOn(kind))

/** The text of a statement, with its values in their places again. */
function statement(query: string, params: unknown[]): SQL {
  const parts = query.split(/\$(\d+)/)
  return sql.join(parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`)))
}

type Node = Record<string, unknown> & { Plans?: Node[] }

function nodesOf(plan: unknown): Node[] {
  if (Array.isArray(plan)) return plan.flatMap(nodesOf)
  const node = plan as Node
  if ('Plan' in node) return nodesOf(node.Plan)
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

const inWords = (node: Node): string =>
  [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ')
