import { readFileSync } from 'node:fs'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesFrom, makePdf } from '#shared/read/pdf/testing/make-pdf.ts'
import { openApp, type TestApp } from './app.ts'
import { MAGNIFIED } from './magnified.ts'
import { within } from './pages.ts'
import { FIXTURES, pressAnalyze, signedIn, toast } from './seed.ts'

let app: TestApp
let device: BrowserContext
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
  const { page } = await signedIn(app)
  device = page.context()
  await page.close()
})
afterAll(() => app.close())

const choose = (page: Page, file: string) =>
  page.locator('#resume-file').setInputFiles(`fixtures/files/${file}`)
const button = (page: Page) => page.getByRole('button', { name: 'Analyze Resume' })
const verdict = (page: Page) => page.getByRole('heading', { name: 'Overall assessment' })

const arrivedOn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Resume Analyzer' }).waitFor()

/** A tab of its own, for scenes that change what the tab is. */
async function opened() {
  const page = await device.newPage()
  await page.goto('/analyzer')
  await arrivedOn(page)
  return page
}

/** The tab of most scenes, with a new visit in it: the engine stays warm. */
let tab: Page | undefined
async function visited() {
  tab ??= await opened()
  await within(tab, '/analyzer')
  await arrivedOn(tab)
  return tab
}

async function analyzed(page: Page, file: string) {
  await choose(page, file)
  await pressAnalyze(page)
  await verdict(page).waitFor()
}

const made = (name: string, pages: string[][]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(makePdf(pages.map((lines) => linesFrom(800, lines)))),
})
const PAGES = 50
const story = made(
  'story.pdf',
  Array.from({ length: PAGES }, (_, page) =>
    Array.from(
      { length: 45 },
      (_, at) => `Line ${at} of page ${page} of a long story about bridges and rivers`,
    ),
  ),
)
const invoice = made('invoice.pdf', [
  [
    ...['Contoso Ltd', 'Invoice 2041', 'Bill to: Fabrikam Inc.', 'Due date: 30 April 2026'],
    ...['Quantity  Description  Unit price  Amount', '2  Bolts  4.00  8.00', '5  Nuts  1.00  5.00'],
    ...[
      'Subtotal 13.00',
      'VAT 20% 2.60',
      'Total due 15.60',
      'Please pay within 30 days to the account below.',
    ],
  ],
])

/** Presses Remove, in the page itself, as soon as the second page is under way; notes every page that was told. */
const removeAtSecondPage = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    new MutationObserver(() => {
      const [, number] = /Reading page (\d+) of/.exec(document.body.textContent ?? '') ?? []
      if (!number || told.includes(number)) return
      told.push(number)
      const remove = [...document.querySelectorAll('button')].find((it) => it.textContent === 'Remove')
      if (told.length === 2) remove?.click()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

const dropTwo = (page: Page) =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    for (const name of ['one.pdf', 'two.pdf'])
      dataTransfer.items.add(new File(['%PDF-'], name, { type: 'application/pdf' }))
    document
      .querySelector('#resume-file')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })

/** On a page that is yet to come: chooses a file in the very moment there is an input for one. */
const chooseAtOnce = (page: Page, file: string) =>
  page.addInitScript(
    ([name, base64]) => {
      const choosing = new MutationObserver(() => {
        const input = document.querySelector<HTMLInputElement>('input[type=file]')
        if (!input) return
        choosing.disconnect()
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const transfer = new DataTransfer()
        transfer.items.add(new File([bytes], name, { type: 'application/pdf' }))
        input.files = transfer.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })
      choosing.observe(document, { childList: true, subtree: true })
    },
    [file, readFileSync(`fixtures/files/${file}`).toString('base64')] as const,
  )

