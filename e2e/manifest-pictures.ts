import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { invent, newPageOf, register, startApp } from './browser/app.ts'
import { FIXTURES, toast } from './browser/seed.ts'
import setup from './browser/setup.ts'

// `npm run screens:manifest`: the pictures a browser shows before it installs the app, of the app as it is.

const FOLDER = 'web/public/screens'
const SHAPES = [
  { shape: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { shape: 'narrow', viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 },
]

async function analysis(page: Page) {
  await page.goto('/analyzer')
  await page.locator('#resume-file').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await page.getByLabel('Job role').selectOption('Backend Developer')
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  const results = page.getByRole('heading', { name: 'Amara', exact: false }).first()
  await results.waitFor()
  await toast(page, 'Analysis completed successfully!').waitFor()
  await toast(page, 'Analysis completed successfully!').waitFor({ state: 'detached' })
  await results.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 24))
}

/** What was analysed, in the builder. */
async function builder(page: Page) {
  await page.getByRole('button', { name: 'Fix in builder' }).first().click()
  await page.waitForURL('**/builder/**')
  await page.goto(page.url().replace(/[^/]*$/, 'experience'))
  await page.getByRole('heading', { name: 'Work Experience' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Synced' }).waitFor()
  await page.getByText('Updating preview').waitFor({ state: 'detached' })
}

const clean = await setup()
const app = await startApp()
try {
  mkdirSync(FOLDER, { recursive: true })
  const token = await register(app, invent())
  for (const { shape, ...options } of SHAPES) {
    const page = await newPageOf(app, token, { ...options, colorScheme: 'light' })
    for (const show of [analysis, builder]) {
      await show(page)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${FOLDER}/${show.name}-${shape}.png`, animations: 'disabled' })
    }
    await page.context().close()
  }
} finally {
  await app.close()
  clean()
}
