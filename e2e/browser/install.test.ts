/** @module-tag thorough */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  FLAGS,
  invent,
  newPageOf,
  openApp,
  PATIENCE_MS,
  readyOffline,
  register,
  type TestApp,
} from './app.ts'
import { FIXTURES } from './seed.ts'

const FILE = `fixtures/files/${FIXTURES.plain}`

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** As a share sheet does it: a form that is posted from outside the app. */
async function share(device: BrowserContext, ...files: string[]): Promise<Page> {
  const sheet = await device.newPage()
  await sheet.setContent(
    `<form method="post" enctype="multipart/form-data" action="${app.url}/share"><input type="file" name="resume" multiple><button>Share</button></form>`,
  )
  await sheet.locator('input').setInputFiles(files)
  await sheet.locator('button').click()
  return sheet
}

const landed = (page: Page) => page.getByRole('main').getByText('Read: 2 pages').waitFor()

test('Chromium finds nothing that keeps it from being installed, nor in the manifest', async () => {
  // In a private window, which other devices of these tests are, nothing can be installed.
  const profile = mkdtempSync(path.join(tmpdir(), 'legible-profile-'))
  const device = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME_PATH,
    args: FLAGS,
  })
  device.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await device.newPage()
    await page.goto(app.url)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const devtools = await device.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    const { url, errors } = await devtools.send('Page.getAppManifest')
    expect([installabilityErrors, errors]).toEqual([[], []])
    expect(url).toBe(`${app.url}/manifest.webmanifest`)
  } finally {
    await device.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test('a file shared to the app while it is closed and offline is read in the analyzer', async () => {
  const page = await newPageOf(app, await register(app, invent()))
  await readyOffline(page)
  const device = page.context()
  await page.close()
  await device.setOffline(true)
  const analyzer = await share(device, FILE)
  await analyzer.waitForURL('**/analyzer?shared=1')
  await landed(analyzer)
  // It was taken in once, and comes back with the page as any file that was not analyzed.
  await analyzer.goto('/analyzer')
  await landed(analyzer)
  // What is shared meets the checks of a chosen file.
  const refusal = (sheet: Page) => sheet.getByRole('region', { name: 'Your resume' }).getByRole('alert')
  const several = await share(device, FILE, `fixtures/files/${FIXTURES.columns}`)
  await refusal(several).getByText('Too many files').waitFor()
  const script = await share(device, 'e2e/browser/app.ts')
  await refusal(script).getByText('File type must be PDF, DOCX, DOC, PNG, JPEG, WebP or HEIC').waitFor()
  await device.close()
})

test('a file shared while nobody is signed in waits on the device for who signs in next', async () => {
  const someone = invent()
  await register(app, someone)
  const page = await app.newPage()
  await page.goto('/')
  await readyOffline(page)
  const analyzer = await share(page.context(), FILE)
  // Whoever was never here is asked to register first.
  await analyzer.getByRole('link', { name: 'sign in to your existing account' }).click()
  await analyzer.getByRole('heading', { name: 'Sign in to your account' }).waitFor()
  await analyzer.getByLabel('Email').fill(someone.email)
  await analyzer.getByLabel('Password', { exact: true }).fill(someone.password)
  await analyzer.getByRole('button', { name: 'Sign in', exact: true }).click()
  await landed(analyzer)
  await page.context().close()
})

test('a file opened with the installed app is read in the analyzer; one that did not arrive is named', async () => {
  const page = await newPageOf(app, await register(app, invent()), {
    at: '/analyzer?shared=failed',
    serviceWorkers: 'block',
  })
  await page.getByRole('region', { name: 'Your resume' }).getByText('did not arrive').waitFor()
  // What the system hands over, in the place of the browser's own queue: no test can open a file from outside.
  await page.addInitScript(() => {
    const setConsumer = async (consumer: (launch: unknown) => void) => {
      const bytes = await (await fetch('/opened-file')).blob()
      consumer({ files: [{ getFile: async () => new File([bytes], 'opened.pdf') }] })
    }
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
  })
  await page.context().route('**/opened-file', (route) => route.fulfill({ path: FILE }))
  await page.goto('/analyzer')
  await page.getByText('opened.pdf').first().waitFor()
  await landed(page)
  await page.context().close()
})
