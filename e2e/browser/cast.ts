import { execFileSync } from 'node:child_process'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { invent, type Person, register, signIn, type TestApp } from './app.ts'
import type { View } from './pages.ts'
import { analyzeByApi, FIXTURES } from './seed.ts'

export type Cast = Record<Exclude<View['who'], 'visitor'>, Person>

const LONG = 'Wilhelmina Anastasia Wolfeschlegelsteinhausenbergerdorff-Pfefferminzia of Hohenlohe'
const RIGHT_TO_LEFT = 'ليلى مثال'
const ADVERT =
  'Senior frontend engineer. Requirements: React, TypeScript, GraphQL, Playwright and five years.'

/** Three people: one with a name too long and nothing done, one who writes from right to left, one who administers. */
export async function gather(app: TestApp): Promise<Cast> {
  const cast: Cast = { newcomer: invent(LONG), member: invent(RIGHT_TO_LEFT), admin: invent('Ada Admin') }
  await register(app, cast.newcomer)
  const member = await register(app, cast.member)
  await analyzeByApi(app, member, { file: FIXTURES.plain })
  await analyzeByApi(app, member, {
    file: FIXTURES.columns,
    jobCategory: 'DevOps',
    jobRole: 'DevOps Engineer',
  })
  await analyzeByApi(app, member, { file: FIXTURES.plain, jobDescription: ADVERT })
  await register(app, cast.admin)
  execFileSync('npx', ['tsx', 'server/commands/admin.ts', cast.admin.email], {
    env: { ...process.env, DATA_DIR: app.dataDir },
  })
  return cast
}

/** A device of this person, signed in. */
export async function deviceOf(
  app: TestApp,
  cast: Cast,
  who: View['who'],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await app.newPage(options)
  if (who === 'visitor') return page
  await signIn(page, cast[who])
  await page.getByRole('banner').getByRole('button', { name: 'Synced' }).waitFor()
  return page
}
