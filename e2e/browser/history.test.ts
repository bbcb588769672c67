import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp, signIn, type TestApp } from './app.ts'
import { fillHistory } from './many-analyses.ts'
import { FIXTURES, sideways, signedIn, toast } from './seed.ts'

const ADVERT =
  'Senior frontend engineer for a shop. Requirements: React, TypeScript, GraphQL and five years of experience.'

let app: TestApp
let page: Page
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
  const someone = await signedIn(app, {
    name: 'Ada Example',
    analyses: [
      { file: FIXTURES.plain },
      { file: FIXTURES.columns, jobCategory: 'Data Science', jobRole: 'Data Analyst' },
      { file: FIXTURES.plain, jobDescription: ADVERT },
    ],
  })
  page = someone.page
})
afterAll(() => app.close())

describe('the dashboard', () => {
  test('with nothing yet', { tags: 'thorough' }, async () => {
    const { page: empty } = await signedIn(app, { name: 'Grace Example' })
    await empty.getByRole('heading', { level: 1, name: 'Welcome back, Grace Example' }).waitFor()
    // Three ways to begin, and no zeros.
    const main = empty.getByRole('main')
    await main.getByRole('heading', { name: 'Where to begin' }).waitFor()
    for (const [name, to] of [
      ['Analyze your resume', '/analyzer'],
      ['Look at a sample analysis', '/sample'],
      ['Build a resume', '/builder'],
    ] as const)
      expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(to)
    expect(await main.getByText('Total Analyses').count()).toBe(0)
    // A file let go anywhere on the page is taken to the analyzer, which checks it as any other.
    await main.getByRole('heading', { level: 1 }).evaluate((title) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['A song'], 'song.txt', { type: 'text/plain' }))
      title.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await empty.waitForURL('**/analyzer')
    await empty
      .getByRole('alert')
      .getByText(/^File type must be PDF/)
      .first()
      .waitFor()
    await empty.goto('/history')
    await empty.getByRole('heading', { name: 'No analyses found' }).waitFor()
    await empty
      .getByText("You haven't analyzed any resumes yet. Start by uploading your first resume.")
      .waitFor()
    await empty.getByRole('main').getByRole('link', { name: 'Analyze Resume' }).click()
    await empty.waitForURL('**/analyzer')
    await empty.context().close()
  })

  test('with three analyses: four figures, the newest first, and the ways on', async () => {
    await page.goto('/dashboard')
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'Recent Analyses' }).waitFor()
    const figure = async (name: string) =>
      (await main.locator('dl > div', { hasText: name }).locator('dd').textContent())?.trim()
    expect(await figure('Total Resumes')).toBe('2')
    expect(await figure('Total Analyses')).toBe('3')
    expect(await figure('Avg Score')).toMatch(/^\d+\.\d%$/)
    expect(await figure('This Month')).toBe('3')
    const recent = main.getByRole('region', { name: 'Recent Analyses' }).getByRole('listitem')
    expect(await recent.count()).toBe(3)
    const newest = await recent.first().textContent()
    expect(newest).toContain(FIXTURES.plain)
    expect(newest).toContain(`Job: ${ADVERT.slice(0, 50)}`)
    expect(newest).toContain('Standard')
    expect(await recent.nth(1).textContent()).toContain('General analysis')
    expect(await main.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/history')
    for (const [name, to] of [
      ['Analyze Resume', '/analyzer'],
      ['Build Resume', '/builder'],
      ['View History', '/history'],
      ['Profile Settings', '/profile'],
    ] as const)
      expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(to)
    // No line joins scores for different jobs.
    expect(await main.getByRole('img', { name: /^Scores over time/ }).count()).toBe(0)
  })
})

test('a new device that cannot fetch what there is says so, and does not claim that there is nothing', {
  tags: 'thorough',
}, async () => {
  const { page: device, person } = await signedIn(app, { name: 'Edsger Example' })
  const fresh = await app.newPage()
  await fresh.route('**/api/sync/pull*', (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }))
  await signIn(fresh, person)
  await toast(fresh, 'Failed to load dashboard data').waitFor()
  const main = fresh.getByRole('main')
  expect(await main.getByText('Where to begin').count()).toBe(0)
  await fresh.goto('/history')
  await toast(fresh, 'Failed to load analysis history').waitFor()
  expect(await main.getByText('No analyses found').count()).toBe(0)
  expect(await main.getByText(/of 0 analyses/).count()).toBe(0)
  await fresh.unroute('**/api/sync/pull*')
  await main.getByRole('button', { name: 'Try again' }).click()
  await main.getByText('No analyses found').waitFor()
  await device.context().close()
  await fresh.context().close()
})

