import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from './app.ts'
import { type Cast, deviceOf, gather } from './cast.ts'
import { act, leave, open, PLACES, VIEWS, type View } from './pages.ts'
import { tooSmall } from './touch-targets.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

let app: TestApp
let cast: Cast
const pages = new Map<string, Page>()
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
  cast = await gather(app)
})
afterAll(() => app.close())

async function pageOf(who: View['who']): Promise<Page> {
  const page = pages.get(who) ?? (await deviceOf(app, cast, who, PHONE))
  pages.set(who, page)
  return page
}

const RESULTS = VIEWS.filter(({ name }) => name === 'analyzer-results')
const places = [...PLACES.filter(({ who }) => who !== 'admin'), ...RESULTS]

test.each(places)(
  '$name: on a phone everything that can be pressed is as large as a finger',
  async (view) => {
    const page = await pageOf(view.who)
    await leave(page)
    await open(page, view)
    if (RESULTS.includes(view)) await act(page, view)
    expect(await tooSmall(page)).toEqual([])
  },
)
