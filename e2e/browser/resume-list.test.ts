import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from './app.ts'
import { DRAFT } from './draft.ts'
import { saveByApi, signedIn, toast } from './seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
})
afterAll(() => app.close())

test('a resume that was deleted is brought back, and stays', async () => {
  const { page, token } = await signedIn(app)
  await saveByApi(app, token, DRAFT)
  await page.goto('/builder')
  const row = page.getByRole('listitem').filter({ hasText: DRAFT.personalInfo.lastName })
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete resume' }).click()
  await toast(page, 'Resume deleted successfully').waitFor()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Synced' }).waitFor()
  await page.reload()
  await row.waitFor()
  expect(await row.count()).toBe(1)
  await page.context().close()
})
