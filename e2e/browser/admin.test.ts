import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invent, type Person, register, signIn, startApp, type TestApp } from './app.ts'
import { analyzeByApi, FIXTURES, signedIn, toast } from './seed.ts'

let app: TestApp
let page: Page
const subject = invent('Zoe Subject')
const promoteByCommand = ({ email }: Person) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'server/commands/admin.ts', email], {
    env: { ...process.env, DATA_DIR: app.dataDir },
  })

beforeAll(async () => {
  app = await startApp({}, { serviceWorkers: 'block' })
  const admin = await signedIn(app, { name: 'Ada Admin' })
  promoteByCommand(admin.person)
  const token = await register(app, subject)
  await analyzeByApi(app, token, { file: FIXTURES.plain })
  page = admin.page
  await page.reload()
})
afterAll(() => app.close())

test('who is no administrator is denied, and sees no way there', async () => {
  const { page: other } = await signedIn(app)
  expect(await other.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0)
  await other.goto('/admin/users')
  await other
    .getByRole('heading', {
      level: 1,
      name: "Access Denied - You don't have permission to access the admin dashboard.",
    })
    .waitFor()
  await other.context().close()
})

describe('the admin panel', () => {
  test('has four totals', async () => {
    await page.getByRole('link', { name: 'Admin Panel' }).click()
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
    for (const label of ['Total Users', 'Total Analyses', 'Total Resumes', 'Avg Score'])
      await page.getByText(label, { exact: true }).waitFor()
    await page.getByText(/^\d+\.\d%$/).waitFor()
  })

  test('finds users by name and email, by role, and sorts them', async () => {
    await page.getByRole('tab', { name: 'Users' }).click()
    const rows = page.getByRole('table', { name: 'Users' }).getByRole('row')
    await rows.first().waitFor()
    await expect
      .poll(() => page.getByRole('columnheader').allTextContents())
      .toEqual(['User', 'Role', 'Status', 'Joined', 'Last Login', 'Actions'])
    await page.getByLabel('Search').fill('zoe')
    await page.getByText('1 shown', { exact: true }).waitFor()
    await rows.nth(1).getByText(subject.email).waitFor()
    await rows.nth(1).getByText('Never').waitFor()
    await page.getByLabel('Search').fill('')
    await page.getByLabel('Role').selectOption({ label: 'Admin' })
    await page.getByText('1 shown', { exact: true }).waitFor()
    await page.getByLabel('Role').selectOption({ label: 'All Roles' })
    await page.getByLabel('Sort by').selectOption({ label: 'Name Z-A' })
    await page.getByText('Zoe Subject').first().waitFor()
    expect(await page.getByLabel('Sort by').getByRole('option').allTextContents()).toEqual([
      'Newest First',
      'Oldest First',
      'Name A-Z',
      'Name Z-A',
      'Email A-Z',
      'Email Z-A',
    ])
  })

  test('nobody can deactivate or delete themselves', async () => {
    const own = page.getByRole('row', { name: /Ada Admin/ })
    expect(await own.getByRole('button', { name: /Deactivate/ }).isDisabled()).toBe(true)
    expect(await own.getByRole('button', { name: /Delete/ }).isDisabled()).toBe(true)
  })

  test('what is searched and chosen stays, on the way back and after a reload', async () => {
    await page.getByLabel('Search').fill('zoe')
    await page.getByText('1 shown', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Audit' }).click()
    await page.getByRole('cell', { name: 'Command line' }).first().waitFor()
    await page.goBack()
    await page.getByRole('row', { name: /Zoe Subject/ }).waitFor()
    await page.reload()
    await page.getByText('1 shown', { exact: true }).waitFor()
    expect(await page.getByLabel('Search').inputValue()).toBe('zoe')
    expect(await page.getByLabel('Sort by').inputValue()).toBe('name-desc')
  })

  test('deactivates a user, who hears of it over the page as it is, and signs in once active again', async () => {
    const other = await app.newPage()
    await signIn(other, subject)
    // Before the first sync has ended, it would be the one to hear of it.
    const synced = other.getByRole('banner').getByRole('button', { name: 'Synced' })
    await synced.waitFor()
    const row = page.getByRole('row', { name: /Zoe Subject/ })
    await row.getByRole('button', { name: /Deactivate/ }).click()
    await page
      .getByRole('dialog', { name: 'Deactivate this account?' })
      .getByRole('button', { name: 'Deactivate' })
      .click()
    await toast(page, 'User status updated').waitFor()
    await row.getByText('Inactive', { exact: true }).waitFor()
    await synced.click()
    await other.getByRole('button', { name: 'Sync now' }).click()
    const told = other.getByRole('dialog', { name: 'This account has been deactivated' })
    await told.getByText('what you did is kept on this device').waitFor()
    await told.getByLabel('Password').fill(subject.password)
    await told.getByRole('button', { name: 'Sign in', exact: true }).click()
    await told.getByRole('alert').getByText('This account has been deactivated').waitFor()
    await told.getByRole('button', { name: 'Not now' }).click()
    await row.getByRole('button', { name: /Activate/ }).click()
    await row.getByText('Active', { exact: true }).waitFor()
    await other.getByRole('button', { name: 'Sign in again' }).last().click()
    await told.getByLabel('Password').fill(subject.password)
    await told.getByRole('button', { name: 'Sign in', exact: true }).click()
    await told.waitFor({ state: 'detached' })
    expect(new URL(other.url()).pathname).toBe('/dashboard')
    await other.context().close()
  })

  test('makes a link that sets a new password, once', async () => {
    await page.getByRole('button', { name: 'More for Zoe Subject' }).click()
    await page.getByRole('menuitem', { name: 'Create a password link' }).click()
    const dialog = page.getByRole('dialog', { name: 'A link to set a new password' })
    const url = await dialog.getByLabel('Link').inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const other = await app.newPage()
    for (const expected of ['Password changed successfully!', null]) {
      await other.goto(url)
      await other.reload()
      await other.getByLabel('New Password', { exact: true }).fill('New-secret-1')
      await other.getByLabel('Confirm New Password').fill('New-secret-1')
      await other.getByRole('button', { name: 'Set the new password' }).click()
      if (expected) {
        await toast(other, expected).waitFor()
        await other.waitForURL('**/login')
      } else await other.locator('form [role=alert]').first().waitFor()
    }
    await other.context().close()
  })

  test('lists analyses, and deletes one after naming it', async () => {
    await page.getByRole('tab', { name: 'Analyses' }).click()
    const row = page.getByRole('row', { name: /Zoe Subject/ })
    await row.getByText('STANDARD', { exact: true }).waitFor()
    await row.getByRole('button', { name: /Delete/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this analysis?' })
    await dialog.getByText('Zoe Subject').waitFor()
    await dialog.getByRole('button', { name: 'Delete analysis' }).click()
    await toast(page, 'Analysis deleted successfully').waitFor()
    await page.getByText('No analysis matches.').waitFor()
  })

  test('lists resumes with their template, and deletes one', async () => {
    await page.getByRole('tab', { name: 'Resumes' }).click()
    const row = page.getByRole('row', { name: /Zoe Subject/ })
    await row.getByText('Default').waitFor()
    await row.getByRole('button', { name: /Delete/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this resume?' })
    await dialog.getByRole('button', { name: 'Delete resume' }).click()
    await toast(page, 'Resume deleted successfully').waitFor()
  })

  test.each(['users', 'analyses', 'resumes'])('exports %s as CSV', async (kind) => {
    await page.goto('/admin/export')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Export ${kind}` }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${kind}_export_\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    await toast(page, `${kind} data exported successfully`).waitFor()
  })

  test('deletes a user after naming them, and keeps a record of all that was done', async () => {
    await page.getByRole('tab', { name: 'Users' }).click()
    await page
      .getByRole('row', { name: /Zoe Subject/ })
      .getByRole('button', { name: /Delete/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this user?' })
    await dialog.getByText(subject.email).waitFor()
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await toast(page, 'User deleted successfully').waitFor()
    await page.getByRole('row', { name: /Zoe Subject/ }).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Audit' }).click()
    for (const text of [
      'Deleted a user',
      'Deleted a resume',
      'Deleted an analysis',
      'Deactivated',
      'Activated',
    ])
      await page.getByRole('cell', { name: text, exact: true }).first().waitFor()
  })

  test('a server that fails is said to have failed, and asked again', async () => {
    await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/admin/users')
    await toast(page, 'Failed to load admin data').waitFor()
    await page.unroute('**/api/admin/users*')
    await page.getByRole('button', { name: 'Try again' }).click()
    const row = page.getByRole('row', { name: /Ada Example/ }).first()
    await row.waitFor()
    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, json: { error: 'No' } }))
    await row.getByRole('button', { name: /Deactivate/ }).click()
    await page
      .getByRole('dialog', { name: 'Deactivate this account?' })
      .getByRole('button', { name: 'Deactivate' })
      .click()
    await toast(page, 'Failed to perform action').waitFor()
    expect(await page.getByText('Failed to perform action').count()).toBe(1)
    await page.unroute('**/api/admin/users/*')
    await page.route('**/api/admin/export/*', (route) => route.abort())
    await page.getByRole('tab', { name: 'Export' }).click()
    await page.getByRole('button', { name: 'Export Users' }).click()
    await toast(page, 'Failed to export data').waitFor()
    expect(await page.getByText('Failed to export data').count()).toBe(1)
    await page.unroute('**/api/admin/export/*')
  })
})
