import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from './app.ts'
import { within } from './pages.ts'
import { FIXTURES, pressAnalyze, signedIn } from './seed.ts'

const NURSE = 'rosalind-pdflib-plain.pdf'

let app: TestApp
/** Of somebody who chose an occupation before: its engine stays warm from one scene to the next. */
let warm: Page
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
  ;({ page: warm } = await signedIn(app, { at: '/help' }))
})
afterAll(() => app.close())

const onAnalyzer = async (page: Page) => {
  await page.goto('/analyzer')
  await opened(page)
}
const opened = (page: Page) => page.getByText('Drop your resume here').first().waitFor()
const warmAnalyzer = async () => {
  await within(warm, '/analyzer')
  await opened(warm)
  return warm
}
const choose = (page: Page, file: string) =>
  page.locator('#resume-file').setInputFiles(`fixtures/files/${file}`)
const category = (page: Page) => page.getByLabel('Job category')
const occupation = (page: Page) => page.getByRole('combobox', { name: 'Occupation' })

async function analyze(page: Page) {
  await pressAnalyze(page)
  await page.getByRole('heading', { name: 'Overall assessment' }).waitFor()
}

test('the occupation a resume looks like is proposed, used, and there again on the next visit', async () => {
  const page = warm
  await onAnalyzer(page)
  expect(await page.getByLabel('Job role').inputValue()).toBe('Frontend Developer')
  await choose(page, NURSE)
  await page.getByText('Looks like: Registered Nurse').waitFor()
  await page.getByRole('button', { name: 'Use Registered Nurse' }).click()
  await expect.poll(() => occupation(page).inputValue()).toBe('Registered Nurse')
  expect(await page.getByText(/^Looks like/).count()).toBe(0)
  await page.getByText('What is expected').first().waitFor()
  await analyze(page)
  await onAnalyzer(page)
  await expect.poll(() => occupation(page).inputValue()).toBe('Registered Nurse')
})

test('a preset is doubted until it is kept, and the next time as what was used last', {
  tags: 'thorough',
}, async () => {
  const { page } = await signedIn(app)
  const doubted = (because: string) => page.getByRole('status').filter({ hasText: because }).waitFor()
  await onAnalyzer(page)
  await choose(page, NURSE)
  await doubted('Frontend Developer is only the preset')
  // The file that was not analyzed comes back with the page.
  await page.goto('/analyzer')
  await doubted('Frontend Developer is only the preset')
  await analyze(page)
  expect(await page.getByText('is only the preset').count()).toBe(0)
  await onAnalyzer(page)
  await choose(page, NURSE)
  await doubted('Frontend Developer is from your last analysis')
  await analyze(page)
  await page.getByRole('button', { name: 'Use Registered Nurse' }).click()
  await page
    .getByRole('heading', { name: /Registered Nurse/ })
    .first()
    .waitFor()
  expect(await page.getByText(/^Looks like/).count()).toBe(0)
  await page.context().close()
})

test.each([
  ['a typing error', 'electrcian', 'Electrician'],
  ['another language', 'Krankenpfleger', 'Registered Nurse'],
])('an occupation is found with %s', async (_case, typed, found) => {
  const page = await warmAnalyzer()
  await category(page).selectOption({ label: 'All occupations' })
  await occupation(page).fill(typed)
  await page.getByRole('option', { name: found }).first().waitFor()
  await page.getByRole('option', { name: found }).first().click()
  await expect.poll(() => occupation(page).inputValue()).toContain(found)
})

test('who presses Analyze before a file is read is asked about the role, and the answer is the analysis', {
  tags: 'thorough',
}, async () => {
  const { page } = await signedIn(app, { at: '/analyzer' })
  await opened(page)
  await choose(page, NURSE)
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  const use = page.getByRole('button', { name: 'Use Registered Nurse' })
  await use.waitFor()
  expect(await page.getByRole('heading', { name: 'Overall assessment' }).count()).toBe(0)
  await use.click()
  await page
    .getByRole('heading', { name: /Registered Nurse/ })
    .first()
    .waitFor()
  await page.context().close()
})

test('what is no occupation is said so', { tags: 'thorough' }, async () => {
  const page = await warmAnalyzer()
  await category(page).selectOption({ label: 'All occupations' })
  await occupation(page).fill('qqzzxx')
  await page.getByText('No occupation found for “qqzzxx”.').first().waitFor()
})

test('no specific role judges no keywords, and is remembered', { tags: 'thorough' }, async () => {
  const page = await warmAnalyzer()
  await category(page).selectOption({ label: 'No specific role' })
  expect(await page.getByLabel('Job role').count()).toBe(0)
  await choose(page, FIXTURES.plain)
  await analyze(page)
  await page.getByText('No job to match').waitFor()
  await onAnalyzer(page)
  await expect
    .poll(() => category(page).evaluate((at) => (at as HTMLSelectElement).selectedOptions[0]?.label))
    .toBe('No specific role')
})