test('a file that is chosen while the page still comes to life is kept and read, on a slow device too', {
  tags: 'thorough',
}, async () => {
  const page = await device.newPage()
  const protocol = await device.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await chooseAtOnce(page, FIXTURES.plain)
  await page.goto('/analyzer')
  const chosen = page.getByRole('region', { name: 'Your resume' })
  await chosen.getByText(/^Read: /).waitFor()
  await chosen.getByText(FIXTURES.plain, { exact: true }).waitFor()
  expect(await page.locator('input[type=file]').count()).toBe(1)
  // It would wait for the next visit.
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.close()
})

test('a finished analysis is told above the name, in a magnified window too', async () => {
  const page = await opened()
  await page.setViewportSize(MAGNIFIED)
  await analyzed(page, FIXTURES.plain)
  const told = await toast(page, 'Analysis completed successfully!').boundingBox()
  const name = await page.locator('#content h2').first().boundingBox()
  expect((told?.y ?? 0) + (told?.height ?? Number.NaN)).toBeLessThanOrEqual(name?.y ?? 0)
  await page.close()
})

describe('before an analysis', () => {
  test('the button waits for a file, Remove takes it away again, a second file outlasts a reload', async () => {
    const page = await visited()
    expect(await button(page).isDisabled()).toBe(true)
    await choose(page, FIXTURES.plain)
    await toast(page, `File "${FIXTURES.plain}" uploaded successfully!`).waitFor()
    await page.getByRole('img', { name: 'PDF' }).waitFor()
    await page.getByText(/^\d+\.\d\d MB$/).waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    expect(await button(page).isDisabled()).toBe(true)
    await choose(page, 'amara-docx-styles.docx')
    await page.getByText(/^Read: /).waitFor()
    await page.reload()
    await page.getByRole('img', { name: 'Word' }).waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  })

  test('a long file tells its pages and lets go at once; what looks like no resume is scored where a person insists', {
    tags: 'thorough',
  }, async () => {
    const page = await opened()
    await removeAtSecondPage(page)
    await page.locator('#resume-file').setInputFiles([story])
    await page.waitForFunction(() => (globalThis as unknown as { told: string[] }).told.length === 2)
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    await page.locator('#resume-file').setInputFiles([invoice])
    await page.getByText('Read: one page').waitFor()
    const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
    expect(told).toHaveLength(2)
    expect(Number(told[1])).toBeLessThan(PAGES)

    await pressAnalyze(page)
    await page
      .getByText(/^This does not look like a resume, so nothing in it was scored:/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Score it anyway' }).click()
    await page
      .getByText(/^This does not look like a resume, but it was scored as you asked:/)
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'Score it anyway' }).count()).toBe(0)
    await page.close()
  })

  test('a category brings its first role, and the job description hides until it is wanted', async () => {
    const page = await visited()
    expect(await page.getByLabel('Job role').inputValue()).toBe('Frontend Developer')
    await page.getByLabel('Job category').selectOption('Data Science')
    expect(await page.getByLabel('Job role').inputValue()).toBe('Data Scientist')
    expect(await page.getByRole('textbox', { name: 'Job description' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('textbox', { name: 'Job description' }).waitFor()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    expect(await page.getByRole('textbox', { name: 'Job description' }).count()).toBe(0)
  })

  test.each([
    [
      'of another kind',
      [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }],
      /^File type must be/,
    ],
    [
      'that is too large',
      [{ name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761) }],
      /^File is larger than 10485760 bytes/,
    ],
  ])('a file %s is refused in words', async (_case, files, message) => {
    const page = await visited()
    await page.locator('#resume-file').setInputFiles(files)
    await page.getByRole('region', { name: 'Your resume' }).getByText(message).waitFor()
    expect(await button(page).isDisabled()).toBe(true)
  })

  test('of two files at once neither is taken, and what could not be sent says so and loses nothing', async () => {
    const page = await visited()
    await page.getByText('Please upload a resume file first').waitFor()
    await dropTwo(page)
    const yours = page.getByRole('region', { name: 'Your resume' })
    await yours.getByText('Too many files', { exact: true }).waitFor()
    expect(await button(page).isDisabled()).toBe(true)

    await choose(page, FIXTURES.plain)
    await page.getByLabel(/^Run on the server/).check()
    const aborted = (route: Route) => route.abort()
    const noConnection = yours.getByText(/^No connection to the server\. Switch off/)
    const answers: [string, (route: Route) => Promise<void>][] = [
      ['Analysis failed. Please try again.', (route) => route.fulfill({ status: 502, body: '<html>' })],
      ['Too busy', (route) => route.fulfill({ status: 503, json: { error: 'Too busy', code: 'busy' } })],
      ['Analysis failed. Please try again.', aborted],
    ]
    for (const [message, answer] of answers) {
      await page.route('**/api/analysis/standard', answer)
      await button(page).click()
      await toast(page, message).waitFor()
      expect(await yours.getByText(message).count()).toBe(0)
      if (answer === aborted) await noConnection.waitFor()
      await page.unroute('**/api/analysis/standard')
    }
    await button(page).click()
    await verdict(page).waitFor()
  })

  test('a file that only looks like a PDF says what to do', async () => {
    const page = await visited()
    await page
      .locator('#resume-file')
      .setInputFiles([
        { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') },
      ])
    await page.getByText(/Get it again|Export it again/).waitFor()
    // Nobody is told both.
    expect(await toast(page, 'File "broken.pdf" uploaded successfully!').count()).toBe(0)
    expect(await button(page).isDisabled()).toBe(true)
  })
})

