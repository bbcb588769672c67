import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLOOR_IN_WORDS } from '#shared/browsers.ts'
import { openApp, readyOffline, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const TOO_OLD = 'This browser is too old for Legible'

test('a browser below the floor is told so on every page, and nothing breaks before that', async () => {
  const page = await app.newPage({ serviceWorkers: 'block', viewport: { width: 390, height: 760 } })
  await page.addInitScript(() => Reflect.deleteProperty(Set.prototype, 'union'))
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  for (const address of ['/', '/login', '/analyzer', '/help']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: TOO_OLD }).waitFor()
    await page.getByText(`Legible needs ${FLOOR_IN_WORDS}, or a newer one.`).waitFor()
    expect(await page.title()).toBe(TOO_OLD)
    expect(await page.locator('body > :not(main, noscript)').count()).toBe(0)
  }
  expect(errors).toEqual([])
  await page.context().close()
})

test('an installed app whose browser grew too old for it says so offline too', {
  tags: 'thorough',
}, async () => {
  const page = await app.newPage()
  await page.goto('/')
  await readyOffline(page)
  await page.context().setOffline(true)
  await page.addInitScript(() => Reflect.deleteProperty(Set.prototype, 'union'))
  await page.reload()
  await page.getByRole('heading', { level: 1, name: TOO_OLD }).waitFor()
  await page.context().close()
})
