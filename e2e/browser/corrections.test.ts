import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_WITHOUT_A_KNOWN_HEADING } from '#shared/correct/testing/unknown-heading.ts'
import { linesFrom, makePdf } from '#shared/read/pdf/testing/make-pdf.ts'
import { openApp, type TestApp } from './app.ts'
import { pressAnalyze, signedIn } from './seed.ts'

let app: TestApp
let page: Page
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
  ;({ page } = await signedIn(app))
})
afterAll(() => app.close())

const FILE = {
  name: 'ada-quill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(makePdf([linesFrom(800, PAGE_WITHOUT_A_KNOWN_HEADING)])),
}

const textSide = () => page.getByRole('button', { name: 'What the machine read', exact: true })
const corrections = (count: string) => page.getByText(`${count}, kept with this resume.`)
const company = (name: string) => page.getByRole('button', { name: `Correct Company: ${name}` })
const score = async () => {
  const formula = await page.locator('details', { hasText: 'How the score is calculated' }).textContent()
  return Number(/Overall (\d+)/.exec(formula ?? '')?.[1])
}

async function analyzed() {
  await page.goto('/analyzer')
  await page.locator('#resume-file').setInputFiles(FILE)
  await pressAnalyze(page)
  await page.getByRole('heading', { name: 'Overall assessment' }).waitFor()
}

test('what was misread is corrected: the score follows, a reload keeps it, the builder gets it', async () => {
  await analyzed()
  const before = await score()
  await page
    .getByRole('region', { name: 'Check what we read' })
    .getByRole('button', { name: /^We may have misread/ })
    .click()
  await page.getByRole('button', { name: 'Check what was read' }).click()

  const line = await page
    .getByText('Voyages', { exact: true })
    .locator('xpath=ancestor::li[@data-line]')
    .getAttribute('data-line')
  await page.getByRole('button', { name: `Say what line ${line} is`, exact: true }).click()
  await page.getByLabel('are', { exact: true }).selectOption({ label: 'A heading' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await corrections('1 correction').waitFor()
  await page.getByLabel('What “Voyages” is').selectOption({ label: 'Experience' })
  await corrections('2 corrections').waitFor()
  await company('Sample Works').click()
  await page.getByLabel('Company', { exact: true }).fill('Sample Works Ltd')
  await page.keyboard.press('Enter')
  await corrections('3 corrections').waitFor()
  expect(await score()).toBeGreaterThan(before)
  await page.getByText(/Hiring software may still misread \d+ fields/).waitFor()

  await page.getByRole('button', { name: 'Merge Turner with the next entry' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete Turner' }).click()
  await corrections('4 corrections').waitFor()
  await company('Example Tools').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo last' }).click()
  await corrections('3 corrections').waitFor()
  await company('Example Tools').waitFor()
  const after = await score()

  await analyzed()
  expect(await score()).toBe(after)
  await textSide().click()
  await company('Sample Works Ltd').waitFor()

  await page.goto('/history')
  await page.getByText('ada-quill.pdf').first().waitFor()
  // The analysis that was corrected took the place of the one before.
  expect(await page.getByRole('heading', { name: 'ada-quill.pdf' }).count()).toBe(2)

  await analyzed()
  await page.getByRole('button', { name: 'Fix in builder' }).click()
  await page.waitForURL(/\/builder\/.*\/personal/)
  await page.goto(page.url().replace('/personal', '/experience'))
  expect(await page.getByLabel('Company').first().inputValue()).toBe('Sample Works Ltd')
})

test('an entry that was missed is added, taken back by its name, and the focus follows a deletion', async () => {
  await analyzed()
  await textSide().click()
  await page.getByRole('button', { name: 'Add an entry we missed' }).click()
  await page.getByLabel('What to add').selectOption({ label: 'Education' })
  await page.getByLabel('Degree', { exact: true }).fill('B.A.')
  await page.getByLabel('Institution', { exact: true }).fill('Example College')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const added = page.getByRole('button', { name: 'Correct Institution: Example College' })
  await added.waitFor()
  await page.getByRole('button', { name: 'Undo last: a new entry' }).click()
  await added.waitFor({ state: 'detached' })

  const removals = page.getByRole('button', { name: /^Delete / })
  const before = await removals.count()
  await removals.first().click()
  await page.getByRole('button', { name: 'Undo last: a deletion' }).waitFor()
  expect(await removals.count()).toBe(before - 1)
  expect(await page.evaluate(() => document.activeElement?.closest('[data-group]') !== null)).toBe(true)
})
