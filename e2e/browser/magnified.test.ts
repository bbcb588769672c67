import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from './app.ts'
import { type Cast, deviceOf, gather } from './cast.ts'
import { DEVICES } from './every-page.ts'
import { act, open, VIEWS } from './pages.ts'
import { sideways } from './seed.ts'

// A window of 1440 by 900 at 400 %: the page goes on downwards only, and nothing that stays in place covers it.

const MAGNIFIED = { width: 360, height: 225 }
const COVERED_MAX = 0.25

let app: TestApp
let cast: Cast
let page: Page
beforeAll(async () => {
  app = await openApp(DEVICES)
  cast = await gather(app)
  page = await deviceOf(app, cast, 'member', { viewport: MAGNIFIED })
})
afterAll(() => app.close())

/** The share of the window's height that bars hold in place. A message comes and goes. */
const covered = (): Promise<number> =>
  page.evaluate(() => {
    let height = 0
    for (const one of document.querySelectorAll<HTMLElement>('#content *, header')) {
      const { position } = getComputedStyle(one)
      if (position === 'sticky' || position === 'fixed') height += one.getBoundingClientRect().height
    }
    return height / innerHeight
  })

const WITH_BARS = new Set(['analyzer', 'analyzer-results', 'builder-experience', 'builder-review', 'history'])

test.each(VIEWS.filter(({ name }) => WITH_BARS.has(name)))(
  '$name: magnified fourfold it can be read and gone through',
  async (view) => {
    await open(page, view)
    await act(page, view)
    expect(await sideways(page)).toBe(0)
    expect(await covered()).toBeLessThan(COVERED_MAX)
  },
)
