import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_WITHOUT_A_KNOWN_HEADING } from '#shared/correct/testing/unknown-heading.ts'
import { linesFrom, makePdf } from '#shared/read/pdf/testing/make-pdf.ts'
import { openApp, type TestApp } from './app.ts'
import { pressAnalyze, signedIn } from './seed.ts'

// Only what the accessibility tree says: names, roles and live regions, as text.

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
})
afterAll(() => app.close())

const FILE = {
  name: 'ada-quill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(makePdf([linesFrom(800, PAGE_WITHOUT_A_KNOWN_HEADING)])),
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The tree of a part, one line for each name and role. */
const tree = async (part: Locator) => (await part.ariaSnapshot()).split('\n').map((line) => line.trim())

/** The tree has these lines, in this order, among others. */
async function says(part: Locator, lines: string[]) {
  const said = await tree(part)
  expect(said.filter((line) => lines.includes(line))).toEqual(lines)
}

/** What is told without being gone to, once it is told. */
const told = (page: Page, text: string) =>
  region(page, 'Notifications').getByRole('listitem').filter({ hasText: text }).waitFor()

/** A name runs into its neighbour, or leaves a mark behind it, where its parts stand in boxes of their own. */
const BROKEN = [/\d(?:waiting|more|skill|bullet|line)/, /[\p{L}\d”] [,:;.](?:[\s"”]|$)/u]
async function isWellSaid(part: Locator) {
  const lines = await tree(part)
  expect(lines.filter((line) => BROKEN.some((broken) => broken.test(line)))).toEqual([])
}

const controls = (part: Locator) =>
  part
    .getByRole('button')
    .or(part.getByRole('link'))
    .or(part.getByRole('textbox'))
    .or(part.getByRole('combobox'))

/** Nothing that can be pressed or filled in is without a name. */
async function isNamed(part: Locator) {
  const lines = await tree(part)
  expect(await controls(part).count()).toBeGreaterThan(0)
  expect(
    lines.filter((line) => /^- (?:button|link|textbox|combobox|checkbox|radio|img)(?::| \[|$)/.test(line)),
  ).toEqual([])
}

test('a visitor is told of the sample, and hears its verdict, its findings and its skills', async () => {
  const page = await app.newPage()
  await page.goto('/')
  const main = page.getByRole('main')
  // The first part stands in the document itself, the rest comes with the app.
  await main.getByRole('heading', { name: 'Why choose Legible?' }).waitFor()
  await says(main, [
    '- heading "See your resume the way the machine does." [level=1]',
    '- link "Get Started Free":',
    '- link "See a sample analysis":',
    '- heading "Why choose Legible?" [level=2]',
  ])
  await isNamed(page.locator('body'))
  await main.getByRole('link', { name: 'See a sample analysis' }).click()
  await region(page, 'Overall assessment').waitFor()
  await says(main, [
    '- heading "A sample analysis" [level=1]',
    '- heading "Overall assessment" [level=2]',
    '- heading "Suggestions" [level=2]',
    '- heading "The page" [level=2]',
    '- heading "Skills analysis" [level=2]',
  ])
  expect(await tree(region(page, 'Skills analysis'))).toContain('- listitem: Git Missing required')
  await isWellSaid(page.locator('body'))
  await isNamed(main)
  await page.context().close()
})

test('analyze, correct, build and download by names and roles alone', async () => {
  const { page } = await signedIn(app, { at: '/analyzer' })
  const main = page.getByRole('main')
  expect(await tree(region(page, 'Your resume'))).toEqual([
    '- region "Your resume":',
    '- paragraph: Drop your resume here',
    '- button "Choose a file"',
    '- button "Take photos"',
    '- paragraph: or paste one. PDF, DOCX or DOC, up to 10 MB, or photos of the pages.',
    '- paragraph: Your file stays on this device.',
  ])
  await says(page.getByRole('form', { name: 'Analysis settings' }), [
    '- group "Analysis type":',
    '- radio "Standard Analysis" [checked]',
    '- combobox "Job category":',
    '- combobox "Job role":',
    '- button "Analyze Resume" [disabled]',
  ])

  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Choose a file')
  await (await chooser).setFiles(FILE)
  await told(page, 'File "ada-quill.pdf" uploaded successfully!')
  await says(region(page, 'Your resume'), [
    '- img "PDF"',
    '- paragraph: ada-quill.pdf',
    '- button "Remove"',
    '- paragraph: "Read: one page, Ada Quill"',
    '- button "choose another file"',
  ])

  await pressAnalyze(page)
  await told(page, 'Analysis completed successfully!')
  await says(region(page, 'Overall assessment'), [
    '- heading "Overall assessment" [level=2]',
    '- paragraph: ATS Score',
    '- paragraph: Format',
    '- paragraph: Sections',
    '- paragraph: Keyword Match',
  ])
  await says(region(page, 'Suggestions'), [
    '- group "Which findings to show":',
    '- button "All" [pressed]',
    '- region "Fix first":',
  ])
  await region(page, 'The page').getByRole('img', { name: 'Page 1 of ada-quill.pdf' }).waitFor()
  await says(region(page, 'The page'), [
    '- button "Page" [pressed]',
    '- img "Page 1 of ada-quill.pdf"',
    '- list "Marks on this page":',
    '- group "Size of the page":',
  ])
  await isWellSaid(main)
  await isNamed(main)

  await press(page, 'What the machine read')
  const reading = region(page, 'What the machine read')
  await says(reading, [
    '- button "What the machine read" [pressed]',
    '- status: Did we misread something? Correct it here, and the score follows.',
    '- heading "The text, in the order it was read" [level=3]',
    '- button "Copy the text"',
  ])
  await press(reading, 'Correct Name: Ada Quill')
  await reading.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Quill-Example')
  await press(reading, 'Save')
  await reading.getByRole('button', { name: 'Correct Name: Ada Quill-Example' }).waitFor()
  await isWellSaid(reading)
  await isNamed(reading)

  await press(page, 'Fix in builder')
  const review = page.getByRole('dialog')
  await review.waitFor()
  await isNamed(review)
  await press(review, 'Continue')
  await page.getByRole('heading', { level: 2, name: 'Personal Info', exact: true }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Last Name' }).inputValue()).toBe('Quill-Example')
  await page.getByRole('img', { name: /^Page 1 of \d of the resume, as it will be printed$/ }).waitFor()
  await isWellSaid(main)
  await isNamed(main)

  const download = page.waitForEvent('download')
  await press(page, 'Download PDF')
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.context().close()
})
