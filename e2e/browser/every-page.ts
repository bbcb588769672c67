import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from './app.ts'
import { type Cast, deviceOf, gather } from './cast.ts'
import { act, leave, open, VIEWS, type View } from './pages.ts'
import { axeProblems, shifted, sideways, watchShifts } from './seed.ts'

const SHIFT_MAX = 0.02
const SETTLED_FRAMES = 3
const COLOURS = ['color-contrast']

const settle = (page: Page) =>
  page.evaluate(async (frames) => {
    await document.fonts.ready
    for (let at = 0; at < frames; at++) await new Promise(requestAnimationFrame)
  }, SETTLED_FRAMES)

async function bring(page: Page, view: View) {
  // A view that failed may have left its device without the network.
  await leave(page)
  await open(page, view)
  await settle(page)
  // What moves after an act of the person's was asked for.
  expect(await shifted(page)).toBeLessThan(SHIFT_MAX)
  await act(page, view)
  await settle(page)
}

export const DEVICES = { serviceWorkers: 'block' } as const

/** Looks at these views, and no others, on a phone and on a desk. */
export function lookAt(
  chosen: (view: View) => boolean,
  start: () => Promise<TestApp> = () => openApp(DEVICES),
) {
  let app: TestApp
  let cast: Cast
  const pages = new Map<string, Page>()
  beforeAll(async () => {
    app = await start()
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

  test.each(VIEWS.filter(chosen))(
    '$name: axe finds nothing, nothing moves by itself, 320 pixels are enough',
    async (view) => {
      const phone = await pageFor(view.who, 320)
      await bring(phone, view)
      expect(await sideways(phone)).toBe(0)
      // The colours are those of the desk.
      expect(await axeProblems(phone, { without: COLOURS })).toEqual([])

      const desk = await pageFor(view.who, 1280)
      await desk.emulateMedia({ colorScheme: 'light' })
      await bring(desk, view)
      expect(await axeProblems(desk)).toEqual([])
      await desk.emulateMedia({ colorScheme: 'dark' })
      await settle(desk)
      expect(await axeProblems(desk, { only: COLOURS })).toEqual([])
    },
  )
}
