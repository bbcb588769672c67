import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invent, openApp, promote, register, signIn, type TestApp } from './app.ts'
import { FIXTURES, keepRole, signedIn, toast } from './seed.ts'

// Nothing here uses a pointer: what cannot be reached by Tab, arrows and Enter cannot be done.

const TABS_MAX = 120

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
})
afterAll(() => app.close())

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null
    const label = at?.labels?.[0]?.textContent
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim()
  })

/** Whoever looks sees where the focus is: a line around it, and not outside of what can be seen. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at) return false
    const { top, bottom, width, height } = at.getBoundingClientRect()
    const style = getComputedStyle(at)
    const ringed = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    return ringed && width > 0 && height > 0 && bottom > 0 && top < innerHeight
  })

/** Tabs on until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp) {
  const passed: string[] = []
  for (let at = 0; at < TABS_MAX; at++) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (typeof name === 'string' ? here === name : name.test(here)) {
      expect(await isSeen(page), `the focus on ${here}`).toBe(true)
      return
    }
    passed.push(here.slice(0, 30))
  }
  throw new Error(`Tab never came to ${name}; it passed ${passed.join(' | ')}`)
}

async function type(page: Page, field: string, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** The title of a page has the focus after a navigation. */
const arrivedAt = (page: Page, title: string) =>
  page.waitForFunction(
    (wanted) => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === wanted,
    title,
  )

test('register, sign in, analyze, and find it in the history', async () => {
  const { email, password } = invent()
  const page = await app.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Register' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await tabTo(page, 'Register')
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Create your account')
  await type(page, 'Full Name', 'Keya Board')
  await type(page, 'Email', email)
  await type(page, 'Password', password)
  await type(page, 'Confirm Password', password)
  await tabTo(page, /^I agree/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await toast(page, 'Registration successful! Please log in.').waitFor()
  await arrivedAt(page, 'Sign in to your account')
  await type(page, 'Email', email)
  await type(page, 'Password', password)
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Welcome back, Keya Board')
  await tabTo(page, 'Analyze your resume')
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Resume Analyzer')
  // Asked for well before the key: one pressed at once can be faster than the asking, and opens a real dialog.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, /choose a file/i)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(`fixtures/files/${FIXTURES.plain}`)
  await toast(page, `File "${FIXTURES.plain}" uploaded successfully!`).waitFor()
  await tabTo(page, 'Analyze Resume')
  await page.keyboard.press('Enter')
  keepRole(page)
  await toast(page, 'Analysis completed successfully!').waitFor()
  await tabTo(page, 'View History')
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Analysis History')
  await tabTo(page, 'View Details')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: FIXTURES.plain })
  await dialog.getByRole('heading', { name: 'Overall assessment' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('View Details')
  await tabTo(page, 'Delete')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Delete analysis')
  await page.keyboard.press('Enter')
  await toast(page, 'Analysis deleted successfully').waitFor()
})

test('administer: the tabs by arrows, a filter, the row menu, and a question that is declined', async () => {
  const admin = invent('Ada Admin')
  await register(app, admin)
  const subject = invent('Zoe Subject')
  await register(app, subject)
  await promote(app, admin)
  const page = await app.newPage()
  await signIn(page, admin)
  await tabTo(page, 'Admin Panel')
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Admin Dashboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('row', { name: /Zoe Subject/ }).waitFor()
  await type(page, 'Search', subject.email)
  await page.getByText('1 shown', { exact: true }).waitFor()
  await tabTo(page, 'More for Zoe Subject')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Make an administrator' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'More for Zoe Subject',
  )
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this user?' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Delete Zoe Subject')
})

test('the command menu goes where a typed word leads, and ? lists the shortcuts', async () => {
  const { page } = await signedIn(app, { analyses: [{ file: FIXTURES.plain }] })
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.getByText('Go to a page, an analysis or a resume').waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Go to' })
  await menu.getByRole('combobox').waitFor()
  // On a phone, too, the name is there whole: what it is and when it was made give way.
  await page.setViewportSize({ width: 390, height: 844 })
  const name = menu.getByRole('option', { name: FIXTURES.plain }).locator('bdi').first()
  expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.type('prof set')
  await menu.getByRole('option', { name: 'Profile Settings' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
  await menu.waitFor({ state: 'detached' })
  // The title of a page that arrives takes the focus.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Profile Settings')

  await page.keyboard.press('Control+k')
  await menu.getByRole('combobox').waitFor()
  await page.keyboard.type('new res')
  await menu.getByRole('option', { name: /New resume/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/builder\/[^/]+\/personal/)
  await page.context().close()
})
