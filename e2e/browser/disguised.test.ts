/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OwnApp, startApp } from './app.ts'
import { type Cast, deviceOf, gather } from './cast.ts'
import { DEVICES } from './every-page.ts'
import { openIn, PLACES, type View } from './pages.ts'

// The app in two languages nobody speaks, on the narrowest phone: words two fifths longer with accents on every letter,
// and words from right to left. What is not in a catalog stays plain; what has too little room runs out of the screen.

const NARROW = { width: 320, height: 800 }

/** What is a person's own, a key, a name that no language translates, or in English by its nature: the catalogue of roles. */
const NOT_OF_A_CATALOG =
  'script, style, noscript, bdi, kbd, code, textarea, [lang="en"], [translate="no"], [dir="ltr"] svg text'

/** What most checks find is said in English still, beside the form and as skills to add: it is only measured. */
const STILL_PLAIN = /^\/builder\/./

let app: OwnApp
let cast: Cast
const devices = new Map<string, Page>()
beforeAll(async () => {
  // What others do on the server of the run would stand on an administrator's pages.
  app = await startApp({}, DEVICES)
  cast = await gather(app)
})
afterAll(() => app.close())

async function deviceIn(language: string, who: View['who']): Promise<Page> {
  const known = devices.get(language + who)
  if (known) return known
  const page = await deviceOf(app, cast, who, { viewport: NARROW })
  devices.set(language + who, page)
  return page
}

async function opened(language: string, { who, path }: View): Promise<Page> {
  const page = await deviceIn(language, who)
  await openIn(language, page, path)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
    for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame)
  })
  return page
}

/** Texts of which a part is outside of the screen, where nothing scrolls to it. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    // For screen readers alone, or of a picture whose parts are not read.
    const tiny = (at: Element | null): boolean => {
      if (at === null || at === document.body) return false
      const { width, height } = at.getBoundingClientRect()
      return (width <= 1 && height <= 1) || tiny(at.parentElement)
    }
    const shortened = (at: Element) => getComputedStyle(at).textOverflow === 'ellipsis'
    const hidden = (at: Element) =>
      !at.checkVisibility({ visibilityProperty: true }) ||
      tiny(at) ||
      at.closest('figure.overflow-hidden svg') !== null ||
      (at.parentElement !== null && (shortened(at) || shortened(at.parentElement)))
    const scrolls = (at: Element | null): boolean =>
      at !== null &&
      at !== document.body &&
      (/auto|scroll/.test(getComputedStyle(at).overflowX) || scrolls(at.parentElement))
    const range = document.createRange()
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: holder, data } = texts.currentNode as Text
      if (!holder || !data.trim() || /SCRIPT|STYLE|NOSCRIPT/.test(holder.tagName)) continue
      range.selectNodeContents(texts.currentNode)
      for (const { left, right, width } of range.getClientRects())
        if (width > 1 && (left < -1 || right > innerWidth + 1) && !hidden(holder) && !scrolls(holder))
          found.add(`${data.trim().slice(0, 60)} (${Math.round(left)} to ${Math.round(right)})`)
    }
    return [...found]
  })

/** Parts of the app that were left in English order: all but pictures and what is typed. */
const leftToRight = (page: Page) =>
  page.evaluate(() => {
    const turned = [...document.querySelectorAll('[dir="ltr"]:not(html, figure, figure *, input)')]
    return turned.map((part) => part.textContent?.trim().slice(0, 60))
  })

/** What is said in plain letters, and is no value within a sentence, no name and no content of a person's. */
const plainlySaid = (page: Page) =>
  page.evaluate((NO_TEXT) => {
    const found = new Set<string>()
    const plain = (said: string | null, where: string) => {
      const words = (said ?? '').replace(/\u2068[^\u2069]*\u2069/g, ' ')
      if (/[a-z]{2,}/i.test(words)) found.add(`${where}: ${words.trim().slice(0, 80)}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const holder = (texts.currentNode as Text).parentElement
      if (holder && !holder.closest(NO_TEXT)) plain(texts.currentNode.textContent, holder.tagName)
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const named of document.querySelectorAll(`[${name}]`)) {
        const said = named.getAttribute(name)
        // A name that is cut short is told whole by its title.
        if (name !== 'title' || !named.textContent?.includes(said ?? '')) plain(said, name)
      }
    return [...found]
  }, NOT_OF_A_CATALOG)

describe.each(['en-XA', 'ar-XB'])('in %s', (language) => {
  test.each(PLACES)('$who at $path', async (place) => {
    const page = await opened(language, place)
    const problems = {
      sideways: await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      }),
      cut: await cutOff(page),
      plain: language === 'en-XA' && !STILL_PLAIN.test(place.path) ? await plainlySaid(page) : [],
      leftToRight: language === 'ar-XB' ? await leftToRight(page) : [],
    }
    expect(problems).toEqual({ sideways: 0, cut: [], plain: [], leftToRight: [] })
  })
})
