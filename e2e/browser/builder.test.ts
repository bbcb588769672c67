import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { FIXTURES, signedIn, toast } from './seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { serviceWorkers: 'block' })
})
afterAll(() => app.close())

const STEPS = [
  'Personal Info',
  'Summary & Target',
  'Education',
  'Work Experience',
  'Projects',
  'Skills',
  'Template & Review',
]
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const saved = (page: Page) => page.getByRole('main').getByText('Saved on this device').waitFor()

async function newResume() {
  const { page } = await signedIn(app, { at: '/builder' })
  await page.getByRole('button', { name: 'New resume' }).click()
  await title(page, 'Personal Info').waitFor()
  return page
}

test('the seven steps can be walked with Next and Previous, and each has its own address', async () => {
  const page = await newResume()
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  for (const name of STEPS.slice(1)) {
    await page.getByRole('button', { name: 'Next' }).click()
    await title(page, name).waitFor()
  }
  expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/\/review$/)
  await page.getByRole('button', { name: 'Previous' }).click()
  await title(page, 'Skills').waitFor()
  await page.context().close()
})

test('what is typed is there after a reload, with undo, and Save Resume says so', async () => {
  const page = await newResume()
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Last Name').fill('Sample')
  await saved(page)
  await page.reload()
  await title(page, 'Personal Info').waitFor()
  expect(await page.getByLabel('First Name').inputValue()).toBe('Grace')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await page.getByLabel('Last Name').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await page.getByLabel('Last Name').inputValue()).toBe('Sample')
  await page.getByRole('button', { name: 'Save Resume' }).click()
  await toast(page, 'Resume saved successfully!').waitFor()
  await page.context().close()
})

test('entries are added, filled, moved by keyboard and removed', async () => {
  const page = await newResume()
  await page.getByRole('link', { name: /Skills/ }).click()
  await title(page, 'Skills').waitFor()
  for (const name of ['Baking', 'Frying']) {
    await page.getByRole('button', { name: 'Add Skill' }).click()
    await page.getByLabel('Skill', { exact: true }).last().fill(name)
  }
  expect(await page.getByLabel('Level').first().inputValue()).toBe('Intermediate')
  await page.getByRole('button', { name: 'Move Frying up' }).press('Enter')
  await page.getByRole('heading', { level: 3 }).first().getByText('Frying').waitFor()
  await page.getByRole('button', { name: 'Remove Frying' }).click()
  expect(await page.getByLabel('Skill', { exact: true }).count()).toBe(1)
  await page.context().close()
})

test('an imported PDF is shown as real pages, scored, and downloads as a file that reads back', async () => {
  const { page } = await signedIn(app, { at: '/builder' })
  await page.getByLabel('Resume to import').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await title(page, 'Personal Info').waitFor()
  expect(await page.getByLabel('First Name').inputValue()).toBe('Amara')
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor()
  await leadsToItsField(page)
  await page.getByRole('link', { name: /Template & Review/ }).click()
  for (const template of ['Classic', 'Creative', 'Modern'])
    await page.getByText(template, { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await (await download).path()
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  await toast(page, 'Downloaded. Read back and equal in every field.').waitFor()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByText(/^Download of Amara/).waitFor()
  await page.keyboard.press('Escape')
  await provesWhatItsJobAsks(page)
  await page.context().close()
})

/** From the field to its place on the page, and from there, another step open, back to the field: by pointer and by list. */
async function leadsToItsField(page: Page) {
  const focused = page.locator('[data-path="personalInfo.firstName"]:focus')
  await page.getByLabel('First Name').focus()
  const mark = await page.locator('[data-mark="personalInfo.firstName"]').boundingBox()
  const sheet = await page.locator('[data-page="1"]').boundingBox()
  if (!mark || !sheet) throw new Error('The field is not marked on the page')
  for (const choose of [
    () =>
      page
        .locator('[data-page="1"]')
        .click({ position: { x: mark.x - sheet.x + 4, y: mark.y - sheet.y + 4 } }),
    async () => {
      await page.getByText('What is on the pages, as text').click()
      const places = page.getByRole('list', { name: 'What is on the pages' })
      await places.getByRole('button', { name: 'Amara', exact: true }).click()
    },
  ]) {
    await page.getByRole('link', { name: /Skills/ }).click()
    await title(page, 'Skills').waitFor()
    await choose()
    await focused.waitFor()
  }
}

async function provesWhatItsJobAsks(page: Page) {
  await page.getByRole('button', { name: 'Tailor to this job' }).click()
  await page.getByLabel('Role', { exact: true }).fill('Welder')
  await page.getByLabel('Job description').fill('Welder\nRequirements:\n- Kubernetes\n- COBOL')
  await page.getByRole('button', { name: 'Make the copy' }).click()
  await title(page, 'Summary & Target').waitFor()
  await page.goto('/builder')
  const copy = page.getByRole('listitem').filter({ hasText: 'for Welder' })
  await copy.getByText(/^[1-9]\d* missing$/).click()
  await copy.getByRole('listitem').filter({ hasText: 'Kubernetes' }).waitFor()
}

test('two tabs on one draft: what each wrote is kept', async () => {
  const page = await newResume()
  await page.getByLabel('First Name').fill('Grace')
  await saved(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await title(other, 'Personal Info').waitFor()
  await other.getByLabel('Phone').fill('+1 202 555 0147')
  await saved(other)
  await page.getByLabel('Last Name').fill('Sample')
  await saved(page)
  await page.reload()
  await title(page, 'Personal Info').waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('+1 202 555 0147')
  expect(await page.getByLabel('Last Name').inputValue()).toBe('Sample')
  await page.context().close()
})

test('a tab closed in the middle of a word loses nothing', async () => {
  const page = await newResume()
  const address = page.url()
  await page.getByLabel('First Name').fill('Gr')
  await saved(page)
  await page.getByLabel('First Name').fill('Grace')
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  await title(again, 'Personal Info').waitFor()
  expect(await again.getByLabel('First Name').inputValue()).toBe('Grace')
  await context.close()
})
