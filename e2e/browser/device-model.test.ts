/** @module-tag thorough */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLAGS, invent, newPageOf, PATIENCE_MS, register, startApp, type TestApp } from './app.ts'
import { afterConfig, missing, openModelHost, type Serve } from './model-host.ts'
import { FIXTURES, pressAnalyze } from './seed.ts'

// WebLLM itself, as far as it goes without weights: its worker, its downloads and their failures.
// Chromium computes WebGPU in software here: there is an adapter, and it has no half precision.

const SMALL = 'Qwen 2.5, 0.5 B (f32)'

let app: TestApp
let host: Awaited<ReturnType<typeof openModelHost>>
let browser: Browser
let token: string
beforeAll(async () => {
  host = await openModelHost()
  app = await startApp({ MODEL_BASE_URL: host.url })
  token = await register(app, invent())
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [...FLAGS, '--enable-unsafe-webgpu'],
  })
})
afterAll(async () => {
  await browser.close()
  await app.close()
  host.close()
})

/** The analyzer on a device with a graphics processor, with AI Analysis chosen. */
async function opened(serve: Serve): Promise<Page> {
  host.serves(serve)
  const newPage: TestApp['newPage'] = async (options) => {
    const device = await browser.newContext({ baseURL: app.url, serviceWorkers: 'block', ...options })
    device.setDefaultTimeout(PATIENCE_MS)
    return device.newPage()
  }
  const page = await newPageOf({ ...app, newPage }, token, { at: '/analyzer' })
  await page.getByRole('radio', { name: 'AI Analysis' }).check()
  await page.getByRole('radio', { name: /^On this device/ }).check()
  return page
}

const offer = (page: Page) => page.getByRole('button', { name: `Load ${SMALL}`, exact: true })
const failure = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') })

async function agree(page: Page) {
  await offer(page).click()
  const dialog = page.getByRole('dialog', { name: `Load ${SMALL}?` })
  await dialog.getByRole('button', { name: 'Download and load' }).click()
}

test('without half precision the models that need it say so, and one that does not is offered', async () => {
  const page = await opened(missing)
  await offer(page).waitFor()
  await page.getByText(/which this device cannot run$/).click()
  await page.getByText('needs half precision, which this graphics processor does not have').first().waitFor()
  await page.context().close()
})

test('nothing of a model or of its engine is fetched before the person agreed to size, memory and licence', async () => {
  const page = await opened(missing)
  const engines: string[] = []
  page.context().on('request', (request) => {
    if (/llm/i.test(request.url())) engines.push(request.url())
  })
  await offer(page).click()
  const dialog = page.getByRole('dialog', { name: `Load ${SMALL}?` })
  for (const told of ['290 MB, once; it stays on this device', '1.1 GB of the graphics', 'Apache-2.0'])
    await dialog.getByText(told).waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(host.asked()).toEqual([])
  expect(engines).toEqual([])
  await page.context().close()
})

test.each<[string, Serve, RegExp, string]>([
  [
    'are missing',
    missing,
    /^The files of this model are not where they should be/,
    'Delete it and download again',
  ],
  [
    'are missing but for the first',
    afterConfig(missing),
    /^The files of this model are not where they should be/,
    'Delete it and download again',
  ],
  [
    'break off in the middle',
    afterConfig((response) => {
      response.writeHead(200, { 'content-length': '1000000' })
      response.write(Buffer.alloc(1000))
      response.socket?.end()
    }),
    /^The download was interrupted/,
    'Try again',
  ],
])('model files that %s: said, with the way on', async (_case, serve, text, action) => {
  const page = await opened(serve)
  await agree(page)
  await failure(page).getByText(text).waitFor()
  host.serves(serve)
  const again = host.nextRequest()
  await failure(page).getByRole('button', { name: action }).click()
  await again
  await failure(page).getByText(text).waitFor()
  // And the person is not stuck: the standard analysis still runs.
  await page.getByRole('radio', { name: 'Standard Analysis' }).check()
  await page.locator('input[type=file]').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await pressAnalyze(page)
  await page.getByRole('link', { name: 'View History' }).waitFor()
  await page.context().close()
})

test('a device that is full says so, and leads to where space can be freed', async () => {
  const page = await opened(
    afterConfig((response) => void response.writeHead(200).end(Buffer.alloc(8_000_000))),
  )
  await offer(page).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 2_000_000 })
  await agree(page)
  await failure(page).getByText('There is not enough space on this device for the model.').waitFor()
  await failure(page).getByRole('button', { name: 'Free space on this device' }).click()
  await page.waitForURL('**/profile')
  await page.context().close()
})

test('a download can be cancelled at any time, and the models are offered again', async () => {
  const page = await opened(afterConfig(() => undefined))
  const asked = host.nextRequest()
  await agree(page)
  await asked
  await page.getByRole('progressbar', { name: `Loading ${SMALL}` }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await offer(page).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.context().close()
})

test('a model that ended the page last time is not loaded again without saying so', async () => {
  const page = await opened(afterConfig(() => undefined))
  const asked = host.nextRequest()
  await agree(page)
  await asked
  // A crash takes the page without a word: what a tab leaves behind is what is on its disk.
  const devtools = await page.context().newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  const again = await page.context().newPage()
  await again.goto('/analyzer')
  await again.getByRole('radio', { name: 'AI Analysis' }).check()
  await again.getByRole('radio', { name: /^On this device/ }).check()
  await offer(again).click()
  await again.getByText('The last time this model was loaded, the page ended unexpectedly.').waitFor()
  await page.context().close()
})
