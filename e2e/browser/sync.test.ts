import { readFileSync } from 'node:fs'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invent, newPageOf, type OwnApp, type Person, register, signIn, startApp } from './app.ts'

let app: OwnApp
beforeAll(async () => {
  // Only who goes to another page without the network needs one: it costs each device more than the rest of its journey.
  app = await startApp({}, { serviceWorkers: 'block' })
})
afterAll(() => app.close())

const PUSH = '**/api/sync/push'

const asJson = { 'content-type': 'application/json' }

interface Registered extends Person {
  /** Of a session that no device of these tests uses. */
  token: string
}

async function person(): Promise<Registered> {
  const someone = invent()
  return { ...someone, token: await register(app, someone) }
}

/** A device where this person signed in some time ago. */
async function device(
  { email, password }: Person,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const answer = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: asJson,
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as { token: string }
  const page = await newPageOf(app, token, options)
  return { context: page.context(), page }
}

const indicator = (page: Page, words: string) => page.getByRole('banner').getByRole('button', { name: words })
const synced = (page: Page) => indicator(page, 'Synced').waitFor()

async function newResume(page: Page, firstName: string) {
  await page.goto('/builder')
  await page.getByRole('button', { name: 'New resume' }).click()
  await page.waitForURL('**/personal')
  await page.getByLabel('First Name').fill(firstName)
  await page.getByText('Saved on this device', { exact: true }).last().waitFor()
}

/** The resumes as the server has them. */
async function onServer({ token }: Registered): Promise<{ version: number; name: string }[]> {
  const answer = await fetch(`${app.url}/api/resumes`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as { version: number; name: string }[]
}

test('two browsers edit one draft offline, and meet: both edits are in both', async () => {
  const someone = await person()
  const [one, two] = [await device(someone), await device(someone)]
  await newResume(one.page, 'Ada')
  await synced(one.page)
  await two.page.goto(new URL(one.page.url()).pathname)
  await expect.poll(() => two.page.getByLabel('First Name').inputValue()).toBe('Ada')
  await synced(two.page)

  await one.context.setOffline(true)
  await two.context.setOffline(true)
  await one.page.getByLabel('Last Name').fill('Example')
  await two.page.getByLabel('Phone').fill('+1 202 555 0100')
  await indicator(one.page, 'Saved on this device').waitFor()
  await indicator(two.page, 'Saved on this device').waitFor()

  await one.context.setOffline(false)
  await synced(one.page)
  await two.context.setOffline(false)
  await synced(two.page)
  await expect.poll(() => two.page.getByLabel('Last Name').inputValue()).toBe('Example')
  // Looking at the page again is what makes the first one ask.
  await one.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => one.page.getByLabel('Phone').inputValue()).toBe('+1 202 555 0100')
  expect(await onServer(someone)).toHaveLength(1)
})

test('a tab killed during a push, after the server took it: the next start finds it done once', {
  tags: 'thorough',
}, async () => {
  const someone = await person()
  const { context, page } = await device(someone)
  const arrived = new Promise<void>((resolve) => {
    void page.route(PUSH, async (route) => {
      await route.fetch()
      resolve()
      // The answer never comes: the tab dies first.
    })
  })
  await newResume(page, 'Grace')
  await arrived
  await page.close()
  const again = await context.newPage()
  await again.goto('/builder')
  await synced(again)
  await again.getByText('Grace').first().waitFor()
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Grace'])
})

test('the server killed during a push: the work waits here, and arrives once when it is back', {
  tags: 'thorough',
}, async () => {
  const someone = await person()
  const { page } = await device(someone)
  await synced(page)
  const killed = new Promise<void>((resolve) => {
    void page.route(
      PUSH,
      async (route) => {
        await app.killServer()
        await route.continue()
        resolve()
      },
      { times: 1 },
    )
  })
  await newResume(page, 'Katherine')
  await killed
  await indicator(page, 'Saved on this device').waitFor()
  await app.restartServer()
  await synced(page)
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Katherine'])
})

test('the session ended while offline: the page stays, the same person signs in over it, and it is synced', async () => {
  const someone = await person()
  const { context, page } = await device(someone)
  await newResume(page, 'Mary')
  await synced(page)
  await context.setOffline(true)
  await page.getByLabel('Last Name').fill('Offline')
  await indicator(page, 'Saved on this device').waitFor()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await fetch(`${app.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })

  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.waitFor()
  expect(await page.getByLabel('Last Name').inputValue()).toBe('Offline')
  await dialog.getByLabel('Password', { exact: true }).fill(someone.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await synced(page)
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Mary Offline'])
})

/** As the browser reports it: Chromium lets no test set the quota of a private window. */
async function diskIsFull(page: Page, full: boolean) {
  await page.evaluate((isFull) => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { room?: IDBObjectStore['put'] }
    store.room ??= store.put
    const { room } = store
    store.put = isFull
      ? () => {
          throw new DOMException('No room', 'QuotaExceededError')
        }
      : room
  }, full)
}

test('the disk is full: what was typed stays on the screen and says so, and is saved when there is room', {
  tags: 'thorough',
}, async () => {
  const someone = await person()
  const { page } = await device(someone)
  await newResume(page, 'Joan')
  await synced(page)
  await diskIsFull(page, true)
  await page.getByLabel('Last Name').fill('Full')
  await page.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor()
  expect(await page.getByLabel('Last Name').inputValue()).toBe('Full')
  await diskIsFull(page, false)
  await page.getByLabel('Last Name').fill('Room')
  await page.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor({ state: 'detached' })
  // Not what the header says: there it stands only until the server has it too.
  await page.getByRole('main').getByText('Saved on this device', { exact: true }).waitFor()
  await synced(page)
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Joan Room'])
})

async function changeOffline(context: BrowserContext, page: Page, lastName: string) {
  await context.setOffline(true)
  await page.getByLabel('Last Name').fill(lastName)
  await indicator(page, 'Saved on this device').waitFor()
}

const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const sessionLives = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${app.url}/api/auth/verify-token`, { method: 'POST', headers })).ok
}

