import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { type OwnApp, startApp } from './browser/app.ts'
import { type Cast, deviceOf, gather } from './browser/cast.ts'
import { act, arrived, leave, open, openIn, PLACES, VIEWS } from './browser/pages.ts'
import setup from './browser/setup.ts'
import { photographTemplates } from './template-pictures.ts'

// `npm run screens`: every page in every state on a desk and on a phone, by day and by night, and each address once
// from right to left, and the first page of each template for people of several careers and scripts. Another folder, and
// words that the names of the views have to hold, can be given; `template` alone takes no browser.

const [FOLDER = 'docs/screens', ...WORDS] = process.argv.slice(2)
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LOOKS = [
  { name: 'desk-light', viewport: DESK, colorScheme: 'light' },
  { name: 'desk-dark', viewport: DESK, colorScheme: 'dark' },
  { name: 'phone-light', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone-dark', viewport: PHONE, colorScheme: 'dark' },
] as const
/** The member last: what is analyzed then would be counted by the others. */
const PEOPLE = ['visitor', 'newcomer', 'admin', 'member'] as const
const QUALITY = 0.6

const isWanted = (name: string) => WORDS.length === 0 || WORDS.some((word) => name.includes(word))

/** As WebP, which the browser writes and takes a third of the room of PNG. */
async function photograph(page: Page, writer: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  const webp = await writer.evaluate(
    async ({ source, quality }) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  )
  writeFileSync(`${FOLDER}/${name}.webp`, Uint8Array.from(webp))
}

type Look = (typeof LOOKS)[number]

async function photographViews(app: OwnApp, cast: Cast, writer: Page, look: Look): Promise<number> {
  const { name, viewport, colorScheme } = look
  let taken = 0
  for (const who of PEOPLE) {
    const views = VIEWS.filter((view) => view.who === who && isWanted(view.name))
    if (views.length === 0) continue
    const page = await deviceOf(app, cast, who, { viewport, colorScheme })
    for (const view of views) {
      await open(page, view)
      await act(page, view)
      if (!view.offline) await arrived(page)
      await photograph(page, writer, `${view.name}-${name}`)
      await leave(page)
      taken++
    }
    await page.context().close()
  }
  return taken
}

async function photographPlaces(app: OwnApp, cast: Cast, writer: Page): Promise<number> {
  const places = PLACES.filter(({ name }) => isWanted(name))
  for (const who of PEOPLE) {
    const here = places.filter((place) => place.who === who)
    if (here.length === 0) continue
    const page = await deviceOf(app, cast, who, { viewport: PHONE, colorScheme: 'light' })
    for (const { name, path } of here) {
      await openIn('ar-XB', page, path)
      await photograph(page, writer, `${name}-phone-right-to-left`)
    }
    await page.context().close()
  }
  return places.length
}

/** On a server of its own: what one look adds, as an analysis, the next one would count. */
async function withApp(photographAll: (app: OwnApp, cast: Cast, writer: Page) => Promise<number>) {
  const app = await startApp()
  try {
    return await photographAll(app, await gather(app), await app.newPage())
  } finally {
    await app.close()
  }
}

if (WORDS.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
let taken = isWanted('template') ? await photographTemplates(FOLDER) : 0
const isOnlyTemplates = WORDS.length === 1 && WORDS[0] === 'template'
const clean = isOnlyTemplates ? () => undefined : await setup()
try {
  for (const look of isOnlyTemplates ? [] : LOOKS)
    taken += await withApp((app, cast, writer) => photographViews(app, cast, writer, look))
  if (!isOnlyTemplates) taken += await withApp(photographPlaces)
  console.log(`${taken} pictures in ${FOLDER}`)
} finally {
  clean()
}
