import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#shared/schema/account.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import type { Trouble } from '#web/api/problem.ts'
import { journalPrefix } from '#web/store/draft-traces.ts'
import { StoreProblem } from '#web/store/problem.ts'
import { unfinishedFile } from '#web/store/unfinished-file.ts'
import { type OpenAccount, openAccount } from './account.ts'
import { sessionKeys } from './keys.ts'
import { SessionMachine } from './machine.ts'

type Answer = { status: number; body?: unknown; page?: string } | 'no network' | 'late'

const ADA: User = {
  _id: 'ada',
  name: 'Ada Example',
  email: 'ada@example.com',
  role: 'user',
  isActive: true,
  createdAt: '2024-01-01T00:00:00.000Z',
  lastLogin: null,
  totalResumes: 0,
  totalAnalyses: 0,
  deviceOnly: false,
}
const BOB: User = { ...ADA, _id: 'bob', email: 'bob@example.com', role: 'admin' }

const EMPTY = { epoch: 'e', rows: [], next: 0, more: false }
const ended = (code = 'not_signed_in'): Answer => ({ status: 401, body: { error: 'Please sign in.', code } })

/** A browser on a server that answers what the test says. */
class Browser {
  answers: Record<string, Answer> = {
    '/api/auth/verify-token': { status: 200, body: { user: ADA } },
    '/api/auth/login': { status: 200, body: { token: 'token-of-ada', user: ADA } },
    '/api/auth/logout': { status: 204 },
    '/api/sync/pull': { status: 200, body: EMPTY },
  }
  online = true
  requests: { path: string; token: string | null; account: string | null }[] = []
  readonly opened: OpenAccount[] = []
  readonly disk = new IDBFactory()
  readonly keys = sessionKeys(localStorage)

  page() {
    return new SessionMachine({
      keys: this.keys,
      online: () => this.online,
      fetch: async (input, init) => {
        const path = String(input).split('?')[0]!
        const headers = new Headers(init?.headers)
        this.requests.push({ path, token: headers.get('authorization'), account: headers.get('x-account') })
        const answer = this.answers[path] ?? { status: 404, body: {} }
        if (answer === 'late') throw init?.signal?.reason
        if (answer === 'no network') throw new TypeError('Failed to fetch')
        const body = answer.body === undefined ? null : JSON.stringify(answer.body)
        return new Response(answer.page ?? body, { status: answer.status })
      },
      openAccount: async (id, fetch, user) => {
        const account = await openAccount(id, fetch, user, { indexedDB: this.disk, IDBKeyRange })
        this.opened.push(account)
        return account
      },
    })
  }

  async signedIn() {
    const page = this.page()
    await page.login({ email: 'ada@example.com', password: 'secret' })
    await page.current().account!.engine.flush()
    return page
  }

  asked = (path: string) => this.requests.filter((request) => request.path === path)
}

let browser: Browser
beforeEach(() => {
  localStorage.clear()
  browser = new Browser()
})
// What goes on syncing would still ask for the window when that is gone.
afterEach(() => {
  for (const account of browser.opened) account.close()
})

