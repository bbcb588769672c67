import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invent, openApp, type TestApp } from './app.ts'
import { FIXTURES } from './seed.ts'

let app: TestApp
let page: Page
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
  page = await app.newPage()
})
afterAll(() => app.close())

describe('what a visitor sees', () => {
  test('the landing page: its promises, its features, and two ways in', async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'See your resume the way the machine does.' }).waitFor()
    await page.getByRole('heading', { name: 'Why choose Legible?' }).waitFor()
    for (const text of [
      'AI-Powered Analysis',
      'Smart Resume Builder',
      'Career Insights',
      'Privacy First',
      'ATS-optimized formatting',
      'Keyword matching for job descriptions',
      'Real-time scoring and feedback',
      'Professional templates',
      'AI content suggestions',
      'Export to multiple formats',
    ])
      expect(await page.getByText(text, { exact: true }).count(), text).toBe(1)
    for (const name of ['Get Started Free', 'Start Your Journey'])
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard')
    expect(await page.getByRole('img', { name: /A resume as Legible marks it/ }).count()).toBe(1)
  })

  test.each([
    ['/', ['landing'], ['dashboard', 'schemas']],
    ['/login', ['login', 'schemas'], ['landing']],
    ['/history/1', ['history', 'calls', 'account'], ['landing', 'dashboard']],
    ['/no/such/page', [], ['landing', 'history']],
  ])('%s names what it is going to need, and nothing of the others', async (path, needed, others) => {
    const html = await (await fetch(app.url + path)).text()
    const named = (name: string) =>
      new RegExp(`<link rel="modulepreload"[^>]* href="/assets/${name}-`).test(html)
    expect(needed.filter(named)).toEqual(needed)
    expect(others.filter(named)).toEqual([])
  })

  test('a header with Home, Login and Register, and nothing of the members', async () => {
    await page.goto('/')
    const header = page.getByRole('banner')
    expect(await header.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
    expect(await header.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register')
    expect(await header.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
    for (const name of ['Dashboard', 'Resume Analyzer', 'Resume Builder', 'Analysis History', 'Admin Panel'])
      expect(await header.getByRole('link', { name }).count(), name).toBe(0)
  })

  test('a footer with all its links, the year and the note', async () => {
    const footer = page.getByRole('contentinfo')
    for (const [name, to] of [
      ['Home', '/'],
      ['Resume Analyzer', '/analyzer'],
      ['Resume Builder', '/builder'],
      ['Dashboard', '/dashboard'],
      ['Help Center', '/help'],
      ['Contact Us', '/contact'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ] as const)
      expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe(to)
    const text = await footer.textContent()
    expect(text).toContain(String(new Date().getFullYear()))
    expect(text).toContain('Made with love for job seekers')
  })

  test.each([
    ['/help', 'Help Center'],
    ['/contact', 'Contact Us'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
    ['/no/such/page', 'Page not found'],
  ])('%s is the page %s', async (path, title) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.waitForFunction((wanted) => document.title === `${wanted} – Legible`, title)
  })

  test.each(['/dashboard', '/analyzer', '/builder', '/history', '/profile', '/admin'])(
    '%s asks a new visitor to register first',
    async (path) => {
      await page.goto(path)
      await page.waitForURL('**/register')
    },
  )

  test('/analyze is /analyzer, with what it was asked for', async () => {
    await page.goto('/analyze?resumeId=abc')
    await page.waitForURL('**/register')
    const from = await page.evaluate(() => (history.state as { usr: { from: string } }).usr.from)
    expect(from).toBe('/analyzer?resumeId=abc')
  })

  test('a navigation moves the focus to the title of the page', async () => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click()
    await page.waitForFunction(
      () => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === 'Help Center',
    )
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('the skip link leads into the page, and leaves its address alone', async () => {
    const own = await app.newPage()
    await own.goto('/reset#token=abc')
    await own.getByLabel('New Password', { exact: true }).waitFor()
    await own.keyboard.press('Tab')
    await own.keyboard.press('Enter')
    expect(await own.evaluate(() => [document.activeElement?.id, location.hash])).toEqual([
      'content',
      '#token=abc',
    ])
    expect(await own.getByLabel('New Password', { exact: true }).isVisible()).toBe(true)
    await own.context().close()
  })

  test('the menu of a phone opens, closes with Escape, and closes when an entry is chosen', async () => {
    const phone = await app.newPage({ viewport: { width: 360, height: 700 } })
    await phone.goto('/')
    const header = phone.getByRole('banner')
    expect(await header.getByRole('link', { name: 'Login' }).count()).toBe(0)
    await phone.getByRole('button', { name: 'Open menu' }).click()
    await header.getByRole('link', { name: 'Login' }).waitFor()
    await phone.keyboard.press('Escape')
    await header.getByRole('link', { name: 'Login' }).waitFor({ state: 'detached' })
    await phone.getByRole('button', { name: 'Open menu' }).click()
    await header.getByRole('link', { name: 'Login' }).click()
    await phone.waitForURL('**/login')
    await phone.getByRole('button', { name: 'Open menu' }).waitFor()
    await phone.context().close()
  })

  test('light and dark follow the system until one is chosen, and the choice is kept', async () => {
    const own = await app.newPage({ colorScheme: 'dark' })
    const shown = () => own.evaluate(() => document.documentElement.dataset.theme)
    await own.goto('/')
    expect(await shown()).toBe('dark')
    await own.emulateMedia({ colorScheme: 'light' })
    await own.waitForFunction(() => document.documentElement.dataset.theme === 'light')
    await own.getByRole('radio', { name: 'Dark' }).check()
    expect(await shown()).toBe('dark')
    await own.reload()
    expect(await shown()).toBe('dark')
    expect(await own.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    await own.getByRole('radio', { name: 'System' }).check()
    expect(await shown()).toBe('light')
    await own.context().close()
  })

  test('offline, a line under the header says so', async () => {
    await page.goto('/')
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
  })
})

/** Resume quality and job match. */
const FIGURES = 'section[aria-labelledby="verdict-title"] dl dd'

/** By the forms, from the page for registering on. */
async function registerAndSignIn(visitor: Page) {
  const { name, email, password } = invent('Grace Example')
  await visitor.getByLabel('Full Name').fill(name)
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.getByLabel('Confirm Password').fill(password)
  await visitor.getByRole('checkbox').check()
  await visitor.getByRole('button', { name: 'Create account' }).click()
  // The address changes before the page does, which has fields of the same names.
  await visitor.getByRole('heading', { name: 'Sign in to your account' }).waitFor()
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a file of one’s own is analyzed without an account, and kept by who registers then', async () => {
  const visitor = await app.newPage()
  const sent: string[] = []
  visitor.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await visitor.goto('/sample')
  await visitor.getByRole('button', { name: 'Analyze your own' }).waitFor()
  const choose = (name: string, buffer: Buffer) =>
    visitor.locator('#resume-file').setInputFiles({ name, mimeType: '', buffer })
  await choose('notes.txt', Buffer.from('notes'))
  await visitor.getByText(/^File type must be/).waitFor()
  await choose(FIXTURES.plain, readFileSync(`fixtures/files/${FIXTURES.plain}`))
  await visitor.getByRole('heading', { level: 1, name: 'Amara Okonjo-Bright' }).waitFor()
  await visitor.getByRole('heading', { name: 'Overall assessment' }).waitFor()
  const shown = await visitor.locator(FIGURES).allTextContents()
  expect(sent).toEqual([])

  await visitor.getByRole('button', { name: 'Keep this' }).click()
  await visitor.getByText('Your analysis is saved to your account').waitFor()
  await registerAndSignIn(visitor)
  await visitor.waitForURL(/\/history\/[0-9a-f-]{36}/)
  const details = visitor.getByRole('dialog', { name: FIXTURES.plain })
  await details.getByRole('heading', { name: 'Overall assessment' }).waitFor()
  expect(await details.locator(FIGURES).allTextContents()).toEqual(shown)
  await visitor.goto('/analyzer')
  await visitor.getByText('Drop your resume here').waitFor()
  await visitor.context().close()
})

test('a sample is analyzed without an account, and kept by who registers then', async () => {
  const visitor = await app.newPage()
  const sent: string[] = []
  visitor.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'See a sample analysis' }).click()
  await visitor.getByRole('heading', { name: 'Overall assessment' }).waitFor()
  expect(await visitor.getByText('Harbor Lantern').count()).toBeGreaterThan(0)
  const figures = () => visitor.locator(FIGURES).allTextContents()
  const shown = await figures()
  expect(shown.length).toBe(2)
  expect(sent).toEqual([])

  await visitor.getByRole('link', { name: 'Keep this' }).click()
  await visitor.getByText('The sample analysis is saved to your account').waitFor()
  await registerAndSignIn(visitor)
  await visitor.waitForURL(/\/history\/[0-9a-f-]{36}/)
  const details = visitor.getByRole('dialog')
  await details.getByRole('heading', { name: 'Overall assessment' }).waitFor()
  expect(await details.locator(FIGURES).allTextContents()).toEqual(shown)

  // Neither closing it nor going back keeps it once more.
  await visitor.keyboard.press('Escape')
  await visitor.getByText('1 of 1 analysis').waitFor()
  await visitor.goBack()
  await visitor.getByRole('heading', { name: 'A sample analysis' }).waitFor()
  await visitor.goto('/history')
  await visitor.getByText('1 of 1 analysis').waitFor()
  await visitor.context().close()
})
