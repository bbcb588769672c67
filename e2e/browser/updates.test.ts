/** @module-tag thorough */
import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invent, newPageOf, type OwnApp, readyOffline, register, startApp } from './app.ts'
import { copyOfTheApp, deploy } from './deploy.ts'

let app: OwnApp
let home = ''
beforeAll(async () => {
  home = copyOfTheApp()
  app = await startApp({}, {}, home)
})
afterAll(async () => {
  await app.close()
  rmSync(home, { recursive: true, force: true })
})

async function newVersion() {
  await app.killServer()
  deploy(home)
  await app.restartServer()
}

/** Gone after a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')
const prompt = (page: Page) => page.getByText('A new version of Legible is ready.')

test('a new version asks; taken in one tab, it leaves the form half filled in another as it is', async () => {
  const one = await app.newPage()
  await one.goto('/login')
  await readyOffline(one)
  const two = await one.context().newPage()
  await two.goto('/register')
  await two.getByLabel('Full Name').fill('Half a na')
  await readyOffline(two)
  await mark(one)
  await mark(two)
  const before = await versionOf(one)

  await newVersion()
  await one.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined))
  await prompt(one).waitFor()
  await prompt(two).waitFor()
  expect([await isMarked(one), await isMarked(two)]).toEqual([true, true])

  await Promise.all([one.waitForEvent('load'), one.getByRole('button', { name: 'Update now' }).click()])
  expect(await isMarked(one)).toBe(false)
  expect(await versionOf(one)).not.toBe(before)
  await prompt(two).waitFor({ state: 'detached' })
  expect([await isMarked(two), await two.getByLabel('Full Name').inputValue()]).toEqual([true, 'Half a na'])

  // The server no longer has the chunks of the version that this tab runs; the device does.
  await two.getByRole('link', { name: 'Help Center' }).click()
  await two.getByRole('heading', { level: 1, name: 'Help Center' }).waitFor()
  expect([await isMarked(two), await versionOf(two)]).toEqual([true, before])
  await one.context().close()
})

test('a page left open over a new version, where no service worker is allowed, keeps its text and says so; a page of the new one opens', async () => {
  const page = await newPageOf(app, await register(app, invent()), {
    serviceWorkers: 'block',
    at: '/analyzer',
  })
  await page.locator('#resume-file').setInputFiles('fixtures/files/amara-chromium-plain.pdf')
  await page.getByText('Read: 2 pages').waitFor()
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('textbox', { name: 'Job description' }).fill('Half an advert')
  await newVersion()

  await page.getByRole('radio', { name: 'AI Analysis' }).check()
  const notice = page.getByRole('alert').filter({ hasText: 'could not be fetched' })
  await notice.waitFor()
  expect(await page.getByRole('textbox', { name: 'Job description' }).inputValue()).toBe('Half an advert')

  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
  await page.context().close()
})