test('signing out offline with unsynced work asks; kept work is synced at the next sign-in, the session ends when online', {
  tags: 'thorough',
}, async () => {
  const someone = await person()
  const { context, page } = await device(someone, { serviceWorkers: 'allow' })
  await newResume(page, 'Edith')
  await synced(page)
  // Who goes offline later has the whole app on the device.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  await changeOffline(context, page, 'Kept')
  await logOut(page)
  await page.getByRole('dialog', { name: 'Not everything is synced yet' }).waitFor()
  await press(page, 'Sync now, then log out')
  await page.getByRole('alert').filter({ hasText: 'Nothing is lost' }).waitFor()
  await press(page, 'Keep on this device and log out')
  await page.getByText('This device tells the server as soon as it can').waitFor()
  expect(await sessionLives(token)).toBe(true)

  await context.setOffline(false)
  await expect.poll(async () => String(await sessionLives(token))).toBe('false')
  await signIn(page, someone)
  await synced(page)
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Edith Kept'])

  await page.goto('/builder')
  await page.getByText('Edith Kept').first().click()
  await changeOffline(context, page, 'Discarded')
  await logOut(page)
  await press(page, 'Discard and log out')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  expect(await databases(page)).toEqual([])
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Edith Kept'])
})

const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('legible-account')),
  )

test('the account is deleted on another device: this one offers what it has, then keeps nothing', {
  tags: 'thorough',
}, async () => {
  const someone = await person()
  const { context, page } = await device(someone)
  await newResume(page, 'Hedy')
  await synced(page)
  await changeOffline(context, page, 'Unsynced')
  const deleted = await fetch(`${app.url}/api/auth/account`, {
    method: 'DELETE',
    headers: { ...asJson, authorization: `Bearer ${someone.token}` },
    body: JSON.stringify({ password: someone.password, confirmation: 'DELETE' }),
  })
  expect(deleted.ok).toBe(true)

  await context.setOffline(false)
  await page.getByRole('dialog', { name: 'This account was deleted' }).waitFor()
  const download = page.waitForEvent('download')
  await press(page, 'Download what is here')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('"Hedy Unsynced"')
  await press(page, 'Remove from this device')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  expect(await databases(page)).toEqual([])
})

test('keeping resumes on this device sends nothing; turned off, it is synced', {
  tags: 'thorough',
}, async () => {
  const someone = await person()
  const { page } = await device(someone)
  await page.goto('/profile')
  const keepHere = page.getByRole('switch', { name: 'Keep resumes on this device' })
  await keepHere.click()
  await indicator(page, 'On this device only').waitFor()
  await newResume(page, 'Chien')
  await page.goto('/builder')
  await page.getByText('Chien').first().waitFor()
  expect(await onServer(someone)).toEqual([])
  await page.goto('/profile')
  await keepHere.click()
  await synced(page)
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Chien'])
})

test('a change the server refuses is shown, can be taken away as a file, and be tried again', {
  tags: 'thorough',
}, async () => {
  const someone = await person()
  const { page } = await device(someone)
  await synced(page)
  const refused: { id: string; kind: string; baseVersion: number }[] = []
  await page.route(PUSH, async (route) => {
    const { epoch, mutations } = route.request().postDataJSON() as {
      epoch: string
      mutations: typeof refused
    }
    const results = mutations.map(({ id }) => ({
      id,
      status: 'refused',
      code: 'too_many',
      error: 'Too many resumes',
    }))
    await route.fulfill({ json: { epoch, results } })
    refused.push(...mutations)
  })
  await newResume(page, 'Radia')
  // That there is a new resume may be on its way before a word is in it: the one with the word is refused, too.
  await expect.poll(() => JSON.stringify(refused)).toContain('"Radia"')
  // Nothing came before it: the server does not know this resume.
  expect(refused.map(({ kind, baseVersion }) => [kind, baseVersion])).toEqual(
    refused.map(() => ['resume.put', 0]),
  )
  expect(await onServer(someone)).toEqual([])
  await indicator(page, 'Look at this').click()
  const dialog = page.getByRole('dialog', { name: 'Look at this' })
  await dialog.getByText('Too many resumes').waitFor()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download this change' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('"Radia"')
  await page.unroute(PUSH)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.keyboard.press('Escape')
  await synced(page)
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Radia'])
})
