import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { consume } from '#server/auth/rate-limits.ts'
import { analyses, mutations, resumes, userCounters } from '#server/db/schema.ts'
import { sampleAnalysis, sampleResume } from '#server/testing/samples.ts'
import { onBothDatabases, type Person } from '#server/testing/world.ts'
import { JOB_TEXT_MAX, PAGE_MAX_BYTES, RECORD_TEXT_MAX } from '#shared/schema/limits.ts'
import type { MutationResult, SyncRow } from '#shared/schema/sync.ts'

// @apart: it measures the memory of its process.

/** The rows an earlier version took: a job text of any length. */
const LEGACY_ROWS = process.env.THOROUGH ? 320 : 80
const LEGACY_BYTES = 1_850_000
/** What an answer takes that reads all rows and writes them as JSON; less is what the collector leaves lying about. */
const ALL_AND_A_COPY = 2 * LEGACY_ROWS * LEGACY_BYTES
/** A page ends with the row that reaches its limit, and JSON around it. */
const ANSWER_MAX = PAGE_MAX_BYTES + 2_100_000
const DAY = 86_400_000

onBothDatabases('large rows', (world) => {
  const create = (change = {}) => {
    const body = sampleAnalysis(change)
    return { id: uuidv7(), kind: 'analysis.create', rowId: body.record._id, body }
  }
  const put = (change = {}, rowId = uuidv7(), baseVersion = 0) => ({
    id: uuidv7(),
    kind: 'resume.put',
    rowId,
    baseVersion,
    body: sampleResume(change),
  })
  const push = async (person: Person, ...changes: unknown[]): Promise<MutationResult[]> => {
    const json = { account: person.id, mutations: changes }
    return (await world.call('POST', '/api/sync/push', { token: person.token, json })).body.results
  }
  const counters = async () => (await world.db.select().from(userCounters))[0]!

  /** As the version before counted and limited nothing: straight into the tables. */
  async function legacy(): Promise<Person> {
    const ada = await world.person()
    const time = new Date(world.clock).toISOString()
    // The last ones were written while the migration measured: by the version before.
    await world.db.execute(sql`
      insert into analyses (user_id, id, version, analysis_type, job_description, record_bytes, created_at, updated_at)
      select ${ada.id}::uuid, gen_random_uuid(), n, 'standard', repeat('long ', ${LEGACY_BYTES / 5}::int),
        case when n > ${LEGACY_ROWS - 3}::int then 0 else ${LEGACY_BYTES}::int end,
        ${time}::timestamptz - n * interval '1 second', ${time}::timestamptz
      from generate_series(1, ${LEGACY_ROWS}::int) n`)
    await world.db.update(userCounters).set({ version: LEGACY_ROWS, totalAnalyses: LEGACY_ROWS })
    return ada
  }

  test('of an earlier version are read in answers of a bounded size, and none is missed', async () => {
    const { token } = await legacy()
    const before = process.memoryUsage().rss
    const seen: SyncRow[] = []
    let largest = 0
    for (let since = 0, more = true; more; ) {
      const answer = await world.call('GET', `/api/sync/pull?since=${since}&full=1`, { token })
      expect(answer.status).toBe(200)
      largest = Math.max(largest, answer.text.length)
      seen.push(...answer.body.rows.map(({ version, kind }: SyncRow) => ({ version, kind })))
      since = answer.body.next
      more = answer.body.more
    }
    expect(seen.map((row) => row.version)).toEqual(Array.from({ length: LEGACY_ROWS }, (_, at) => at + 1))
    expect(largest).toBeLessThan(ANSWER_MAX)
    expect(largest).toBeGreaterThan(LEGACY_BYTES)

    let listed = 0
    for (let path: string | undefined = '/api/analyses?limit=200'; path; ) {
      const list = await world.call('GET', path, { token })
      expect([list.status, list.text.length < ANSWER_MAX]).toEqual([200, true])
      listed += list.body.length
      path = /<([^>]+)>/.exec(list.headers.get('link') ?? '')?.[1]
    }
    expect(listed).toBe(LEGACY_ROWS)

    const [first] = (await world.call('GET', '/api/analyses?limit=1', { token })).body
    const one = await world.call('GET', `/api/analyses/${first._id}`, { token })
    expect([first.jobDescription.length, one.body.jobDescription.length]).toEqual([2000, LEGACY_BYTES])

    const admin = (await world.person('Ada Admin', { admin: true })).token
    const asked = [
      { path: '/api/sync/pull?since=0&full=1', token },
      { path: '/api/analyses?limit=200', token },
      { path: '/api/admin/analyses?limit=200', token: admin },
      { path: '/api/dashboard', token },
    ]
    for (let round = 0; round < 3; round += 1)
      for (const answer of await Promise.all(
        asked.map(({ path, token }) => world.call('GET', path, { token })),
      ))
        expect([answer.status, answer.text.length < ANSWER_MAX]).toEqual([200, true])
    expect(process.memoryUsage().rss - before).toBeLessThan(ALL_AND_A_COPY)
  })

  const long = (length: number) => 'x'.repeat(length)
  test.each<[string, () => unknown]>([
    ['a job description', () => create({ jobDescription: long(JOB_TEXT_MAX + 1) })],
    ['a name', () => create({ resumeName: long(301) })],
    [
      'a missing skill',
      () => create({ keywordMatch: { matched: [], missing: [long(RECORD_TEXT_MAX + 1)] } }),
    ],
    ['too many skills', () => create({ keywordMatch: { matched: Array(201).fill('a'), missing: [] } })],
    ['a suggestion', () => create({ suggestions: { skills: [long(RECORD_TEXT_MAX + 1)] } })],
    [
      'what a model said',
      () => create({ aiAnalysis: { strengths: [long(2001)], weaknesses: [], recommendations: [] } }),
    ],
    [
      'a text deep inside of a body',
      () => {
        const change = create()
        change.body.body.result.assessment = long(200_001)
        return change
      },
    ],
    ['a field nobody knows', () => put({ ...{ fromTheFuture: { a: [long(200_001)] } } })],
    ['the name of a field', () => put({ ...{ [long(301)]: 1 } })],
    ['a time', () => put({ updatedAt: long(65) })],
  ])('%s that is longer than its limit is refused, and nothing else', async (_, change) => {
    const ada = await world.person()
    const results = await push(ada, put(), change(), put())
    expect(results).toMatchObject([{ status: 'applied' }, { code: 'invalid' }, { status: 'applied' }])
  })

  test('texts as long as their limits are taken', async () => {
    const ada = await world.person()
    const skills = Array(200).fill(long(RECORD_TEXT_MAX))
    const results = await push(
      ada,
      create({ jobDescription: long(JOB_TEXT_MAX), resumeName: long(300) }),
      create({ keywordMatch: { matched: skills, missing: [] } }),
    )
    expect(results).toMatchObject([{ status: 'applied' }, { status: 'applied' }])
  })

  const full = [/Your account is full: it holds \S+ of \S+ /, 'quota'] as const
  const refusal = { status: 'refused', error: expect.stringMatching(full[0]), code: full[1] }

  test('what is beyond the rows of an account is refused, until there is room; deletions always pass', async () => {
    world.start({ ACCOUNT_ROWS: '2' })
    const ada = await world.person()
    const [first, second, third] = [put(), create(), put()]
    expect(await push(ada, first, second, third, create())).toMatchObject([
      { status: 'applied' },
      { status: 'applied' },
      refusal,
      refusal,
    ])
    // The same change under the same id: the refusal is not kept.
    const remove = { id: uuidv7(), kind: 'analysis.delete', rowId: second.rowId }
    expect(await push(ada, remove, third)).toMatchObject([{ status: 'applied' }, { status: 'applied' }])
    expect(await push(ada, put({ name: 'Renamed' }, first.rowId, 1))).toMatchObject([{ status: 'applied' }])
  })

  test('what is beyond the bytes of an account is refused; what becomes smaller passes', async () => {
    world.start({ ACCOUNT_MB: '1' })
    const ada = await world.person()
    const large = put({ ...{ padding: Array(3).fill(long(200_000)) } })
    const results = await push(ada, large, put({ ...{ padding: Array(3).fill(long(200_000)) } }))
    expect(results).toMatchObject([{ status: 'applied' }, refusal])
    const grown = put({ ...{ padding: Array(6).fill(long(200_000)) } }, large.rowId, 1)
    expect(await push(ada, grown)).toMatchObject([refusal])
    expect(await push(ada, put({}, large.rowId, 1))).toMatchObject([{ status: 'applied' }])
    expect((await counters()).bytes).toBeLessThan(5000)
    const saved = await world.call('POST', '/api/resumes', {
      token: ada.token,
      json: { summary: 'x', padding: Array(6).fill(long(190_000)) },
    })
    expect([saved.status, saved.body.code]).toEqual([409, 'quota'])
  })

  test('the bytes of an account are those of its rows, whatever happened to them', async () => {
    const ada = await world.person()
    const [resume, analysis, gone] = [put({ name: 'One' }), create(), create({ jobDescription: long(5000) })]
    await push(ada, resume, analysis, gone, put())
    await push(ada, put({ name: 'A longer name' }, resume.rowId, 1))
    await push(ada, { id: uuidv7(), kind: 'analysis.delete', rowId: gone.rowId })
    const rows = [...(await world.db.select().from(resumes)), ...(await world.db.select().from(analyses))]
    const sum = rows.reduce((all, row) => all + row.bytes, 0)
    expect((await counters()).bytes).toBe(sum)
    expect(sum).toBeGreaterThan(JSON.stringify([resume.body, analysis.body]).length)
  })

  test('an account that asks without end is told to wait, and others are not', async () => {
    const [ada, bob] = [await world.person(), await world.person()]
    const pull = ({ token }: Person) => world.call('GET', '/api/sync/pull', { token })
    for (let count = 0; count < 600; count += 1) expect((await pull(ada)).status).toBe(200)
    const refused = await pull(ada)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await pull(bob)).status).toBe(200)
    world.later(60_000)
    expect((await pull(ada)).status).toBe(200)
  })

  test('changes are counted a day long: what they leave behind is bounded', async () => {
    const ada = await world.person()
    await consume(world.deps, 'change', ada.id, 19_998)
    expect(await push(ada, put(), put())).toHaveLength(2)
    const json = { account: ada.id, mutations: [put()] }
    const refused = await world.call('POST', '/api/sync/push', { token: ada.token, json })
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, DAY / 1000])
    expect(await world.db.select().from(mutations)).toHaveLength(2)
    world.later(DAY)
    expect((await push(ada, put()))[0]?.status).toBe('applied')
  })
})