/** A busy machine takes its time; what never comes still fails. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 30_000 })

const typed = (page: SessionMachine) =>
  page.current().account!.store.resumes.saveDraft({ draft: emptyDraft() })

describe('what needs the password once more', () => {
  const asked = (): Answer => ({ status: 403, body: { error: 'Again', code: 'confirm_required' } })
  const exported = (page: SessionMachine) => page.fetch('/api/auth/export')

  test('waits for it, and goes on with the new session; the old one is over', async () => {
    const page = await browser.signedIn()
    browser.answers['/api/auth/export'] = asked()
    const answer = exported(page)
    await eventually(() => page.current().confirming).toBe(true)
    browser.answers['/api/auth/login'] = { status: 200, body: { token: 'fresh', user: ADA } }
    browser.answers['/api/auth/export'] = { status: 200, body: {} }
    await page.reauthenticate('secret')
    expect((await answer).status).toBe(200)
    expect(page.current()).toMatchObject({ status: 'signed_in', confirming: false })
    expect(browser.asked('/api/auth/export').map(({ token }) => token)).toEqual([
      'Bearer token-of-ada',
      'Bearer fresh',
    ])
    expect(browser.asked('/api/auth/logout').map(({ token }) => token)).toEqual(['Bearer token-of-ada'])
  })

  test('is refused as the server refused it where the person does not want to', async () => {
    const page = await browser.signedIn()
    browser.answers['/api/auth/export'] = asked()
    const answer = exported(page)
    await eventually(() => page.current().confirming).toBe(true)
    page.confirmed(false)
    expect((await answer).status).toBe(403)
    expect(page.current().confirming).toBe(false)
    expect(browser.asked('/api/auth/export')).toHaveLength(1)
  })

  test('a wrong password leaves the question open', async () => {
    const page = await browser.signedIn()
    browser.answers['/api/auth/export'] = asked()
    const answer = exported(page)
    await eventually(() => page.current().confirming).toBe(true)
    browser.answers['/api/auth/login'] = ended('invalid_login')
    await expect(page.reauthenticate('wrong')).rejects.toThrow()
    expect(page.current().confirming).toBe(true)
    page.confirmed(false)
    await answer
  })
})

describe('at start', () => {
  test('without a token nobody is signed in, at once, and nothing is asked or opened', async () => {
    const page = browser.page()
    expect(page.current().status).toBe('signed_out')
    await page.start()
    expect([browser.requests, browser.opened.length]).toEqual([[], 0])
  })

  test('a stored token is loading, then verified', async () => {
    browser.keys.set('token-of-ada', 'ada')
    const page = browser.page()
    expect(page.current().status).toBe('loading')
    await page.start()
    expect(page.current()).toMatchObject({ status: 'signed_in', user: ADA, isAdmin: false, offline: false })
    expect(browser.asked('/api/auth/verify-token')[0]?.token).toBe('Bearer token-of-ada')
  })

  test.each([
    ['an ended session', 'not_signed_in', 'expired'],
    ['a deactivated account', 'account_deactivated', 'deactivated'],
  ])('%s is a sign-out that says why, until somebody is in', async (_, code, turnedAway) => {
    browser.keys.set('old', 'ada')
    browser.answers['/api/auth/verify-token'] = ended(code)
    const page = browser.page()
    await page.start()
    expect(page.current()).toMatchObject({ status: 'signed_out', turnedAway })
    expect(browser.keys.token()).toBe(null)
    await page.login({ email: 'ada@example.com', password: 'secret' })
    expect(page.current()).toMatchObject({ status: 'signed_in', turnedAway: '' })
  })

  const failures: [string, Answer, Trouble][] = [
    ['no network', 'no network', 'unreached'],
    ['a broken server', { status: 500, body: { error: 'x', code: 'internal' } }, 'failing'],
    ["a proxy's error page", { status: 502, page: '<html>' }, 'failing'],
    ["a hotel's sign-in page", { status: 200, page: '<html>' }, 'unreached'],
  ]
  test.each(failures)('%s is not a sign-out: signed in from the device', async (_, answer, trouble) => {
    await browser.signedIn()
    browser.answers['/api/auth/verify-token'] = answer
    const page = browser.page()
    await page.start()
    expect(page.current()).toMatchObject({ status: 'signed_in', user: ADA, offline: true, trouble })
    expect(browser.keys.token()).toBe('token-of-ada')
    // Asked again after some answer, it is as far away as before.
    await page.onOnline()
    expect(page.current().offline).toBe(true)
    // What is wrong with it may be another thing by then.
    browser.answers['/api/auth/verify-token'] =
      trouble === 'failing' ? 'no network' : { status: 500, page: '' }
    await page.onOnline()
    const other = trouble === 'failing' ? 'unreached' : 'failing'
    expect(page.current()).toMatchObject({ offline: true, trouble: other })
  })

  test('a server that is late is there: what waits for it says so, until it answers', async () => {
    await browser.signedIn()
    const over = AbortSignal.abort(new DOMException('Late', 'TimeoutError'))
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over)
    browser.answers['/api/auth/verify-token'] = 'late'
    browser.answers['/api/sync/pull'] = 'no network'
    const page = browser.page()
    await page.start()
    timeout.mockRestore()
    expect(page.current()).toMatchObject({ status: 'signed_in', offline: true, trouble: 'slow' })
    browser.answers['/api/auth/verify-token'] = { status: 200, body: { user: ADA } }
    await page.onOnline()
    expect(page.current()).toMatchObject({ offline: false })
  })

  test('offline, no request is waited for', async () => {
    await browser.signedIn()
    browser.online = false
    browser.requests = []
    const page = browser.page()
    await page.start()
    expect(page.current().status).toBe('signed_in')
    expect(browser.asked('/api/auth/verify-token')).toEqual([])
  })

  test('offline on a device that knows nobody keeps the token for later', async () => {
    browser.keys.set('token-of-ada', 'ada')
    browser.online = false
    const page = browser.page()
    await page.start()
    expect([page.current().status, browser.keys.token()]).toEqual(['signed_out', 'token-of-ada'])
    browser.online = true
    await page.onOnline()
    expect(page.current().status).toBe('signed_in')
  })

  test('a server that was down and answers again is noticed by the first answer', async () => {
    await browser.signedIn()
    browser.answers['/api/auth/verify-token'] = 'no network'
    const page = browser.page()
    await page.start()
    browser.answers['/api/auth/verify-token'] = {
      status: 200,
      body: { user: { ...ADA, name: 'Ada Renamed' } },
    }
    await page.fetch('/api/dashboard')
    await eventually(() => page.current().offline).toBe(false)
    expect(page.current().user?.name).toBe('Ada Renamed')
  })

  const given = (token: string): Answer => ({ status: 200, body: { user: ADA, token } })

  test('a new token takes the place of the one before, for every request after it', async () => {
    await browser.signedIn()
    browser.answers['/api/auth/verify-token'] = given('next')
    const page = browser.page()
    await page.start()
    await page.current().account!.engine.flush()
    expect(page.current()).toMatchObject({ status: 'signed_in', user: ADA })
    expect(browser.keys.token()).toBe('next')
    expect(browser.asked('/api/sync/pull').at(-1)?.token).toBe('Bearer next')
  })

  test('of two tabs that are given one each, both go on with the first', async () => {
    await browser.signedIn()
    const [one, other] = [browser.page(), browser.page()]
    browser.answers['/api/auth/verify-token'] = given('first')
    const starting = one.start()
    browser.answers['/api/auth/verify-token'] = given('second')
    await Promise.all([starting, other.start()])
    const kept = browser.keys.token()
    for (const page of [one, other]) {
      expect(page.current()).toMatchObject({ status: 'signed_in', user: ADA })
      await page.current().account!.engine.flush()
    }
    expect(browser.keys.token()).toBe(kept)
    expect(['first', 'second']).toContain(kept)
    expect(
      new Set(
        browser
          .asked('/api/sync/pull')
          .slice(-2)
          .map(({ token }) => token),
      ),
    ).toEqual(new Set([`Bearer ${kept}`]))
  })

  test('a token given to who signed out meanwhile is nobody’s', async () => {
    await browser.signedIn()
    browser.answers['/api/auth/verify-token'] = given('next')
    const page = browser.page()
    const starting = page.start()
    browser.keys.clear()
    await starting
    expect(browser.keys.token()).toBeNull()
    expect(page.current().status).not.toBe('signed_in')
  })

  test('twice at once is one start', async () => {
    browser.keys.set('token-of-ada', 'ada')
    const page = browser.page()
    await Promise.all([page.start(), page.start()])
    expect(browser.opened).toHaveLength(1)
  })

  test('a deleted account says so, with what is on the device still there', async () => {
    await browser.signedIn()
    browser.answers['/api/auth/verify-token'] = ended('account_deleted')
    const page = browser.page()
    await page.start()
    expect(page.current()).toMatchObject({ status: 'signed_in', deleted: true })
    await page.forgetAccount()
    expect(page.current().status).toBe('signed_out')
    expect(await browser.disk.databases()).toEqual([])
  })
})

describe('signing in', () => {
  test('stores the token and opens the account', async () => {
    const page = await browser.signedIn()
    expect(page.current()).toMatchObject({ status: 'signed_in', user: ADA })
    expect([browser.keys.token(), browser.keys.account()]).toEqual(['token-of-ada', 'ada'])
  })

  test('names the account on every request', async () => {
    const page = await browser.signedIn()
    await page.fetch('/api/dashboard')
    expect(browser.asked('/api/dashboard')).toEqual([
      { path: '/api/dashboard', token: 'Bearer token-of-ada', account: 'ada' },
    ])
  })

  test('an administrator is one', async () => {
    browser.answers['/api/auth/login'] = { status: 200, body: { token: 't', user: BOB } }
    const page = browser.page()
    await page.login({ email: 'bob@example.com', password: 'secret' })
    expect(page.current().isAdmin).toBe(true)
  })

  test.each([
    [
      'the server says why',
      { status: 401, body: { error: 'Invalid email or password', code: 'x' } },
      'Invalid email or password',
    ],
    ['it does not', { status: 502, body: '<html>' }, 'Login failed'],
    ['there is no network', 'no network', 'No connection to the server'],
  ] as [string, Answer, string][])('fails with its text: %s', async (_, answer, text) => {
    browser.answers['/api/auth/login'] = answer
    const page = browser.page()
    await expect(page.login({ email: 'ada@example.com', password: 'wrong!' })).rejects.toThrow(text)
    expect([page.current().status, browser.keys.token()]).toEqual(['signed_out', null])
  })

  test('registering does not sign in, and forgets why somebody else had to', async () => {
    browser.answers['/api/auth/register'] = { status: 201, body: { token: 't', user: ADA } }
    browser.answers['/api/auth/logout'] = ended()
    browser.keys.set('old', 'ada')
    browser.answers['/api/auth/verify-token'] = ended('not_signed_in')
    const page = browser.page()
    await page.start()
    await page.register({ name: 'Ada Example', email: 'ada@example.com', password: 'secret' })
    expect([page.current().status, browser.keys.token()]).toEqual(['signed_out', null])
    expect(page.current().turnedAway).toBe('')
    expect(page.isKnown()).toBe(true)
    // What registering opened is closed on the server too.
    await eventually(() => browser.keys.ended()).toEqual([])
    expect(browser.asked('/api/auth/logout').map(({ token }) => token)).toEqual(['Bearer t'])
  })
})

describe('the session ends while it is used', () => {
  async function expired() {
    const page = await browser.signedIn()
    await typed(page)
    browser.answers['/api/dashboard'] = ended()
    browser.answers['/api/sync/pull'] = ended()
    await page.fetch('/api/dashboard')
    await eventually(() => page.current().expired).toBe(true)
    return page
  }

  test('page and data stay', async () => {
    const page = await expired()
    expect(page.current()).toMatchObject({ status: 'signed_in', user: ADA })
    expect(await page.current().account!.store.resumes.list()).toHaveLength(1)
  })

  test('the same person signs in again and goes on', async () => {
    const page = await expired()
    browser.answers['/api/auth/login'] = { status: 200, body: { token: 'new', user: ADA } }
    await page.reauthenticate('secret')
    expect([page.current().expired, browser.keys.token()]).toEqual([false, 'new'])
  })

  test('somebody else is not let into this page', async () => {
    const page = await expired()
    browser.answers['/api/auth/login'] = { status: 200, body: { token: 'new', user: BOB } }
    await expect(page.reauthenticate('secret')).rejects.toThrow('another account')
    expect([page.current().expired, browser.keys.token()]).toEqual([true, 'token-of-ada'])
  })

  test('signing in again in another tab is enough', async () => {
    const page = await expired()
    browser.keys.set('new', 'ada')
    await page.onStorage('token')
    expect(page.current().expired).toBe(false)
  })

  test('a late answer to a request with the token before says nothing', async () => {
    const page = await browser.signedIn()
    browser.answers['/api/dashboard'] = ended()
    const late = page.fetch('/api/dashboard')
    browser.keys.set('newer', 'ada')
    await late
    expect(page.current().expired).toBe(false)
  })

  test('a wrong password in the dialog is no end of the session', async () => {
    const page = await browser.signedIn()
    browser.answers['/api/auth/login'] = ended('invalid_credentials')
    await expect(page.reauthenticate('wrong!')).rejects.toThrow('Please sign in.')
    expect(page.current().expired).toBe(false)
  })

  test('because the account was deactivated says so, and is over when it is active again', async () => {
    const page = await browser.signedIn()
    browser.answers['/api/dashboard'] = ended('account_deactivated')
    await page.fetch('/api/dashboard')
    await eventually(() => page.current().deactivated).toBe(true)
    expect(page.current()).toMatchObject({ expired: true, deleted: false, status: 'signed_in' })
    await page.reauthenticate('secret')
    expect(page.current()).toMatchObject({ expired: false, deactivated: false })
  })

  test('because the account was deleted: that is another dialog', async () => {
    const page = await browser.signedIn()
    browser.answers['/api/dashboard'] = ended('account_deleted')
    await page.fetch('/api/dashboard')
    await eventually(() => page.current().deleted).toBe(true)
    expect(page.current().expired).toBe(false)
  })
})

describe('signing out', () => {
  test('with everything synced takes the data off this device', async () => {
    const page = await browser.signedIn()
    expect(await page.logout()).toEqual({ signedOut: true, offline: false })
    expect([page.current().status, browser.keys.token(), await browser.disk.databases()]).toEqual([
      'signed_out',
      null,
      [],
    ])
    expect(browser.asked('/api/auth/logout')).toHaveLength(1)
  })

  test('with unsynced work asks first', async () => {
    const page = await browser.signedIn()
    await typed(page)
    expect(await page.logout()).toEqual({ signedOut: false, unsynced: 1, unsaved: 0, lost: 0 })
    expect(page.current().status).toBe('signed_in')
  })

  test('after a sync that does not reach the server asks again', async () => {
    const page = await browser.signedIn()
    await typed(page)
    browser.answers['/api/sync/pull'] = 'no network'
    expect(await page.logout('sync')).toEqual({ signedOut: false, unsynced: 1, unsaved: 0, lost: 0 })
  })

  test('keeping it: the work is there at the next sign-in', async () => {
    const page = await browser.signedIn()
    await typed(page)
    const chosen = { name: 'ada.pdf', bytes: Uint8Array.of(7) }
    await unfinishedFile(page.current().account!.store.settings).keep(chosen)
    await page.logout('keep')
    expect(page.current().status).toBe('signed_out')
    const { store } = (await browser.signedIn()).current().account!
    expect(await store.resumes.list()).toHaveLength(1)
    // A file that was only chosen is no work.
    expect(await unfinishedFile(store.settings).get()).toBeNull()
  })

  describe('with an open draft that the disk refuses', () => {
    const opened = async ({ room = true } = {}) => {
      const page = await browser.signedIn()
      const asked: string[] = []
      page.current().account!.store.openDrafts.add({
        id: 'refused',
        setAside: () => room,
        save: () => Promise.reject(new StoreProblem('disk_full')),
        forget: () => void asked.push('forget'),
      })
      return { page, asked }
    }

    test.each([
      [true, 0],
      [false, 1],
    ])('asks first (room to set it aside: %s, lost: %i)', async (room, lost) => {
      const { page, asked } = await opened({ room })
      expect(await page.logout()).toEqual({ signedOut: false, unsynced: 1, unsaved: 1, lost })
      expect([page.current().status, asked]).toEqual(['signed_in', []])
    })

    test.each([
      ['keep', []],
      ['discard', ['forget']],
    ] as const)('%s: goes, and the draft is told %j', async (choice, told) => {
      const { page, asked } = await opened()
      expect(await page.logout(choice)).toMatchObject({ signedOut: true })
      expect(asked).toEqual(told)
    })
  })

  describe('with words in the journal of a draft that is closed', () => {
    const left = async () => {
      const page = await browser.signedIn()
      const { row } = await typed(page)
      await page.current().account!.engine.flush()
      const key = `${journalPrefix(row.id)}tab`
      localStorage.setItem(key, '{}')
      return { page, key }
    }

    test('asks first, and they stay', async () => {
      const { page, key } = await left()
      expect(await page.logout()).toMatchObject({ signedOut: false, unsaved: 1 })
      expect(localStorage.getItem(key)).toBe('{}')
    })

    test.each([
      ['keep', '{}'],
      ['discard', null],
    ] as const)('%s: goes, and of them stays %j', async (choice, stays) => {
      const { page, key } = await left()
      expect(await page.logout(choice)).toMatchObject({ signedOut: true })
      expect(localStorage.getItem(key)).toBe(stays)
    })
  })

  test('discarding it: nothing stays', async () => {
    const page = await browser.signedIn()
    const { row } = await typed(page)
    const [mine, anothers] = [`${journalPrefix(row.id)}tab`, `${journalPrefix('of-bob')}tab`]
    for (const key of [mine, anothers]) localStorage.setItem(key, '{}')
    await page.logout('discard')
    expect(await browser.disk.databases()).toEqual([])
    expect([localStorage.getItem(mine), localStorage.getItem(anothers)]).toEqual([null, '{}'])
  })

  const unreachable: [string, Answer][] = [
    ['no network', 'no network'],
    ['a server that is busy', { status: 503, body: {} }],
  ]
  test.each(unreachable)('works with %s; the session ends there at the next start', async (_, answer) => {
    const page = await browser.signedIn()
    browser.answers['/api/auth/logout'] = answer
    expect(await page.logout()).toEqual({ signedOut: true, offline: true })
    expect([browser.keys.token(), browser.keys.ended()]).toEqual([null, ['token-of-ada']])

    browser.answers['/api/auth/logout'] = { status: 204 }
    browser.requests = []
    await browser.page().start()
    await eventually(() => browser.keys.ended()).toEqual([])
    expect(browser.requests).toEqual([
      { path: '/api/auth/logout', token: 'Bearer token-of-ada', account: null },
    ])
  })

  test('without the network, then somebody else in: their session is not touched', async () => {
    const page = await browser.signedIn()
    browser.answers['/api/auth/logout'] = 'no network'
    await page.logout()
    browser.answers['/api/auth/logout'] = ended()
    browser.answers['/api/auth/login'] = { status: 200, body: { token: 'token-of-bob', user: BOB } }
    const next = browser.page()
    await next.login({ email: 'bob@example.com', password: 'secret' })
    await eventually(() => browser.keys.ended()).toEqual([])
    expect(browser.asked('/api/auth/logout').at(-1)?.token).toBe('Bearer token-of-ada')
    expect([next.current().status, next.current().expired]).toEqual(['signed_in', false])
  })

  test('while offline nothing is tried', async () => {
    browser.keys.setEnded(['old'])
    browser.online = false
    const page = browser.page()
    await page.start()
    expect([browser.requests, browser.keys.ended()]).toEqual([[], ['old']])
    browser.online = true
    await page.onOnline()
    await eventually(() => browser.keys.ended()).toEqual([])
  })

  test('in one tab is one in all', async () => {
    const [page, other] = [await browser.signedIn(), await browser.signedIn()]
    await page.logout()
    await other.onStorage('token')
    expect(other.current().status).toBe('signed_out')
  })
})

test('another person in another tab: this one follows, with their data only', async () => {
  const page = await browser.signedIn()
  await typed(page)
  browser.keys.set('token-of-bob', 'bob')
  browser.answers['/api/auth/verify-token'] = { status: 200, body: { user: BOB } }
  await page.onStorage('token')
  expect(page.current()).toMatchObject({ status: 'signed_in', user: BOB })
  expect(await page.current().account!.store.resumes.list()).toEqual([])
})

test("'Keep resumes on this device': nothing is pushed or pulled", async () => {
  browser.answers['/api/auth/login'] = {
    status: 200,
    body: { token: 't', user: { ...ADA, deviceOnly: true } },
  }
  const page = await browser.signedIn()
  await typed(page)
  expect(await page.current().account!.engine.flush()).toBe('device_only')
  expect(browser.requests.filter((request) => request.path.startsWith('/api/sync'))).toEqual([])
})
