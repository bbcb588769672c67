import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { type Cast, deviceOf, gather } from './cast.ts'
import { open, VIEWS, type View } from './pages.ts'
import { axeProblems, shifted, sideways, watchShifts } from './seed.ts'

const SHIFT_MAX = 0.02
const SETTLED_FRAMES = 3

let app: TestApp
let cast: Cast
const pages = new Map<string, Page>()
beforeAll(async () => {
  app = await startApp()
  cast = await gather(app)
})
afterAll(() => app.close())

/** One device for each person and width: signing in again for every view would only take time. */
async function pageFor(who: View['who'], width: number): Promise<Page> {
  const key = `${who}-${width}`
  const known = pages.get(key)
  if (known) return known
  const page = await deviceOf(app, cast, who, { viewport: { width, height: 800 } })
  await watchShifts(page)
  pages.set(key, page)
  return page
}

const settle = (page: Page) =>
  page.evaluate(async (frames) => {
    await document.fonts.ready
    for (let at = 0; at < frames; at++) await new Promise(requestAnimationFrame)
  }, SETTLED_FRAMES)

describe.each(VIEWS)('$name', (view) => {
  test('axe finds nothing, light or dark, and nothing moves by itself', async () => {
    const page = await pageFor(view.who, 1280)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, view)
    await settle(page)
    // What moves after an act of the person's was asked for.
    expect(await shifted(page)).toBeLessThan(SHIFT_MAX)
    await view.act?.(page)
    await settle(page)
    expect(await axeProblems(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await settle(page)
    expect(await axeProblems(page)).toEqual([])
  })

  test('320 pixels are wide enough', async () => {
    const page = await pageFor(view.who, 320)
    await open(page, view)
    await settle(page)
    expect(await shifted(page)).toBeLessThan(SHIFT_MAX)
    await view.act?.(page)
    await settle(page)
    expect(await sideways(page)).toBe(0)
    expect(await axeProblems(page)).toEqual([])
  })
})
