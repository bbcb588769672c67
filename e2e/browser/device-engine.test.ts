/** @module-tag thorough */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToyModel } from '../toy-model/make.ts'
import { FLAGS, invent, newPageOf, PATIENCE_MS, register, startApp, type TestApp } from './app.ts'
import { fromFolder, missing, openModelHost, type Serve } from './model-host.ts'
import { FIXTURES, pressAnalyze } from './seed.ts'

// WebLLM itself, with a model: it loads, writes, is stopped, deleted and loaded again. The model is a toy in the layout
// of one that the app lists; the graphics processor is one that Chromium computes.

const SMALL = 'Qwen 2.5, 0.5 B (f32)'

let app: TestApp
let host: Awaited<ReturnType<typeof openModelHost>>
let browser: Browser
let token: string
let folder: string
let whole: Serve
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'legible-toy-'))
  host = await openModelHost()
  ;[app] = await Promise.all([startApp({ MODEL_BASE_URL: host.url }), makeToyModel(folder)])
  whole = fromFolder(folder)
  token = await register(app, invent())
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [
      ...FLAGS.filter((flag) => flag !== '--disable-gpu'),
      '--enable-unsafe-webgpu',
      '--use-webgpu-adapter=swiftshader',
    ],
  })
})
afterAll(async () => {
  await browser.close()
  await app.close()
  host.close()
  rmSync(folder, { recursive: true, force: true })
})

async function opened(serve: Serve): Promise<Page> {
  host.serves(serve)
  const newPage: TestApp['newPage'] = async (options) => {
    const device = await browser.newContext({ baseURL: app.url, serviceWorkers: 'block', ...options })
    device.setDefaultTimeout(PATIENCE_MS)
    return device.newPage()
  }
  const page = await newPageOf({ ...app, newPage }, token, { at: '/analyzer' })
  await choose(page)
  return page
}
async function choose(page: Page) {
  await page.getByRole('radio', { name: 'AI Analysis' }).check()
  await page.getByRole('radio', { name: /^On this device/ }).check()
}
async function agree(page: Page) {
  await page.getByRole('button', { name: `Load ${SMALL}`, exact: true }).click()
  await page
    .getByRole('dialog', { name: `Load ${SMALL}?` })
    .getByRole('button', { name: 'Download and load' })
    .click()
}
const isLoaded = (page: Page) => page.getByText('loaded', { exact: true }).waitFor()
const remove = (page: Page) => page.getByRole('button', { name: `Delete ${SMALL} from this device` })
const failure = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') })

/** How many files of models are on the disk. */
const filesKept = (page: Page) =>
  page.evaluate(async () => {
    let count = 0
    for (const name of (await caches.keys()).filter((known) => known.startsWith('webllm')))
      count += (await (await caches.open(name)).keys()).length
    return count
  })

test('a model is downloaded, loaded, analyses a resume, is loaded again without any server, and is deleted', async () => {
  const page = await opened(whole)
  await agree(page)
  await isLoaded(page)
  // Its worker has nothing left to say: what is shown now stays.
  expect(await page.getByRole('progressbar').count()).toBe(0)

  await page.locator('input[type=file]').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await pressAnalyze(page)
  await page.getByRole('button', { name: 'Show Full Analysis' }).waitFor()

  // The server does not answer, and the origin has nothing any more.
  host.serves(missing)
  await page.route('**/api/info', (route) => route.abort())
  await page.reload()
  // The result is there again, with the settings behind it.
  await page.getByRole('button', { name: 'Re-analyze' }).click()
  await choose(page)
  await agree(page)
  await isLoaded(page)
  expect(host.asked()).toEqual([])

  expect(await filesKept(page)).toBeGreaterThan(10)
  await remove(page).click()
  await remove(page).waitFor({ state: 'detached' })
  await expect.poll(() => filesKept(page)).toBe(0)
  await page.context().close()
})

test('a model that is writing is stopped, and so is one that is being downloaded', async () => {
  let let_go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    let_go = resolve
  })
  const page = await opened((response, url) => {
    if (url.includes('shard_5')) void held.then(() => whole(response, url))
    else whole(response, url)
  })
  await agree(page)
  await page.getByRole('progressbar', { name: `Loading ${SMALL}` }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  let_go()
  await agree(page)
  await isLoaded(page)

  await page.locator('input[type=file]').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await pressAnalyze(page)
  await page.getByRole('button', { name: 'Stop the model' }).click()
  await page.getByText('The model was stopped.').waitFor()
  await page.getByRole('link', { name: 'View History' }).waitFor()
  await page.context().close()
})

test('files that were cut short or changed on the way are found, deleted and fetched again', async () => {
  const page = await opened(fromFolder(folder, { cut: '.wasm' }))
  await agree(page)
  // One that the engine stumbles over and one that only its hash tells; the tests of the files try each of them.
  const later = [{ changed: 'shard_2' }, {}]
  for (const next of later) {
    await failure(page)
      .getByText(/arrived damaged/)
      .waitFor()
    host.serves(fromFolder(folder, next))
    await failure(page).getByRole('button', { name: 'Delete it and download again' }).click()
    await failure(page).waitFor({ state: 'detached' })
  }
  await isLoaded(page)

  // On the disk a byte of what the model's text is cut with becomes another.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!request.url.endsWith('/tokenizer.json')) continue
        const bytes = new Uint8Array((await (await cache.match(request))?.arrayBuffer()) ?? [])
        const letter = bytes.indexOf('a'.charCodeAt(0), bytes.length >> 1)
        bytes[letter] = 'b'.charCodeAt(0)
        await cache.put(request, new Response(bytes))
      }
    }
  })
  await page.reload()
  await choose(page)
  await agree(page)
  await failure(page)
    .getByText(/arrived damaged/)
    .waitFor()
  await failure(page).getByRole('button', { name: 'Delete it and download again' }).click()
  await isLoaded(page)
  await page.context().close()
})
