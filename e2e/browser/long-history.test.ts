import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from './app.ts'
import { fillHistory } from './many-analyses.ts'
import { FIXTURES, signedIn } from './seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
})
afterAll(() => app.close())

test('of 3,000 analyses only those near the window are in the page, and the last can be reached', async () => {
  const { page } = await signedIn(app, { analyses: [{ file: FIXTURES.plain }], at: '/history' })
  await page.getByText('1 of 1 analysis').waitFor()
  await fillHistory(page, 2_999)
  await page.reload()
  await page.getByText('3,000 of 3,000 analyses').waitFor()
  expect(await page.getByRole('article').count()).toBeLessThan(40)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Resume 2999.pdf' }).waitFor()
  expect(await page.getByRole('article').count()).toBeLessThan(40)
  await page.getByLabel('Search').fill('Resume 1234')
  await page.getByText('1 of 3,000 analyses').waitFor()
})
