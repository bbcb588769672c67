import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { analyses, analysisBodies, mutations, resumes, userCounters } from '#server/db/schema.ts'
import { onBothDatabases, type Person } from '#server/testing/world.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import type { MutationResult, SyncRow } from '#shared/schema/sync.ts'
import { forgetOldSync } from './forget.ts'

let count = 0
const newId = () => `00000000-0000-7000-8000-${(++count).toString(16).padStart(12, '0')}`

const body = (name: string, more: object = {}) => ({
  schemaVersion: 1,
  kind: 'built',
  name,
  contentHash: '',
  draft: { ...emptyDraft(), title: name },
  resume: null,
  facts: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})
const put = (rowId: string, name: string, baseVersion = 0, more: object = {}) => ({
  id: newId(),
  kind: 'resume.put',
  rowId,
  baseVersion,
  body: body(name, more),
})
const remove = (rowId: string, baseVersion?: number) => ({
  id: newId(),
  kind: 'resume.delete',
  rowId,
  baseVersion,
})

const DAY = 86_400_000

onBothDatabases('sync', (world) => {
  const pushRaw = (person: Person, changes: unknown[], more: object = {}) =>
    world.call('POST', '/api/sync/push', {
      token: person.token,
      json: { account: person.id, mutations: changes, ...more },
    })
  const push = async (person: Person, ...changes: unknown[]): Promise<MutationResult[]> =>
    (await pushRaw(person, changes)).body.results
  const pull = async (person: Person, since = 0, query = '') =>
    (await world.call('GET', `/api/sync/pull?since=${since}${query}`, { token: person.token })).body
  const pullAll = async (person: Person, query = '') => {
    const rows: SyncRow[] = []
    for (let since = 0; ; ) {
      const page = await pull(person, since, `&full=1${query}`)
      rows.push(...page.rows)
      since = page.next
      if (!page.more) return rows
    }
  }
  const counters = async ({ id }: Person) =>
    (await world.db.select().from(userCounters).where(eq(userCounters.userId, id)))[0]!

  describe('a change', () => {
    test('that is sent again answers what it answered, and changes nothing', async () => {
      const ada = await world.person()
      const change = put(newId(), 'CV')
      const [first] = await push(ada, change)
      expect(first).toMatchObject({ status: 'applied', version: 1 })
      expect(await push(ada, change, change)).toEqual([first, first])
      expect(await counters(ada)).toMatchObject({ version: 1, totalResumes: 1 })
    })

    test('that is sent again answers what it answered then, also when others wrote since', async () => {
      const ada = await world.person()
      const rowId = newId()
      const change = put(rowId, 'CV')
      const [first] = await push(ada, change)
      await push(ada, put(rowId, 'CV 2', 1))
      expect(await push(ada, change)).toEqual([first])
      expect((await pullAll(ada))[0]?.body?.name).toBe('CV 2')
    })

    test('that arrives many times at once is applied once', async () => {
      const ada = await world.person()
      const change = put(newId(), 'CV')
      const answers = await Promise.all(Array.from({ length: 6 }, () => push(ada, change)))
      expect(new Set(answers.map((results) => JSON.stringify(results))).size).toBe(1)
      expect((await counters(ada)).version).toBe(1)
    })

    test('with the id of another one is refused, and only it', async () => {
      const ada = await world.person()
      const first = put(newId(), 'CV')
      await push(ada, first)
      const results = await push(ada, { ...put(newId(), 'Other'), id: first.id }, put(newId(), 'Third'))
      expect(results).toMatchObject([{ status: 'refused', code: 'id_reused' }, { status: 'applied' }])
    })

    const poison: [string, unknown][] = [
      ['is no object', 7],
      ['has no id', { kind: 'resume.put' }],
      ['has an id that is none', { ...put(newId(), 'x'), id: '1; drop table' }],
      ['is of no known kind', { id: newId(), kind: 'resume.explode', rowId: newId() }],
      ['has a name far too long', put(newId(), 'x'.repeat(400))],
      ['is too large', put(newId(), 'x', 0, { padding: 'x'.repeat(2_100_000) })],
      ['has a base version below zero', put(newId(), 'x', -1)],
    ]
    test.each(poison)('that %s is refused and never blocks the others', async (_, bad) => {
      const ada = await world.person()
      const results = await push(ada, put(newId(), 'before'), bad, put(newId(), 'after'))
      expect(results.map((result) => result.status)).toEqual(['applied', 'refused', 'applied'])
      expect((await pullAll(ada)).map((row) => row.body?.name)).toEqual(['before', 'after'])
    })

    test('that the database cannot hold is refused, and its answer is stored all the same', async () => {
      onTestFinished(async () => void (await world.db.execute(sql`drop function explode cascade`)))
      await world.db.execute(
        sql`create or replace function explode() returns trigger as $$ begin
            if new.name = 'explode' then raise numeric_value_out_of_range; end if; return new; end $$ language plpgsql`,
      )
      await world.db.execute(
        sql`create or replace trigger explode before insert on resumes for each row execute function explode()`,
      )
      const ada = await world.person()
      const bad = put(newId(), 'explode')
      const results = await push(ada, put(newId(), 'before'), bad, put(newId(), 'after'))
      expect(results).toMatchObject([
        { status: 'applied' },
        { code: 'not_storable' },
        { status: 'applied', version: 2 },
      ])
      expect(await world.db.select().from(mutations)).toHaveLength(3)
      expect(await push(ada, bad)).toMatchObject([{ code: 'not_storable' }])
    })

    test('keeps fields that this server does not know', async () => {
      const ada = await world.person()
      const draft = { ...emptyDraft(), mood: 'good', personalInfo: { pronouns: 'she' } }
      await push(ada, put(newId(), 'CV', 0, { draft, fromTheFuture: { a: [1] } }))
      expect((await pullAll(ada))[0]?.body).toMatchObject({
        fromTheFuture: { a: [1] },
        draft: { mood: 'good', personalInfo: { pronouns: 'she' } },
      })
    })

    test.each(['\0', '\ud800', '\u202e', '💼'])('may hold any character (%j)', async (text) => {
      const ada = await world.person()
      const [result] = await push(ada, put(newId(), `a${text}b`))
      expect(result?.status).toBe('applied')
      expect((await pullAll(ada))[0]?.body?.name).toBe(`a${text}b`)
    })
  })

  describe('a resume', () => {
    test('that changed since is a conflict with the row as it is', async () => {
      const ada = await world.person()
      const rowId = newId()
      await push(ada, put(rowId, 'one'))
      await push(ada, put(rowId, 'two', 1))
      const [result] = await push(ada, put(rowId, 'late', 1))
      expect(result).toMatchObject({
        status: 'conflict',
        version: 2,
        current: { version: 2, body: { name: 'two' } },
      })
    })

    test('a conflict sent again is answered with the row as it is by then', async () => {
      const ada = await world.person()
      const rowId = newId()
      await push(ada, put(rowId, 'one'))
      await push(ada, put(rowId, 'two', 1))
      const late = put(rowId, 'late', 1)
      await push(ada, late)
      await push(ada, put(rowId, 'three', 2))
      expect((await push(ada, late))[0]).toMatchObject({
        status: 'conflict',
        current: { body: { name: 'three' } },
      })
    })

    test('that was deleted stays deleted, and keeps no content', async () => {
      const ada = await world.person()
      const rowId = newId()
      await push(ada, put(rowId, 'secret', 0, { contentHash: 'abc' }))
      await push(ada, remove(rowId, 1))
      for (const change of [put(rowId, 'again'), put(rowId, 'again', 1), put(rowId, 'again', 2)])
        expect((await push(ada, change))[0]).toMatchObject({
          status: 'conflict',
          current: { version: 2, body: null },
        })
      const [row] = await world.db.select().from(resumes)
      expect(row).toMatchObject({ deleted: true, name: '', contentHash: '', body: null })
      expect(await counters(ada)).toMatchObject({ version: 2, totalResumes: 0 })
    })

    test('that changed since is not deleted', async () => {
      const ada = await world.person()
      const rowId = newId()
      await push(ada, put(rowId, 'one'))
      await push(ada, put(rowId, 'two', 1))
      expect((await push(ada, remove(rowId, 1)))[0]).toMatchObject({ status: 'conflict', version: 2 })
    })

    test('that never was is deleted without a word', async () => {
      expect(await push(await world.person(), remove(newId(), 3))).toMatchObject([{ status: 'applied' }])
    })

    test('of which the server knows nothing, though the device does, is a conflict without a row', async () => {
      const [result] = await push(await world.person(), put(newId(), 'CV', 7))
      expect(result).toMatchObject({ status: 'conflict' })
      expect(result).not.toHaveProperty('current')
    })

    test('of another person is another row: theirs is untouched', async () => {
      const [ada, bob] = [await world.person(), await world.person()]
      const rowId = newId()
      await push(ada, put(rowId, 'of Ada'))
      await push(bob, put(rowId, 'of Bob'))
      await push(bob, remove(rowId, 1))
      expect((await pullAll(ada)).map((row) => row.body?.name)).toEqual(['of Ada'])
    })
  })

  describe('a pull', () => {
    test('in pages of one is the same as in one page', async () => {
      const ada = await world.person()
      const ids = Array.from({ length: 5 }, newId)
      for (const id of ids) await push(ada, put(id, id))
      await push(ada, remove(ids[1]!, 2))
      const whole = await pullAll(ada)
      expect(await pullAll(ada, '&limit=1')).toEqual(whole)
      expect(whole.map((row) => row.version)).toEqual([1, 3, 4, 5, 6])
    })

    test('misses nothing of what is pushed meanwhile', async () => {
      const ada = await world.person()
      const seen = new Map<string, number>()
      let since = 0
      const take = async () => {
        const page = await pull(ada, since, '&limit=2')
        for (const row of page.rows) seen.set(row.id, row.version)
        since = page.next
        return page.more
      }
      const pushes = Array.from({ length: 12 }, (_, i) =>
        push(ada, put(newId(), String(i)), put(newId(), `${i}b`)),
      )
      const pulls = (async () => {
        for (let i = 0; i < 20; i++) await take()
      })()
      await Promise.all([...pushes, pulls])
      while (await take());
      expect([...seen].sort()).toEqual((await pullAll(ada)).map((row) => [row.id, row.version]).sort())
      expect(new Set(seen.values()).size).toBe(24)
    })

    test('by a device that knows more than the server begins a new epoch', async () => {
      const ada = await world.person()
      await push(ada, put(newId(), 'CV'))
      const before = await pull(ada, 1)
      const after = await pull(ada, 99)
      expect(after.epoch).not.toBe(before.epoch)
      expect((await pull(ada, 1)).epoch).toBe(after.epoch)
    })

    test('a push on numbers of another epoch is not applied', async () => {
      const ada = await world.person()
      const answer = await pushRaw(ada, [put(newId(), 'CV')], { epoch: 'another' })
      expect([answer.status, answer.body.code]).toEqual([409, 'epoch_changed'])
      expect(await pullAll(ada)).toEqual([])
    })
  })

  describe('after the time for which tombstones are kept', () => {
    async function longAgo() {
      const ada = await world.person()
      const [gone, there] = [newId(), newId()]
      const change = put(gone, 'gone')
      await push(ada, change, put(there, 'there'))
      await push(ada, remove(gone, 1))
      world.later(200 * DAY)
      ada.token = await startSession(world.db, new Date(world.clock), ada.id, 'remembered', 'test')
      await push(ada, put(newId(), 'new'))
      await forgetOldSync(world.db, new Date(world.clock))
      return ada
    }

    test('they and the stored answers are gone, what lives is not', async () => {
      const ada = await longAgo()
      expect((await pullAll(ada)).map((row) => row.body?.name)).toEqual(['there', 'new'])
      expect(await world.db.select().from(mutations)).toHaveLength(1)
    })

    test('a device that was away for longer is told to begin anew; one that was not goes on', async () => {
      const ada = await longAgo()
      expect(await pull(ada, 2)).toMatchObject({ resync: true, rows: [] })
      expect(await pull(ada, 3)).toMatchObject({ resync: false, rows: [{ body: { name: 'new' } }] })
    })

    test('beginning anew ends, also in pages', async () => {
      expect(await pullAll(await longAgo(), '&limit=1')).toHaveLength(2)
    })
  })

  describe('who may', () => {
    test('a request that names another account than its token is refused', async () => {
      const [ada, bob] = [await world.person(), await world.person()]
      const answer = await pushRaw(bob, [put(newId(), 'of Ada')], { account: ada.id })
      expect([answer.status, answer.body.code]).toEqual([409, 'account_mismatch'])
      const pulled = await world.call('GET', `/api/sync/pull?account=${ada.id}`, { token: bob.token })
      expect([pulled.status, pulled.body.code]).toEqual([409, 'account_mismatch'])
    })

    test.each(['/api/sync/pull', `/api/sync/analyses/${newId()}/body`])(
      'nobody signed in: 401 (%s)',
      async (path) => {
        expect((await world.call('GET', path)).status).toBe(401)
      },
    )

    test("'Keep resumes on this device': the server takes and gives nothing", async () => {
      const ada = await world.person()
      const profile = { name: ada.name, email: ada.email, deviceOnly: true }
      await world.call('PUT', '/api/auth/profile', { token: ada.token, json: profile })
      for (const answer of [
        await pushRaw(ada, [put(newId(), 'CV')]),
        await world.call('GET', '/api/sync/pull', { token: ada.token }),
      ])
        expect([answer.status, answer.body.code]).toEqual([409, 'device_only'])
      expect(await world.db.select().from(resumes)).toEqual([])
    })

    test('too many changes in one request are refused as a whole', async () => {
      const ada = await world.person()
      expect(
        (
          await pushRaw(
            ada,
            Array.from({ length: 101 }, () => 1),
          )
        ).status,
      ).toBe(422)
    })
  })

  describe('an analysis', () => {
    const create = async (person: Person, rowId: string, more: object = {}) => {
      const { analysisSample } = await import('../../e2e/sync/analysis-sample.ts')
      const sample = analysisSample(rowId, 'Ada', '2026-01-01T00:00:00.000Z')
      return push(person, { id: newId(), kind: 'analysis.create', rowId, body: sample, ...more })
    }

    test('twice under two changes is one', async () => {
      const ada = await world.person()
      const rowId = newId()
      const [first] = await create(ada, rowId)
      expect(first).toMatchObject({ status: 'applied' })
      expect(await create(ada, rowId)).toEqual([{ ...first, id: expect.any(String) }])
      expect(await counters(ada)).toMatchObject({ totalAnalyses: 1, scoreSum: 70 })
    })

    test('comes to other devices, and to the dashboard, with the title of its posting', async () => {
      const ada = await world.person()
      await create(ada, newId())
      expect(await pullAll(ada)).toMatchObject([{ record: { jobTitle: 'Ward Nurse' } }])
      const { body } = await world.call('GET', '/api/dashboard', { token: ada.token })
      expect(body.recentAnalyses).toMatchObject([{ jobTitle: 'Ward Nurse' }])
    })

    test('that was deleted is not made again, and its body is gone', async () => {
      const ada = await world.person()
      const rowId = newId()
      await create(ada, rowId)
      await push(ada, { id: newId(), kind: 'analysis.delete', rowId })
      expect(await create(ada, rowId)).toMatchObject([{ status: 'conflict', current: { body: null } }])
      expect(await world.db.select().from(analysisBodies)).toEqual([])
      expect((await world.db.select().from(analyses))[0]).toMatchObject({ resumeName: '', suggestions: null })
      expect(await counters(ada)).toMatchObject({ totalAnalyses: 0, scoreSum: 0 })
    })

    test('whose record has another id is refused', async () => {
      expect(await create(await world.person(), newId(), { rowId: newId() })).toMatchObject([
        { code: 'invalid' },
      ])
    })

    test("its body is its owner's only", async () => {
      const [ada, bob] = [await world.person(), await world.person()]
      const rowId = newId()
      await create(ada, rowId)
      const ask = (who: Person) => world.call('GET', `/api/sync/analyses/${rowId}/body`, { token: who.token })
      expect([(await ask(ada)).body.body.result.assessment, (await ask(bob)).status]).toEqual(['Ada', 404])
    })
  })
})
