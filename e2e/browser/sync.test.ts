import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invent, type Person, register, signIn, startApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const PUSH = '**/api/sync/push'

async function person(): Promise<Person> {
  const someone = invent()
  await register(app, someone)
  return someone
}

async function device(someone: Person): Promise<{ context: BrowserContext; page: Page }> {
  const context = await app.newDevice()
  const page = await context.newPage()
  await signIn(page, someone)
  return { context, page }
}

const indicator = (page: Page, words: string) => page.getByRole('banner').getByRole('button', { name: words })
const eventually = (look: () => Promise<string>) => expect.poll(look, { timeout: 20_000 })
const synced = (page: Page) => indicator(page, 'Synced').waitFor()

async function newResume(page: Page, firstName: string) {
  await page.goto('/builder')
  await page.getByRole('button', { name: 'New resume' }).click()
  await page.waitForURL('**/personal')
  await page.getByLabel('First Name').fill(firstName)
  await page.getByText('Saved on this device', { exact: true }).last().waitFor()
}

/** The resumes as the server has them. */
async function onServer(someone: Person): Promise<{ version: number; name: string }[]> {
  const headers = { 'content-type': 'application/json' }
  const { email, password } = someone
  const login = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await login.json()) as { token: string }
  const answer = await fetch(`${app.url}/api/resumes`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as { version: number; name: string }[]
}

test('two browsers edit one draft offline, and meet: both edits are in both', async () => {
  const someone = await person()
  const [one, two] = [await device(someone), await device(someone)]
  await newResume(one.page, 'Ada')
  await synced(one.page)
  await two.page.goto(new URL(one.page.url()).pathname)
  await eventually(() => two.page.getByLabel('First Name').inputValue()).toBe('Ada')
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
  await eventually(() => two.page.getByLabel('Last Name').inputValue()).toBe('Example')
  // Looking at the page again is what makes the first one ask.
  await one.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await eventually(() => one.page.getByLabel('Phone').inputValue()).toBe('+1 202 555 0100')
  expect(await onServer(someone)).toHaveLength(1)
})

test('a tab killed during a push, after the server took it: the next start finds it done once', async () => {
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

test('the server killed during a push: the work waits here, and arrives once when it is back', async () => {
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
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
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

test('the disk is full: what was typed stays on the screen and says so, and is saved when there is room', async () => {
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
  await page.getByText('Not saved').waitFor({ state: 'detached' })
  await indicator(page, 'Saved on this device').waitFor()
  await synced(page)
  expect((await onServer(someone)).map((row) => row.name)).toEqual(['Joan Room'])
})
