import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReader } from '#shared/read/read.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { openApp, type TestApp } from './app.ts'
import { DRAFT } from './draft.ts'
import { FIXTURES, pressAnalyze, saveByApi, sideways, signedIn } from './seed.ts'

// What goes to paper: the content, opened and whole, and nothing that is only for the screen.

/** The text of A4 within usual margins, in CSS pixels. */
const PAPER = { width: 718, height: 1045 }

let app: TestApp
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block', colorScheme: 'dark' })
})
afterAll(() => app.close())

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** The names of what can be pressed and is printed. */
const printedButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary')]
      .filter((button) => button.checkVisibility())
      .map((button) => (button.textContent || button.getAttribute('aria-label') || '').trim()),
  )

/** What the screen would hold in place over the text, or scroll by itself. */
const heldInPlace = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter((element) => {
        const { position, overflowY } = getComputedStyle(element)
        const scrolls = overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1
        return element.checkVisibility() && (position === 'sticky' || position === 'fixed' || scrolls)
      })
      .map((element) => element.className),
  )

test('an analysis goes to paper with every finding open, dark on white, and nothing to press', async () => {
  const { page } = await signedIn(app, { at: '/analyzer' })
  await page.locator('#resume-file').setInputFiles(`fixtures/files/${FIXTURES.columns}`)
  await pressAnalyze(page)
  await page.getByRole('heading', { name: 'Overall assessment' }).waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const findings = page.locator('h4 > button[aria-expanded]')
  const onScreen = await findings.count()

  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  const more = page.getByRole('button', { name: /^\d+ more$/ })
  await expect.poll(() => more.count()).toBe(0)
  await expect.poll(() => page.locator('h4 > button[aria-expanded="false"]').count()).toBe(0)
  expect(await findings.count()).toBeGreaterThanOrEqual(onScreen)
  expect(await page.getByText('Why it matters.').count()).toBe(await findings.count())
  for (const only of ['banner', 'contentinfo', 'navigation', 'dialog'] as const)
    expect(await page.getByRole(only).count(), only).toBe(0)
  const pressed = (await printedButtons(page)).filter(
    (name) => !/^\d+.|^(?:Show )?line \d+|^What is right already/.test(name),
  )
  expect(pressed).toEqual([])
  expect(await heldInPlace(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return { backgroundColor, color }
  })
  expect(colors).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(26, 26, 30)' })

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('banner').waitFor()
  expect(await page.locator('h4 > button[aria-expanded="true"]').count()).toBe(0)
})

const LONG = {
  ...DRAFT,
  experience: Array.from({ length: 9 }, (_, at) => ({
    ...DRAFT.experience[1],
    id: `ex-long-${at}`,
    company: `Sample Shop ${at}`,
    description: Array.from({ length: 6 }, (_, n) => `Moved ${n + at + 2} templates to components`).join(
      '\n',
    ),
  })),
}

/** Shown in another size than it was drawn in, a picture loses parts of its letters. */
const shownAsDrawn = (page: Page) =>
  page
    .locator('[data-page] canvas:visible')
    .evaluateAll((canvases) =>
      (canvases as HTMLCanvasElement[]).map(
        (canvas) => Math.abs(canvas.width - canvas.clientWidth * devicePixelRatio) <= 1,
      ),
    )

/** Of each page for paper: whether anything is drawn on it. */
const drawnPages = (page: Page) =>
  page.locator('[data-page] canvas[data-for-paper]').evaluateAll((canvases) =>
    (canvases as HTMLCanvasElement[]).map((canvas) => {
      const copy = new OffscreenCanvas(200, 280)
      const context = copy.getContext('2d')
      context?.drawImage(canvas, 0, 0, 200, 280)
      const { data } = context?.getImageData(0, 0, 200, 280) ?? { data: [] }
      return (
        canvas.width > 1_000 && data.some((value, at) => at % 4 === 0 && value < 128 && data[at + 3] === 255)
      )
    }),
  )