/** pdf.js as it would be in a browser that lacks something it needs. */
const breakPdfJs = (page: Page) =>
  page.route('**/pdf.worker*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'new Map().getOrInsertComputedLater()' }),
  )

describe('where this device cannot read a PDF', () => {
  test('nothing is said of the file, it stays, and the server reads it', async () => {
    const page = await opened()
    await breakPdfJs(page)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Resume Analyzer' }).waitFor()
    await choose(page, FIXTURES.plain)
    const yours = page.getByRole('region', { name: 'Your resume' })
    await yours.getByText('Something went wrong here while reading this file.').waitFor()
    expect(await yours.getByText(/damaged/).count()).toBe(0)
    expect(await button(page).isDisabled()).toBe(true)
    await yours.getByRole('button', { name: 'Run on the server' }).click()
    await verdict(page).waitFor()
    await toast(page, 'Analysis completed successfully!').waitFor()
    await page.getByText(FIXTURES.plain).first().waitFor()

    // Chosen beforehand, the server is not kept waiting for this device either.
    await page.reload()
    await choose(page, FIXTURES.columns)
    await page.getByLabel(/^Run on the server/).check()
    await button(page).click()
    await verdict(page).waitFor()
    await page.goto('/history')
    await page.getByText(FIXTURES.columns).first().waitFor()
    await page.close()
  })
})

