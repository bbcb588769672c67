import { afterAll, beforeAll, expect, test } from 'vitest'
import { invent, newPageOf, openApp, register, type TestApp } from './app.ts'
import { FIXTURES, toast } from './seed.ts'

const PASSWORD = 'A sentence nobody guesses'

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
})
afterAll(() => app.close())

test('an encrypted backup brings a file back into another account; the space of a file can be freed', async () => {
  const page = await newPageOf(app, await register(app, invent()), { at: '/analyzer' })
  await page.locator('#resume-file').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  await toast(page, 'Analysis completed successfully!').waitFor()
  await page.goto('/profile')
  const here = page.getByRole('region', { name: 'This device' })
  await here.getByText(/1 file, [\d.]+ KB/).waitFor()
  await here.getByText(/[KM]B of [\d.,]+ [MG]B/).waitFor()
  await page.getByRole('button', { name: 'Back up this device' }).click()
  await page.getByLabel('Password of the backup').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the backup' }).click()
  const backup = await (await download).path()
  expect((await download).suggestedFilename()).toMatch(/\.legible$/)

  await here.getByRole('button', { name: 'Remove the files' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the files' }).click()
  await here.getByText('None kept here').waitFor()

  const other = await newPageOf(app, await register(app, invent()), { at: '/profile' })
  const choose = () => other.getByLabel('A file of Export Data, or a backup').setInputFiles(backup)
  const open = async (password: string) => {
    await other.getByLabel('Password of the backup').fill(password)
    await other.getByRole('button', { name: 'Restore' }).click()
  }
  await choose()
  await open('wrong')
  await other.getByText('The password does not open this backup.').waitFor()
  await open(PASSWORD)
  await toast(other, '1 resume and 1 analysis imported; 1 file').waitFor()
  await choose()
  await open(PASSWORD)
  await toast(other, '0 resumes and 0 analyses imported; 1 file; 2 were here already').waitFor()
  await other
    .getByRole('region', { name: 'This device' })
    .getByText(/1 file, /)
    .waitFor()
  await page.context().close()
  await other.context().close()
})
