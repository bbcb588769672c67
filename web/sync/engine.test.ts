// Live queries need the globals.
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftProject, emptyDraft } from '#shared/schema/draft.ts'
import type { Mutation, MutationResult, PullAnswer } from '#shared/schema/sync.ts'
import { ApiProblem, NetworkProblem } from '#web/api/problem.ts'
import { journalPrefix, journalsOf, undoSetting } from '#web/store/draft-traces.ts'
import { StoreProblem } from '#web/store/problem.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { Backoff } from './backoff.ts'
import { SyncEngine } from './engine.ts'
import { observeSync } from './observe.ts'
import { failureOf } from './outcome.ts'
import { syncRounds } from './rounds.ts'
import { type SyncServer, syncServer } from './server.ts'
import { triesOnDevice } from './tries-shelf.ts'

let store: AccountStore
let accounts = 0
let pushes: Mutation[][]
let take: (mutations: Mutation[]) => MutationResult[]

/** A busy machine takes its time; what never comes still fails. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 30_000 })

const EMPTY: PullAnswer = { epoch: 'e', rows: [], next: 0, more: false, resync: false }
const applied = ({ id }: Mutation): MutationResult => ({ id, status: 'applied', version: 1 })

function engineOn(server: Partial<SyncServer> = {}, deviceOnly = false) {
  const whole: SyncServer = {
    pull: async () => EMPTY,
    push: async (mutations) => {
      pushes.push(mutations)
      return { epoch: 'e', results: take(mutations) }
    },
    body: () => Promise.reject(new ApiProblem(404, 'not_found', 'Gone')),
    ...server,
  }
  return new SyncEngine({
    account: store.account,
    rounds: () => syncRounds(store, whole),
    waiting: store.outbox.waiting,
    backoff: new Backoff({ shelf: triesOnDevice(store.context), online: () => true }),
    oneAtATime: (_, work) => work(),
    deviceOnly: async () => deviceOnly,
  })
}

beforeEach(async () => {
  store = await openAccountStore(`account-${++accounts}`)
  pushes = []
  take = (mutations) => mutations.map(applied)
})

const save = (title: string) => store.resumes.saveDraft({ draft: { ...emptyDraft(), title } })
const nameOf = (mutation: Mutation) => (mutation.kind === 'resume.put' ? mutation.body.name : mutation.kind)

describe('a push', () => {
  test('has at most a hundred changes', async () => {
    for (let i = 0; i < 101; i++) await save(String(i))
    expect(await engineOn().flush()).toBe('done')
    expect(pushes.map((mutations) => mutations.length)).toEqual([100, 1])
  })

  test('is split where it would be too large', async () => {
    for (const title of ['a', 'b', 'c'])
      await store.resumes.saveDraft({
        draft: { ...emptyDraft(), title, jobDescription: 'x'.repeat(190_000), projects: big() },
      })
    await engineOn().flush()
    expect(pushes.map((mutations) => mutations.length)).toEqual([2, 1])
  })
  const big = () =>
    Array.from({ length: 80 }, (_, i) =>
      draftProject.parse({ id: String(i), description: 'x'.repeat(19_000) }),
    )

  test.each([400, 413, 422])(
    'answered %i as a whole is taken apart: one is refused, the others pass',
    async (status) => {
      for (const title of ['good', 'bad', 'fine']) await save(title)
      take = (mutations) => {
        if (mutations.some((m) => nameOf(m) === 'bad'))
          throw new ApiProblem(status, 'not_this', 'Not this one')
        return mutations.map(applied)
      }
      expect(await engineOn().flush()).toBe('done')
      expect((await store.outbox.refused()).map((row) => [row.code, nameOf(row.mutation!)])).toEqual([
        ['not_this', 'bad'],
      ])
      expect(await store.outbox.waiting()).toBe(0)
    },
  )

  test('whose answer leaves one out is sent again as it was', async () => {
    await save('a')
    take = () => []
    expect(await engineOn().flush()).toBe('failing')
    take = (mutations) => mutations.map(applied)
    expect(await engineOn().flush()).toBe('done')
    expect(pushes[1]).toEqual(pushes[0])
  })

  test('made during a push goes out in the same flush or the one that waits behind it', async () => {
    await save('a')
    const engine = engineOn({
      pull: async () => {
        if (pushes.length === 0) await save('b')
        return EMPTY
      },
    })
    await engine.flush()
    expect(pushes.flat().map(nameOf).sort()).toEqual(['a', 'b'])
  })

  test('asked for while one runs happens after it', async () => {
    const engine = engineOn()
    const first = engine.flush()
    await save('late')
    await Promise.all([first, engine.flush(), engine.flush()])
    expect(pushes.flat().map(nameOf)).toEqual(['late'])
  })

  test('of an edit that was undone before is not made', async () => {
    const { row } = await save('a')
    await engineOn().flush()
    await store.resumes.rename(row.id, 'b')
    const base = (await store.db.resumes.get(row.id))!.base!
    await store.db.resumes.update(row.id, { body: base })
    await engineOn().flush()
    expect(pushes).toHaveLength(1)
    expect(await store.outbox.waiting()).toBe(0)
  })
})

describe('a resume that is gone', () => {
  const undoOf = async (id: string) => store.db.meta.get(`setting:${undoSetting(id)}`)
  const synced = async () => {
    const { row } = await save('a')
    await engineOn().flush()
    await store.settings.set(undoSetting(row.id), ['steps'])
    localStorage.setItem(`${journalPrefix(row.id)}tab`, '{}')
    return row.id
  }

  test('because another device deleted it leaves neither undo nor journals of it here', async () => {
    const id = await synced()
    const gone = { kind: 'resume', id, version: 2, deleted: true, body: null, record: null } as const
    await engineOn({ pull: async () => ({ ...EMPTY, rows: [gone], next: 2 }) }).flush()
    expect([await store.resumes.list(), await undoOf(id), journalsOf(id)]).toEqual([[], undefined, []])
  })

  test('because it was deleted here leaves none either, before the server knows and after', async () => {
    const id = await synced()
    await store.resumes.remove(id)
    expect([await undoOf(id), journalsOf(id)]).toEqual([undefined, []])
    // An editor that was just being closed.
    await store.settings.set(undoSetting(id), ['steps'])
    await engineOn().flush()
    expect([await store.db.resumes.count(), await undoOf(id)]).toEqual([0, undefined])
  })
})

test("'Keep resumes on this device' asks the server nothing", async () => {
  await save('a')
  const never = () => Promise.reject(new Error('asked'))
  expect(await engineOn({ pull: never, push: never }, true).flush()).toBe('device_only')
  expect(await store.outbox.waiting()).toBe(1)
})

describe('what comes instead of an answer', () => {
  const answering = (response: () => Response) => syncServer(async () => response(), 'ada')

  test.each([
    ["a hotel's sign-in page", () => new Response('<html>', { status: 200 }), 'offline'],
    ['JSON of somebody else', () => new Response('{"ok":true}', { status: 200 }), 'offline'],
    ["a proxy's error page", () => new Response('<html>', { status: 502 }), 'failing'],
  ])('%s is none, and nothing is lost', async (_, response, outcome) => {
    await save('a')
    expect(await engineOn({ pull: answering(response).pull }).flush()).toBe(outcome)
    expect(await store.outbox.waiting()).toBe(1)
  })

  test.each([
    ['no network', new NetworkProblem(null), 'offline', true],
    ['busy', new ApiProblem(503, 'busy', 'Busy', {}, 7), 'failing', true],
    ['too many requests', new ApiProblem(429, 'too_many_requests', 'Wait', {}, 7), 'failing', true],
    ['an ended session', new ApiProblem(401, 'not_signed_in', 'Sign in'), 'paused', false],
    ['a deactivated account', new ApiProblem(401, 'account_deactivated', 'No'), 'paused', false],
    ['a deleted account', new ApiProblem(401, 'account_deleted', 'Gone'), 'deleted', false],
    ['the token of another account', new ApiProblem(409, 'account_mismatch', 'Other'), 'paused', false],
    [
      'an account that stays on its device',
      new ApiProblem(409, 'device_only', 'Stays'),
      'device_only',
      false,
    ],
    ['a full disk', new StoreProblem('disk_full'), 'stuck', true],
    ['an upgrade in another tab', new StoreProblem('upgraded_elsewhere'), 'stuck', false],
    ['a mistake of ours', new TypeError('x is not a function'), 'stuck', true],
  ] as const)('%s', (_, error, outcome, retry) => {
    expect(failureOf(error)).toMatchObject({ outcome, retry })
  })

  test('the server says when to come back', () => {
    expect(failureOf(new ApiProblem(503, 'busy', 'Busy', {}, 7)).retryAfter).toBe(7)
  })
})

describe('the indicator', () => {
  async function says(server: Partial<SyncServer>, deviceOnly = false) {
    const engine = engineOn(server, deviceOnly)
    const sync = observeSync(engine, store, triesOnDevice(store.context))
    await engine.flush()
    const { waiting, refused } = {
      waiting: await store.outbox.waiting(),
      refused: await store.outbox.refused(),
    }
    await eventually(() => [sync.current().waiting, sync.current().refused.length]).toEqual([
      waiting,
      refused.length,
    ])
    sync.stop()
    return sync.current().status
  }

  test('says synced when the server confirmed everything', async () => {
    await save('a')
    expect(await says({})).toBe('synced')
  })

  test('never says synced before the server was asked', async () => {
    const sync = observeSync(engineOn(), store, triesOnDevice(store.context))
    expect(sync.current().status).toBe('waiting')
    sync.stop()
  })

  test.each([
    ['offline', new NetworkProblem(null)],
    ['failing', new ApiProblem(500, 'internal', 'Failed')],
    ['paused', new ApiProblem(401, 'not_signed_in', 'Sign in')],
    ['device_only', new ApiProblem(409, 'device_only', 'Stays')],
    ['stuck', new StoreProblem('disk_full')],
  ] as const)('says %s when it is so', async (status, error) => {
    await save('a')
    expect(await says({ pull: () => Promise.reject(error) })).toBe(status)
  })

  test('says refused while something was refused', async () => {
    await save('a')
    take = (mutations) => mutations.map(({ id }) => ({ id, status: 'refused', code: 'invalid', error: 'No' }))
    expect(await says({})).toBe('refused')
  })
})
