import { mkdirSync, rmSync } from 'node:fs'
import { startApp } from './browser/app.ts'
import { deviceOf, gather } from './browser/cast.ts'
import { act, arrived, leave, open, VIEWS } from './browser/pages.ts'
import setup from './browser/setup.ts'

// `npm run screens`: every page in every state, as it looks on a desk by day and on a phone by night.

const FOLDER = 'docs/screens'
const LOOKS = [
  { name: 'desk-light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 390, height: 760 }, colorScheme: 'dark' },
] as const

const clean = await setup()
const app = await startApp()
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const cast = await gather(app)
  for (const { name, viewport, colorScheme } of LOOKS)
    for (const who of ['visitor', 'newcomer', 'member', 'admin'] as const) {
      const page = await deviceOf(app, cast, who, { viewport, colorScheme })
      for (const view of VIEWS.filter((candidate) => candidate.who === who)) {
        await open(page, view)
        await act(page, view)
        if (!view.offline) await arrived(page)
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: `${FOLDER}/${view.name}-${name}.png`, animations: 'disabled' })
        await leave(page)
      }
      await page.context().close()
    }
  console.log(`${VIEWS.length * LOOKS.length} pictures in ${FOLDER}`)
} finally {
  await app.close()
  clean()
}
