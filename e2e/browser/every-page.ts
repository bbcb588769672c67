import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from './app.ts'
import { type Cast, deviceOf, gather } from './cast.ts'
import { unseenChoice, unseenFocus } from './forced-colors.ts'
import { cutWords, enlarge, overEdge, PHONE_READ_LARGE } from './large-text.ts'
import { covered, MAGNIFIED, WITH_BARS } from './magnified.ts'
import { act, isLaterStep, leave, open, PLACES, VIEWS, type View } from './pages.ts'
import { axeProblems, shifted, sideways, watchShifts } from './seed.ts'
import { tooSmall } from './touch-targets.ts'

const SHIFT_MAX = 0.02
/** Of a magnified window, by bars that stay in place. */
const COVERED_MAX = 0.25
const SETTLED_FRAMES = 3
const COLOURS = ['color-contrast']
const PHONE = { width: 320, height: 800 }
const DESK = { width: 1280, height: 800 }

/** The steps of a resume share one page: on a desk its first is opened, and the others grow. */
const OPENED_ON_BOTH = new Set<View>(PLACES.filter(({ name }) => !isLaterStep(name)))

/** Every address but an administrator's, and the results of an analysis: what is read on a phone. */
const PRESSED_BY_FINGERS = new Set<View>([
  ...PLACES.filter(({ who }) => who !== 'admin'),
  ...VIEWS.filter(({ name }) => name === 'analyzer-results'),
])

const settle = (page: Page) =>
  page.evaluate(async (frames) => {
    await document.fonts.ready
    for (let at = 0; at < frames; at++) await new Promise(requestAnimationFrame)
  }, SETTLED_FRAMES)

async function bring(page: Page, view: View) {
  // A view that failed may have left its device without the network, magnified or in other colors.
  await leave(page)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await open(page, view)
  await settle(page)
  // What moves after an act of the person's was asked for.
  expect(await shifted(page)).toBeLessThan(SHIFT_MAX)
  await act(page, view)
  await settle(page)
}

export const DEVICES = { serviceWorkers: 'block' } as const

/** The opened page under fingers, as large as most phones are: opening it on another device would prove nothing more. */
async function missedByFingers(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page)
  const missed = await tooSmall(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await devtools.detach()
  return missed
}

/** The page as it is, with its text in twice the size: what is cut off, and what goes over the edge. */
async function lostInLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE_READ_LARGE)
  await enlarge(page, true)
  await settle(page)
  const lost = [...(await overEdge(page)), ...(await cutWords(page))]
  await enlarge(page, false)
  return lost
}

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

  /** One device for each person and size: signing in again for every view would only take time. */
  async function pageFor(who: View['who'], viewport: typeof PHONE): Promise<Page> {
    const key = `${who}-${viewport.width}`
    const known = pages.get(key)
    if (known) {
      await known.setViewportSize(viewport)
      return known
    }
    const page = await deviceOf(app, cast, who, { viewport })
    await watchShifts(page)
    pages.set(key, page)
    return page
  }

  /** An address is opened once in this size too; what is done on it there is the same, so the phone's page grows. */
  async function onDesk(view: View, phone: Page): Promise<Page> {
    if (!OPENED_ON_BOTH.has(view) && !view.isOtherOnDesk) {
      await phone.setViewportSize(DESK)
      await settle(phone)
      return phone
    }
    const desk = await pageFor(view.who, DESK)
    await bring(desk, view)
    return desk
  }

  test.each(VIEWS.filter(chosen))(
    '$name: axe finds nothing, nothing moves by itself, 320 pixels are enough, fingers hit everything, large text loses no word, the colors of the system show what is chosen',
    async (view) => {
      const phone = await pageFor(view.who, PHONE)
      await bring(phone, view)
      expect(await sideways(phone)).toBe(0)
      // The colours are those of the desk.
      expect(await axeProblems(phone, { without: COLOURS })).toEqual([])
      if (PRESSED_BY_FINGERS.has(view)) expect(await missedByFingers(phone)).toEqual([])
      expect(await lostInLargeText(phone)).toEqual([])

      const desk = await onDesk(view, phone)
      expect(await axeProblems(desk)).toEqual([])
      await desk.emulateMedia({ colorScheme: 'dark' })
      await settle(desk)
      expect(await axeProblems(desk, { only: COLOURS })).toEqual([])
      await desk.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
      await settle(desk)
      // The focus shows only to who uses the keys.
      await desk.keyboard.press('Shift')
      expect(await unseenChoice(desk)).toEqual([])
      expect(await unseenFocus(desk)).toEqual([])
      if (!WITH_BARS.has(view.name)) return

      await phone.setViewportSize(MAGNIFIED)
      await settle(phone)
      expect(await sideways(phone)).toBe(0)
      expect(await covered(phone)).toBeLessThan(COVERED_MAX)
    },
  )
}
