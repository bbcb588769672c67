import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditPage } from '#server/admin/audit.ts'
import { analysesQuery } from '#server/admin/list-analyses.ts'
import { resumesQuery } from '#server/admin/list-resumes.ts'
import { usersQuery } from '#server/admin/list-users.ts'
import { writeCursor } from '#server/paging.ts'
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '#server/testing/databases.ts'
import { adminAnalysesQuery, adminResumesQuery, adminUsersQuery } from '#shared/schema/admin.ts'
import { rowsOf } from './rows.ts'
import { seed } from './seed.ts'

const USERS = 20_000
const ANALYSES = 50_000
const ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const TIME = '2026-01-01T00:00:00.000Z'

/** Every list of the API, as its route asks for it: the first page, a later one, and a search. */
const after = {
  time: writeCursor([TIME, ID]),
  text: writeCursor(['m', ID]),
  row: writeCursor([TIME, ID, ID]),
  score: writeCursor([60, ID, ID]),
}

interface Query {
  toSQL(): { sql: string; params: unknown[] }
}
type Ask = (database: TestDatabase, me: string) => Query | SQL

const users =
  (query: object): Ask =>
  ({ db }) =>
    usersQuery(db, adminUsersQuery.parse(query))
const analyses =
  (query: object): Ask =>
  ({ db }) =>
    analysesQuery(db, adminAnalysesQuery.parse(query))
const resumes =
  (query: object): Ask =>
  ({ db }) =>
    resumesQuery(db, adminResumesQuery.parse(query))
const own =
  (text: (me: string) => SQL): Ask =>
  (_, me) =>
    text(me)

const QUERIES: [string, Ask][] = [
  ['users, newest', users({})],
  ['users, oldest, a later page', users({ sort: 'oldest', after: after.time })],
  ['users by name', users({ sort: 'name-asc' })],
  ['users by name, a later page', users({ sort: 'name-desc', after: after.text })],
  ['users by email, a later page', users({ sort: 'email-asc', after: after.text })],
  ['users of a role', users({ role: 'admin' })],
  ['users, searched by name', users({ search: 'fatima grün' })],
  ['users, searched by email', users({ search: 'person4999@', sort: 'name-asc' })],
  ['analyses, newest', analyses({})],
  ['analyses, a later page', analyses({ after: after.row })],
  ['analyses by score, a later page', analyses({ sort: 'score-desc', after: after.score })],
  ['analyses of a type', analyses({ type: 'ai' })],
  ['analyses, searched for a user', analyses({ search: 'person4999@' })],
  ['analyses, searched for a file nobody has', analyses({ search: 'zzz-none.pdf', sort: 'score-asc' })],
  ['resumes, newest', resumes({})],
  ['resumes, oldest, a later page', resumes({ sort: 'oldest', after: after.row })],
  ['resumes, searched', resumes({ search: 'person4999@', kind: 'built' })],
  [
    'one’s analyses',
    own(
      (me) =>
        sql`select * from analyses where user_id = ${me} and not deleted and (created_at, id) < (${TIME}::timestamptz, ${ID}::uuid) order by created_at desc, id desc limit 51`,
    ),
  ],
  [
    'one’s resumes',
    own(
      (me) =>
        sql`select * from resumes where user_id = ${me} and not deleted order by created_at desc, id desc limit 51`,
    ),
  ],
  [
    'one’s month',
    own(
      (me) =>
        sql`select count(*) from analyses where user_id = ${me} and not deleted and created_at >= ${TIME}::timestamptz`,
    ),
  ],
  [
    'one’s changes',
    own(
      (me) =>
        sql`select * from analyses where user_id = ${me} and version > 3 and version <= 900 order by version limit 200`,
    ),
  ],
  [
    'one’s upload by its content',
    own(
      (me) =>
        sql`select id from resumes where user_id = ${me} and content_hash = 'x' and not deleted and content_hash <> '' limit 1`,
    ),
  ],
  [
    'the export of analyses',
    own(
      (me) =>
        sql`select * from analyses a join users u on u.id = a.user_id where not deleted and (a.user_id, a.id) > (${me}::uuid, ${ID}::uuid) order by a.user_id, a.id limit 1000`,
    ),
  ],
]

/** Small by nature: a sequential scan of these is right. */
const MAY_SCAN = new Set(['totals', 'audit_log'])

describe.each(DATABASE_KINDS)('the plan of each list at 50,000 analyses (%s)', (kind) => {
  let database: TestDatabase
  let me = ''
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await seed(database.db, { users: USERS, analyses: ANALYSES, now: new Date(TIME), passwordHash: 'x' })
    me =
      rowsOf<{ id: string }>(
        await database.db.execute(sql`select id from users where email_key = 'person7@example.com'`),
      )[0]?.id ?? ''
  })
  afterAll(() => database.close())

  test('the seed is as large as it says, and its sums are right', async () => {
    const [sums] = rowsOf<Record<string, string>>(
      await database.db.execute(sql`
        select (select count(*) from analyses) as rows, sum(analyses) as analyses, sum(users) as users, sum(score_sum) as score,
          (select sum(overall) from analyses) as scores from totals`),
    )
    expect([Number(sums?.rows), Number(sums?.analyses), Number(sums?.users)]).toEqual([
      ANALYSES,
      ANALYSES,
      USERS,
    ])
    expect(Number(sums?.score)).toBe(Number(sums?.scores))
  })

  test.each(QUERIES)('%s: no table that grows is read from one end to the other', async (_, ask) => {
    const query = ask(database, me)
    const explained = sql`explain (format json) ${asSql(query)}`
    const [row] = rowsOf<{ 'QUERY PLAN': unknown }>(await database.db.execute(explained))
    const written = row?.['QUERY PLAN']
    const plan = typeof written === 'string' ? JSON.parse(written) : written
    const scans = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan')
    expect(
      scans.map((node) => String(node['Relation Name'])).filter((table) => !MAY_SCAN.has(table)),
    ).toEqual([])
    // A sort of more than a page of rows would grow with the table as well.
    const sorts = nodesOf(plan).filter(
      (node) => node['Node Type'] === 'Sort' && Number(node['Plan Rows']) > 2000,
    )
    expect(sorts).toEqual([])
  })

  test('the audit log is found by its index once it is long', async () => {
    await database.db.execute(sql`
      insert into audit_log (id, at, action) select gen_random_uuid(), now() - n * interval '1 minute', 'export'
      from generate_series(1, 20000) n`)
    await database.db.execute(sql`analyze audit_log`)
    expect(await auditPage(database.db, 10, undefined)).toHaveLength(10)
    const explained = sql`explain (format json) select * from audit_log order by at desc, id desc limit 50`
    const written = JSON.stringify(rowsOf(await database.db.execute(explained)))
    expect(written).toContain('audit_log_at')
  })
})

function asSql(query: Query | SQL): SQL {
  if (!('toSQL' in query)) return query
  return (query as unknown as { getSQL(): SQL }).getSQL()
}

type Node = Record<string, unknown> & { Plans?: Node[] }

function nodesOf(plan: unknown): Node[] {
  if (Array.isArray(plan)) return plan.flatMap(nodesOf)
  const node = plan as Node
  if ('Plan' in node) return nodesOf(node.Plan)
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
