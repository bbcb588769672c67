import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import { createReader } from '#shared/read/read.ts'
import type { Document } from '#shared/schema/document.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { openApp, type TestApp } from './app.ts'
import { pressAnalyze, signedIn } from './seed.ts'

// What the builder is for: somebody new comes with a page in two columns and leaves with a better one.

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
})
afterAll(() => app.close())

const FILE = 'fixtures/files/saoirse-chromium-twocolumns.pdf'
/** What the findings ask for: a summary that proves something, and more than one point of a position. */
const PROOF =
  ' Cut assembly time of a hinge by 20 % and inspected 14 turbines in one summer, and leads a team of four that tests floats at scale.'
const POINT = 'Cut the waste of milk by 15 % in 6 months with a plan for each day.'

const reader = createReader({ pdf: nodePdfEngine })
const readFrom = (file: string, name = file): Promise<Document> =>
  reader.read(new Uint8Array(readFileSync(file)), name)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : []
/** All that was read of a person, whatever it is called. */
const saidIn = (document: Document): string[] => {
  const { personalInfo, links, summary, ...read } = draftFromResume(structure(document))
  const { experience, education, projects, skills, extras, sections, unplaced } = read
  return textsIn([
    ...[personalInfo, links, summary, experience, education],
    ...[projects, skills, extras, sections, unplaced],
  ]).filter(Boolean)
}

const SHORT_SUMMARY = /^Your summary has only/
const FEW_BULLETS = /has only \d+ bullet/
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Score', exact: true })
const finding = (page: Page, name: RegExp) => panel(page).getByRole('button', { name })
const preview = (page: Page, name: RegExp) => page.getByRole('img', { name })

async function downloads(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download')
  await press()
  return (await download).path()
}

test('a resume in two columns becomes a better one of one page, and nothing of it is lost', async () => {
  const { page } = await signedIn(app, { at: '/analyzer' })
  await page.locator('#resume-file').setInputFiles(FILE)
  await pressAnalyze(page)
  await page.getByRole('heading', { name: 'Overall assessment' }).waitFor()
  await page.getByRole('button', { name: 'Fix in builder' }).click()
  await title(page, 'Personal Info').waitFor()
  const fileScored = Number(
    /Your file scored (\d+)/.exec(
      (await panel(page)
        .getByText(/^Your file scored \d+/)
        .textContent()) ?? '',
    )?.[1],
  )

  await page.getByRole('link', { name: /Summary & Target/ }).click()
  await finding(page, SHORT_SUMMARY).click()
  const summary = page.getByLabel('Summary', { exact: true })
  await summary.fill(`${await summary.inputValue()}${PROOF}`)
  await finding(page, SHORT_SUMMARY).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /Work Experience/ }).click()
  await finding(page, FEW_BULLETS).click()
  await page.getByRole('button', { name: 'Add bullet' }).last().click()
  await page.getByLabel('Bullet 2', { exact: true }).last().fill(POINT)
  await finding(page, FEW_BULLETS).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: /Template & Review/ }).click()
  await page.getByText('Classic', { exact: true }).click()
  await page.getByLabel(/^Font size/).fill('12')
  await page.getByLabel(/^Spacing/).fill('1.4')
  await preview(page, /^Page 1 of [2-9]/).waitFor()
  await page.getByLabel('Length').selectOption({ label: 'Fit to 1 page' })
  await preview(page, /^Page 1 of 1/).waitFor()
  await panel(page)
    .getByText(/since you opened it/)
    .waitFor({ state: 'attached' })
  const scored = Number(
    /^Score(\d+)/.exec(
      (await panel(page).getByText('since you opened it').locator('xpath=ancestor::div[1]').textContent()) ??
        '',
    )?.[1],
  )
  expect(scored).toBeGreaterThan(fileScored)

  const pdf = await readFrom(
    await downloads(page, () => page.getByRole('button', { name: 'Download PDF' }).click()),
    'resume.pdf',
  )
  await page.getByRole('button', { name: 'Other formats' }).click()
  const docx = await readFrom(
    await downloads(page, () => page.getByRole('menuitem', { name: 'Word (DOCX)' }).click()),
    'resume.docx',
  )
  expect(pdf.facts).toMatchObject({ pages: 1, columns: 1 })
  const before = [...saidIn(await readFrom(FILE)), PROOF.trim(), POINT]
  for (const document of [pdf, docx]) {
    const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    const said = letters(saidIn(document).join(' '))
    expect(before.filter((text) => !said.includes(letters(text)))).toEqual([])
  }
  await page.context().close()
})
