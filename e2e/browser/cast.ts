import type { BrowserContextOptions, Page } from 'playwright-core'
import { invent, newPageOf, type OwnApp, promote, register, type TestApp } from './app.ts'
import { DRAFT } from './draft.ts'
import type { View } from './pages.ts'
import { analyzeByApi, FIXTURES, saveByApi } from './seed.ts'

export type Cast = Record<Exclude<View['who'], 'visitor'>, string>

const LONG = 'Wilhelmina Anastasia Wolfeschlegelsteinhausenbergerdorff-Pfefferminzia of Hohenlohe'
const RIGHT_TO_LEFT = 'ليلى مثال'
const ADVERT =
  'Senior frontend engineer. Requirements: React, TypeScript, GraphQL, Playwright and five years.'

/** The tokens of three people: one with a name too long and nothing done, one who writes from right to left, one who administers. */
export async function gather(app: TestApp): Promise<Cast> {
  const [newcomer, member] = [await register(app, invent(LONG)), await register(app, invent(RIGHT_TO_LEFT))]
  await analyzeByApi(app, member, { file: FIXTURES.plain, jobDescription: ADVERT })
  await analyzeByApi(app, member, {
    file: FIXTURES.columns,
    jobCategory: 'DevOps',
    jobRole: 'DevOps Engineer',
  })
  await analyzeByApi(app, member, { file: FIXTURES.plain, jobDescription: ADVERT })
  await saveByApi(app, member, DRAFT)
  const ada = invent('Ada Admin')
  const admin = await register(app, ada)
  await promote(app, ada)
  return { newcomer, member, admin }
}

const isOwn = (app: TestApp): app is OwnApp => 'killServer' in app

/** A device of this person, signed in. */
export async function deviceOf(
  app: TestApp,
  cast: Cast,
  who: View['who'],
  options: BrowserContextOptions = {},
): Promise<Page> {
  if (who === 'visitor') return app.newPage(options)
  // Alone a test file would not notice: what others do on the server of the run stands on these pages.
  if (who === 'admin' && !isOwn(app)) throw new Error('An administrator is looked at on a server of its own.')
  const page = await newPageOf(app, cast[who], options)
  await page.getByRole('banner').getByRole('button', { name: 'Synced' }).waitFor()
  return page
}
