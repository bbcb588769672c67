import type { Page } from 'playwright-core'

/** A window of 1440 by 900 at 400 %. */
export const MAGNIFIED = { width: 360, height: 225 }

/** The share of the window's height that bars hold in place. A message comes and goes. */
export const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let height = 0
    for (const one of document.querySelectorAll<HTMLElement>('#content *, header')) {
      const { position } = getComputedStyle(one)
      if (position === 'sticky' || position === 'fixed') height += one.getBoundingClientRect().height
    }
    return height / innerHeight
  })

export const WITH_BARS: ReadonlySet<string> = new Set([
  'admin-users',
  'analyzer',
  'analyzer-results',
  'builder-experience',
  'builder-review',
  'history',
])
