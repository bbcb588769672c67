import type { Page } from 'playwright-core'
import { designs, inDesign } from '#shared/export/designs.ts'
import { draft as draftShape } from '#shared/schema/draft.ts'
import { invent, newPageOf, register, startApp } from '../e2e/browser/app.ts'
import { DRAFT } from '../e2e/browser/draft.ts'
import { saveByApi } from '../e2e/browser/seed.ts'
import setup from '../e2e/browser/setup.ts'

// `npm run bench:builder`: a key pressed in the builder → the letter in its field, and the real page drawn anew; and the
// longest task of the page's main thread meanwhile. Short and of several pages, in every template, in Chromium.

const KEYS = 25
/** Between two keys, so that no page drawn for the one is taken for the other's. */
const REST_MS = 250
const BUDGET = { preview: 150, task: 50 }

interface Bench {
  pressed: number
  field: number[]
  preview: number[]
  longest: number
}

/** Notes each input event, the frame after it, and the first page drawn after it. */
const instrument = (page: Page) =>
  page.addInitScript(() => {
    const bench: Bench = { pressed: 0, field: [], preview: [], longest: 0 }
    Object.assign(globalThis, { bench })
    addEventListener(
      'keydown',
      () => {
        bench.pressed = performance.now()
        const at = bench.pressed
        requestAnimationFrame(() => requestAnimationFrame(() => bench.field.push(performance.now() - at)))
      },
      true,
    )
    const draw = ImageBitmapRenderingContext.prototype.transferFromImageBitmap
    ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
      draw.call(this, bitmap)
      if (!bench.pressed) return
      bench.preview.push(performance.now() - bench.pressed)
      bench.pressed = 0
    }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) bench.longest = Math.max(bench.longest, duration)
    }).observe({ type: 'longtask' })
  })

const at = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const long = draftShape.parse({
  ...DRAFT,
  experience: Array.from({ length: 12 }, (_, index) => ({
    ...DRAFT.experience[index % 2]!,
    id: `ex-${index}`,
    description: Array(5).fill(DRAFT.experience[1]!.description).join('\n'),
  })),
})

const idAt = (at: number) => `01990000-0000-7000-8000-0000000011${String(at).padStart(2, '0')}`
const drafts = [
  { name: 'short', draft: DRAFT },
  ...designs.map(({ id }, at) => ({ name: id, draft: { ...inDesign(long, id), id: idAt(at) } })),
]

const clean = await setup()
const app = await startApp({}, { serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
let within = true
try {
  const token = await register(app, invent())
  for (const { draft } of drafts) await saveByApi(app, token, draft)
  for (const { name, draft } of drafts) {
    const page = await newPageOf(app, token)
    await instrument(page)
    await page.goto(`/builder/${draft.id}/summary`)
    await page.locator('canvas').first().waitFor()
    const field = page.getByLabel('Summary', { exact: true })
    await field.click()
    await field.press('End')
    // The first keys load what is loaded once.
    for (const warm of [true, false]) {
      await page.evaluate(() =>
        Object.assign((globalThis as unknown as { bench: Bench }).bench, {
          field: [],
          preview: [],
          longest: 0,
        }),
      )
      for (let key = 0; key < (warm ? 3 : KEYS); key++) {
        await page.waitForTimeout(REST_MS)
        const drawn = await page.evaluate(
          () => (globalThis as unknown as { bench: Bench }).bench.preview.length,
        )
        await page.keyboard.press('a')
        await page.waitForFunction(
          (before) => (globalThis as unknown as { bench: Bench }).bench.preview.length > before,
          drawn,
        )
      }
    }
    const {
      field: shown,
      preview,
      longest,
    } = await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench)
    const pages = await page.locator('canvas').count()
    console.log(
      `${name}: ${pages} page(s), ${preview.length} keys: in the field ${at(shown, 0.5).toFixed(0)} ms (median); on the page ${at(preview, 0.5).toFixed(0)} ms (median), ${at(preview, 0.95).toFixed(0)} ms (95 of 100); longest task ${longest.toFixed(0)} ms`,
    )
    within &&= at(preview, 0.5) <= BUDGET.preview && longest <= BUDGET.task
    await page.context().close()
  }
} finally {
  await app.close()
  clean()
}
console.log(
  within ? 'within budget' : `over budget: ${BUDGET.preview} ms to the page, no task over ${BUDGET.task} ms`,
)
process.exitCode = within ? 0 : 1