test.each(['A4', 'Letter'] as const)(
  'a resume goes to %s as its pages alone, each on a sheet',
  async (pageSize) => {
    const { page, token } = await signedIn(app)
    const layout = { pageSize }
    await saveByApi(app, token, { ...LONG, id: crypto.randomUUID(), layout })
    await page.goto('/builder')
    await page.getByRole('link', { name: /Layla/ }).first().click()
    await page.getByRole('button', { name: 'Download PDF' }).waitFor()
    await page.goto(page.url().replace(/\/[a-z]+$/, '/review'))
    const pages = page.locator('[data-page]')
    await expect.poll(() => pages.count()).toBeGreaterThan(1)
    const count = await pages.count()
    await expect.poll(() => drawnPages(page)).toEqual(Array.from({ length: count }, () => true))
    expect((await shownAsDrawn(page))[0]).toBe(true)

    await page.emulateMedia({ media: 'print' })
    expect(await printedButtons(page)).toEqual([])
    expect(await heldInPlace(page)).toEqual([])
    expect((await page.getByRole('main').allInnerTexts()).join('').trim()).toBe('')
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(sheetsOf(pdf)).toBe(count)
    const [, width] = /\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf.toString('latin1')) ?? []
    expect(Math.round(Number(width))).toBe(pageSize === 'A4' ? 595 : 612)
  },
)

test('no page of a resume is blank for a browser that prints from another step', async () => {
  const { page, token } = await signedIn(app)
  await saveByApi(app, token, { ...LONG, id: crypto.randomUUID() })
  await page.goto('/builder')
  await page.getByRole('link', { name: /Layla/ }).first().click()
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  const canvases = page.locator('[data-page] canvas')
  await expect.poll(() => canvases.count()).toBeGreaterThan(1)
  // A canvas that nobody has drawn on has the size the standard gives it.
  await expect
    .poll(() => canvases.evaluateAll((all) => all.every((one) => (one as HTMLCanvasElement).width !== 300)))
    .toBe(true)
})

test('a resume printed before its pages are drawn goes to paper as text, not as empty sheets', async () => {
  const { page, token } = await signedIn(app)
  await saveByApi(app, token, { ...LONG, id: crypto.randomUUID() })
  // Fonts that never come: no page is ever drawn.
  await page.route('**/*.woff', () => undefined)
  await page.goto('/builder')
  await page.getByRole('link', { name: /Layla/ }).first().click()
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const printed = async () => (await page.getByRole('main').allInnerTexts()).join('')
  for (const { company } of LONG.experience) await expect.poll(printed).toContain(company)
  expect(await page.locator('[data-page]:visible').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => page.locator('[data-page]:visible').count()).toBe(1)
})

test('a page printed while it is still fetched says on paper that it was not there yet', async () => {
  const { page } = await signedIn(app)
  await page.route(/\/assets\/builder-/, () => undefined)
  await page.goto('/builder', { waitUntil: 'commit' })
  const told = page.getByText('This page was still loading. Print it again in a moment.')
  await told.waitFor({ state: 'attached' })
  expect(await told.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await told.waitFor()
})

test('by its shortcut the file itself goes to paper, with its text', async () => {
  const { page, token } = await signedIn(app)
  await saveByApi(app, token, { ...LONG, id: crypto.randomUUID() })
  // The shell has no viewer: only what would be given to one can be looked at.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })
    const kept = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file: Blob | MediaSource) => {
      if (file instanceof Blob && file.type === 'application/pdf')
        void file
          .arrayBuffer()
          .then((bytes) => Object.assign(window, { printed: [...new Uint8Array(bytes)] }))
      return kept(file)
    }
  })
  await page.goto('/builder')
  await page.getByRole('link', { name: /Layla/ }).first().click()
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  await page.keyboard.press('Control+p')
  await page.locator('iframe[src^="blob:"]').waitFor({ state: 'attached' })
  const printed = await page.waitForFunction(() => (window as { printed?: number[] }).printed)
  const bytes = new Uint8Array((await printed.jsonValue()) ?? [])
  const { pages } = await createReader({ pdf: nodePdfEngine }).read(bytes, 'printed.pdf')
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n')
  for (const { company } of LONG.experience) expect(text).toContain(company)
})