describe('after an analysis', () => {
  describe('on one page', () => {
    let page: Page
    test('the page grows and fits again, and only what is pointed at is marked on it', async () => {
      page = await visited()
      await analyzed(page, FIXTURES.columns)
      const drawn = page.getByRole('img', { name: `Page 1 of ${FIXTURES.columns}` })
      const widthOf = async () => (await drawn.boundingBox())?.width ?? 0
      await drawn.waitFor()
      const fitted = await widthOf()
      const marked = page.locator('button[data-line].border-b-2')
      expect(await marked.count()).toBe(0)
      await page.getByRole('button', { name: 'Larger' }).click()
      await page.getByRole('button', { name: 'Larger' }).click()
      await expect.poll(async () => Math.round((100 * (await widthOf())) / fitted)).toBeGreaterThan(145)
      await expect
        .poll(() =>
          drawn.evaluate(
            (canvas) => (canvas as HTMLCanvasElement).width / canvas.clientWidth / devicePixelRatio,
          ),
        )
        .toBeCloseTo(1, 1)
      await page.getByRole('button', { name: 'Fit' }).click()
      await expect.poll(widthOf).toBeCloseTo(fitted, 0)
    })

    test('scores, suggestions, skills and the page with its marks are there; choosing one lights the other', async () => {
      for (const label of ['ATS Score', 'Format', 'Sections', 'Keyword Match'])
        await page.getByText(label, { exact: true }).first().waitFor()
      for (const group of ['Contact', 'Summary', 'Skills', 'Education'])
        await page.getByRole('region', { name: group, exact: true }).waitFor()
      // What is to be mended first stands above, and nothing twice: the bullets bring less.
      await page
        .getByRole('region', { name: 'Fix first' })
        .getByText('Read straight across, lines of two columns mix')
        .waitFor()
      await page
        .getByRole('region', { name: 'Experience', exact: true })
        .getByText('1 of 6 bullets has no number')
        .waitFor()
      await page.getByRole('heading', { name: 'Skills analysis' }).waitFor()
      await page.getByRole('img', { name: /^Page 1 of/ }).waitFor()
      await page.getByRole('button', { name: 'What the machine read' }).click()
      await page.getByRole('heading', { name: 'The text, in the order it was read' }).waitFor()
      const finding = page.getByRole('region', { name: 'Fix first' }).getByRole('button').first()
      await finding.click()
      await page.getByText('Why it matters.').first().waitFor()
      await page.getByRole('button', { name: 'Page', exact: true }).click()
      const mark = page.getByRole('list', { name: 'Marks on this page' }).getByRole('button').last()
      const [, title = ''] = /: (.+)$/.exec((await mark.getAttribute('aria-label')) ?? '') ?? []
      await mark.click()
      const asked = page.getByRole('button', { name: title, expanded: true })
      expect(await asked.evaluate((button) => button === document.activeElement)).toBe(true)
    })
  })

  test('the results take the page: the settings come back when they are wanted, Remove clears both', async () => {
    const page = await visited()
    await analyzed(page, FIXTURES.plain)
    const title = page.getByRole('heading', { level: 2, name: 'Amara Okonjo-Bright' })
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true)
    expect(await button(page).isVisible()).toBe(false)
    const again = page.getByRole('button', { name: 'Re-analyze' })
    await again.click()
    await page.getByLabel('Job category').selectOption('DevOps')
    await button(page).click()
    await page.getByRole('heading', { level: 2, name: 'DevOps Engineer' }).waitFor()
    expect(await again.getAttribute('aria-expanded')).toBe('false')
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Upload a resume and click analyze to see results here').waitFor()
    expect(await page.getByRole('button', { name: 'Choose a file' }).isVisible()).toBe(true)
  })

  test('what the posting asks is corrected, the analysis follows, and a reload keeps it', {
    tags: 'thorough',
  }, async () => {
    const { page } = await signedIn(app, { at: '/analyzer' })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page
      .getByRole('textbox', { name: 'Job description' })
      .fill('Data engineer\n\nRequirements\n- Kubernetes\n- COBOL\n- 3 years of experience with SQL')
    await analyzed(page, FIXTURES.plain)
    const asked = page.getByRole('group').filter({ hasText: 'Correct what this job asks' })
    const missing = page.getByRole('heading', { name: /^Missing skills/ }).locator('..')
    await missing.getByText('COBOL').waitFor()
    await page.getByText('Correct what this job asks').click()
    await asked.getByLabel('How COBOL is asked for').selectOption('Not asked for')
    await missing.getByText('COBOL').waitFor({ state: 'detached' })
    await asked.getByLabel('What else it asks for').fill('Beekeeping')
    await asked.getByRole('button', { name: 'Add' }).click()
    await missing.getByText('Beekeeping').waitFor()

    await page.reload()
    await verdict(page).waitFor()
    await missing.getByText('Beekeeping').waitFor()
    expect(await missing.getByText('COBOL').count()).toBe(0)
    await page.getByText('Correct what this job asks').click()
    const out = asked.getByLabel('How COBOL is asked for')
    await out.waitFor()
    expect(await out.inputValue()).toBe('none')
    await page.close()
  })

  test('a reload shows the same result, asked in the same way, and another file begins anew', async () => {
    const page = await visited()
    await page.getByRole('button', { name: 'Add' }).click()
    await page
      .getByRole('textbox', { name: 'Job description' })
      .fill('We look for a nurse with ICU experience.')
    await analyzed(page, FIXTURES.columns)
    const formula = await page.locator('details', { hasText: 'How the score is calculated' }).textContent()
    await page.reload()
    await verdict(page).waitFor()
    expect(await page.locator('details', { hasText: 'How the score is calculated' }).textContent()).toBe(
      formula,
    )
    await page.getByRole('img', { name: `Page 1 of ${FIXTURES.columns}` }).waitFor()
    await page.getByRole('button', { name: 'Re-analyze' }).click()
    expect(await page.getByRole('textbox', { name: 'Job description' }).inputValue()).toContain('ICU')

    await choose(page, FIXTURES.plain)
    await button(page).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  test('letters that the report leaves out are told before it is downloaded', {
    tags: 'thorough',
  }, async () => {
    const page = await visited()
    const buffer = readFileSync(`fixtures/files/${FIXTURES.plain}`)
    await page
      .locator('#resume-file')
      .setInputFiles([{ name: 'Ada 𒀀.pdf', mimeType: 'application/pdf', buffer }])
    await pressAnalyze(page)
    await verdict(page).waitFor()
    await page.getByRole('button', { name: 'Download Report' }).click()
    await page.getByRole('menuitem', { name: 'PDF, to read and to share' }).click()
    const question = page.getByRole('dialog', { name: 'The PDF cannot show some letters' })
    await question.getByText('it leaves them out: 𒀀.').waitFor()
    const download = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Download the PDF without them' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await question.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Download Report')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'PDF, to read and to share' }).click()
    const instead = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Download the JSON' }).click()
    expect((await instead).suggestedFilename()).toMatch(/-analysis\.json$/)
    await question.waitFor({ state: 'hidden' })
  })

  test('the report downloads as a PDF and as JSON, and Fix in builder carries what was read', async () => {
    const page = await visited()
    await analyzed(page, FIXTURES.plain)
    for (const [entry, begins] of [
      ['PDF, to read and to share', '%PDF-'],
      ['JSON, all data', '{'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download Report' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
      expect(readFileSync(await (await download).path(), 'utf8').startsWith(begins)).toBe(true)
    }
    await page.getByRole('button', { name: 'Fix in builder' }).click()
    await page.getByRole('heading', { level: 2, name: 'Personal Info' }).waitFor()
    expect(await page.getByLabel('First Name').inputValue()).toBe('Amara')
  })

  test('run on the server, the result is the same to the byte', { tags: 'thorough' }, async () => {
    const page = await visited()
    const results: string[] = []
    for (const onServer of [false, true]) {
      await page.goto('/analyzer')
      if (onServer) await page.getByLabel(/^Run on the server/).check()
      await analyzed(page, FIXTURES.plain)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download Report' }).click()
      await page.getByRole('menuitem', { name: 'JSON, all data' }).click()
      results.push(JSON.stringify(JSON.parse(readFileSync(await (await download).path(), 'utf8')).result))
    }
    expect(results[1]).toBe(results[0])
  })

  test('with no model anywhere, AI Analysis says why and offers the standard one', {
    tags: 'thorough',
  }, async () => {
    const page = await visited()
    await choose(page, FIXTURES.plain)
    await page.getByLabel('AI Analysis').check()
    await page.getByText('No model is available here now', { exact: false }).waitFor()
    expect(await button(page).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Use the standard analysis' }).click()
    await pressAnalyze(page)
    await verdict(page).waitFor()
  })
})
