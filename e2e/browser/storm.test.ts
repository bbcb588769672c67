/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { invent, newPageOf, openApp, readyOffline, register, type TestApp } from './app.ts'
import { DRAFT } from './draft.ts'
import { saveByApi } from './seed.ts'
import { openWire, type Refusal, type Wire } from './wire.ts'

// What two open tabs send to a server that cannot, counted on the wire, while everything happens that makes them try.
// Most of the time they wait, as they should: the scenes run side by side, each on a device and a wire of its own.

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const isSync = (url: URL) => url.pathname.startsWith('/api/sync/')
const moments = (wire: Wire) => wire.exchanges.filter(({ url }) => isSync(url)).map(({ at }) => at)

/** The browser wakes the worker, the page is looked at, an event says that the network is back: all at once, often. */
const disturb = (page: Page) =>
  page.evaluate(() => {
    for (let i = 0; i < 20; i++) {
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'FLUSH' } }))
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('online'))
    }
  })

/** From here on every text that comes and goes on the page is remembered. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') seen.push(target.textContent ?? '')
        else for (const node of addedNodes) seen.push(node.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

const servers: [string, Refusal, number, number[]][] = [
  ['answers 500', { status: 500 }, 4, [2_000, 4_000, 8_000]],
  ['answers 503 and names five seconds', { status: 503, headers: { 'Retry-After': '5' } }, 3, [5_000, 5_000]],
  ['cuts every connection', 'cut', 4, [2_000, 4_000, 8_000]],
]

describe.concurrent('side by side', () => {
  test.for(servers)(
    'a server that %s: two tabs wait longer each time, whatever happens, and say one thing',
    async ([, refusal, tries, pauses], { expect, onTestFinished }) => {
      const wire = await openWire()
      onTestFinished(() => wire.close())
      const token = await register(app, invent())
      wire.refuse = (url) => (isSync(url) ? refusal : null)
      const dashboard = await newPageOf(app, token, { proxy: wire.proxy })
      const alert = (page: Page) =>
        page.getByRole('main').getByRole('alert').filter({ hasText: 'What you saved is untouched.' })
      await alert(dashboard).waitFor()
      await readyOffline(dashboard)
      const history = await dashboard.context().newPage()
      await history.goto('/history')
      await alert(history).waitFor()
      await watch(dashboard)

      while (moments(wire).length < tries) {
        const known = moments(wire).length
        await disturb(dashboard)
        await disturb(history)
        await expect.poll(() => moments(wire).length).toBeGreaterThan(known)
      }

      const at = moments(wire)
      const waits = at.slice(1).map((moment, i) => moment - (at[i] ?? 0))
      expect(
        waits.filter((wait, i) => wait < (pauses[i] ?? 0)),
        `waits of ${waits} ms`,
      ).toEqual([])
      expect(await alert(dashboard).count()).toBe(1)
      expect((await seenBy(dashboard)).filter((text) => /Failed|Loading|Syncing/.test(text))).toEqual([])

      wire.refuse = () => null
      await dashboard.getByRole('button', { name: 'Try again' }).click()
      await dashboard.getByRole('heading', { name: 'Where to begin' }).waitFor()
      // What one tab found out, the other shows without asking.
      await alert(history).waitFor({ state: 'detached' })
      await dashboard.context().close()
    },
  )

  test('a device in view on which nobody does anything shows what another device saved within a minute', async () => {
    const token = await register(app, invent())
    const page = await newPageOf(app, token, { at: '/builder', serviceWorkers: 'block' })
    await page.getByRole('banner').getByRole('button', { name: 'Synced' }).waitFor()
    await saveByApi(app, token, { ...DRAFT, title: 'From the other device' })
    await page.getByText('From the other device').first().waitFor({ timeout: 60_000 })
    await page.context().close()
  })
})
