/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invent, openApp, type Person, signIn, type TestApp } from './app.ts'
import { FIXTURES, pressAnalyze, signedIn, toast } from './seed.ts'

// One thin thread through every room: register → sign in → drop a PDF → read and scored in the worker → stored on the
// device → synced → still there after a reload, in a second browser, and offline.

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

async function registerByHand(page: Page, person: Person) {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password').fill(person.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await toast(page, 'Registration successful! Please log in.').waitFor()
  await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor()
}

async function analyze(page: Page, file: string) {
  await page.goto('/analyzer')
  await page.getByText('Upload a resume and click analyze to see results here').waitFor()
  expect(await page.getByRole('button', { name: 'Analyze Resume' }).isDisabled()).toBe(true)
  await page.locator('#resume-file').setInputFiles(`fixtures/files/${file}`)
  await toast(page, `File "${file}" uploaded successfully!`).waitFor()
  await pressAnalyze(page)
  await toast(page, 'Analysis completed successfully!').waitFor()
  await page.getByRole('heading', { name: 'Overall assessment' }).waitFor()
}

const inHistory = (page: Page) => page.getByText(FIXTURES.plain).first().waitFor()

test('a resume goes through every room and is still there', async () => {
  const person = invent()
  const device = await app.newDevice()
  const page = await device.newPage()
  await registerByHand(page, person)
  await signIn(page, person)

  const sent: string[] = []
  await page.route('**/api/**', (route) => {
    sent.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    return route.continue()
  })
  await analyze(page, FIXTURES.plain)
  expect(sent.filter((call) => call.includes('/api/analysis'))).toEqual([])
  await page.getByRole('banner').getByText('Synced').waitFor()

  await page.goto('/history')
  await inHistory(page)
  await page.reload()
  await inHistory(page)

  const second = await app.newPage({ serviceWorkers: 'block' })
  await signIn(second, person)
  await second.goto('/history')
  await inHistory(second)

  await page.getByText('Ready offline').waitFor()
  await device.setOffline(true)
  await page.goto('/history')
  await inHistory(page)
  await second.context().close()
  await device.close()
})

test('analysing sends nothing, and syncing afterwards sends what was read, never the file', async () => {
  const { page } = await signedIn(app, { at: '/analyzer', serviceWorkers: 'block' })
  await page.locator('#resume-file').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await page.getByText('Read:').waitFor()
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') bodies.push(request.postData() ?? '')
  })
  await pressAnalyze(page)
  await toast(page, 'Analysis completed successfully!').waitFor()
  await page.getByRole('banner').getByText('Synced').waitFor()
  expect(bodies.some((body) => body.includes('%PDF'))).toBe(false)
})