describe('the history', () => {
  const names = () => page.getByRole('article').getByRole('heading').allTextContents()

  test('lists, searches, filters, sorts and counts', async () => {
    await page.goto('/history')
    await page.getByRole('heading', { level: 1, name: 'Analysis History' }).waitFor()
    await page.getByText('3 of 3 analyses').waitFor()
    await page.getByLabel('Search').fill('arjun')
    await page.getByText('1 of 3 analyses').waitFor()
    expect(await names()).toEqual([FIXTURES.columns])
    await page.getByLabel('Search').fill('')
    await page.getByLabel('Type').selectOption('ai')
    await page.getByText('0 of 3 analyses').waitFor()
    await page
      .getByText('No analyses match your current filters. Try adjusting your search criteria.')
      .waitFor()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await page.getByText('3 of 3 analyses').waitFor()
    await page.getByLabel('Sort by').selectOption('name')
    expect(await names()).toEqual([FIXTURES.plain, FIXTURES.plain, FIXTURES.columns])
    await page.getByLabel('Sort by').selectOption('date')
    expect(await names()).toEqual([FIXTURES.plain, FIXTURES.columns, FIXTURES.plain])
  })

  test('a card has its four actions and at most eight keywords', async () => {
    const card = page.getByRole('article').first()
    for (const name of ['View Details', 'Export', 'Delete'])
      expect(await card.getByRole('button', { name }).count(), name).toBe(1)
    expect(await card.getByRole('link', { name: 'Re-analyze' }).getAttribute('href')).toMatch(
      /^\/analyzer\?resumeId=[0-9a-f-]{36}&jobOf=[0-9a-f-]{36}$/,
    )
    const chips = await card.getByRole('list', { name: 'Keywords' }).getByRole('listitem').allTextContents()
    expect(chips.filter((chip) => chip.startsWith('Matched')).length).toBeLessThanOrEqual(5)
    expect(chips.filter((chip) => chip.startsWith('Missing')).length).toBeLessThanOrEqual(3)
  })

  test('details have an address of their own, and the back button closes them', async () => {
    await page.getByRole('button', { name: 'View Details' }).first().click()
    await page.waitForURL(/\/history\/[0-9a-f-]{36}$/)
    const dialog = page.getByRole('dialog', { name: FIXTURES.plain })
    await dialog.getByRole('heading', { name: 'Overall assessment' }).waitFor()
    await dialog.getByRole('heading', { name: 'This resume over time' }).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.goForward()
    await dialog.waitFor()
    await page.reload()
    await dialog.getByRole('heading', { name: 'Overall assessment' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/history')
    await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'View Details')
  })

  test('an address of no analysis says so', async () => {
    await page.goto('/history/00000000-0000-7000-8000-000000000000')
    await page.getByRole('dialog', { name: 'This analysis is not here' }).waitFor()
    await page.getByRole('button', { name: 'Back to history' }).click()
    await page.waitForURL('**/history')
  })

  test('two analyses of one resume are compared', async () => {
    await page.goto('/history')
    await page.getByRole('button', { name: 'View Details' }).first().click()
    await page.getByRole('link', { name: /^Compare/ }).click()
    const dialog = page.getByRole('dialog', { name: 'What changed' })
    for (const name of ['Fixed', 'New', 'Still open']) await dialog.getByRole('region', { name }).waitFor()
    await dialog.getByText('These two were compared with different jobs').waitFor()
    // What is open is named by what is wrong, not by what is to be reached.
    const open = dialog.getByRole('region', { name: 'Still open' }).getByRole('listitem')
    expect(await open.filter({ hasText: /required skills (?:are|is) missing/ }).count()).toBe(1)
    expect(await open.filter({ hasText: /^Required skills/ }).count()).toBe(0)
    await page.goto('/history')
  })

  test.each([
    ['PDF', 'pdf'],
    ['JSON', 'json'],
  ])('an analysis is exported as %s', async (name, ending) => {
    await page.getByRole('button', { name: 'Export' }).first().click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: new RegExp(name) }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
  })

  test('any two cards are chosen and compared, whatever they are called', { tags: 'thorough' }, async () => {
    await page.goto('/history')
    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    await card(FIXTURES.columns).getByRole('checkbox', { name: 'Compare' }).check()
    const bar = page.getByRole('region', { name: 'To compare' })
    expect(await bar.getByRole('button', { name: 'Compare these two' }).isDisabled()).toBe(true)
    await card(FIXTURES.plain).first().getByRole('checkbox', { name: 'Compare' }).check()
    await bar.getByRole('button', { name: 'Compare these two' }).click()
    const dialog = page.getByRole('dialog', { name: 'Side by side' })
    for (const name of [FIXTURES.columns, FIXTURES.plain]) await dialog.getByText(name).first().waitFor()
    await dialog.getByText(/^(?:Different resumes: |The two resumes score the same)/).waitFor()
    await page.goBack()
    await bar.getByRole('button', { name: 'Clear' }).click()
    expect(await page.getByRole('checkbox', { name: 'Compare', checked: true }).count()).toBe(0)
  })

  test('an analysis is deleted after a question that names it', async () => {
    const remove = page.getByRole('button', { name: 'Delete' }).first()
    await remove.click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this analysis?' })
    await dialog.getByText(FIXTURES.plain).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('3 of 3 analyses').waitFor()
    await remove.click()
    await dialog.getByRole('button', { name: 'Delete analysis' }).click()
    await toast(page, 'Analysis deleted successfully').waitFor()
    await page.getByText('2 of 2 analyses').waitFor()
  })

  test('words without an end do not push the page sideways on a phone', async () => {
    const endless = 'Donaudampfschifffahrt'.repeat(8)
    await fillHistory(page, 1, {
      resumeName: `${endless}.pdf`,
      jobDescription: endless,
      keywordMatch: { matched: [endless], missing: [endless, endless] },
      createdAt: new Date().toISOString(),
    })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/history', '/dashboard']) {
      await page.goto(path)
      await page.locator('main bdi', { hasText: endless }).first().waitFor()
      expect(await sideways(page), path).toBe(0)
    }
    await page.goto('/history')
    await page.getByLabel('Search').fill(endless)
    await page.getByRole('button', { name: 'View Details' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await sideways(page)).toBe(0)
  })
})
