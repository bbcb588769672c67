import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unpack } from '#web/pwa/pack.ts'
import { invent, newPageOf, openApp, readyOffline, register, type TestApp } from './app.ts'
import { chinesePdf } from './chinese-pdf.ts'
import { DRAFT } from './draft.ts'
import { FIXTURES, pressAnalyze, saveByApi, toast } from './seed.ts'
import { type Exchange, openWire, type Wire } from './wire.ts'

let app: TestApp
let wire: Wire
beforeAll(async () => {
  wire = await openWire()
  app = await openApp({ proxy: wire.proxy })
})
afterAll(async () => {
  await app.close()
  wire.close()
})

/** Until the shell works offline, which is what a first visit pays for. */
const FIRST_VISIT = 600_000
/** What only reading or writing a file needs. */
const ENGINE = /^\/(?:pdfjs|assets\/engine)\/|\.woff$|\.pack$/

const pathOf = ({ url }: Exchange) => url.pathname
const sum = (exchanges: Exchange[]) => exchanges.reduce((bytes, { received }) => bytes + received, 0)
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function chooseFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('#resume-file').setInputFiles(file)
  await pressAnalyze(page)
  // Said when the analysis is on the disk, a moment after it is on the screen.
  await toast(page, 'Analysis completed successfully!').waitFor()
}

test('a first visit is ready offline for at most 600 KB; the reader and the writers come after it', async () => {
  const page = await app.newPage()
  await page.goto('/')
  await readyOffline(page)
  const firstOfEngine = wire.exchanges.findIndex((exchange) => ENGINE.test(pathOf(exchange)))
  const firstVisit = wire.exchanges.slice(0, firstOfEngine)
  const all = [sum(firstVisit), sum(wire.exchanges)]
  console.log(`First visit: ${all[0]} bytes until the shell is offline, ${all[1]} until everything is`)
  expect(all[0]).toBeLessThan(FIRST_VISIT)
  // Everything that was built for this is there, and was fetched once.
  const paths = wire.exchanges.map(pathOf)
  expect(new Set(paths.filter((path) => ENGINE.test(path))).size).toBe(
    paths.filter((path) => ENGINE.test(path)).length,
  )
  const pack = paths.find((path) => path.endsWith('.pack'))
  const packed = await unpack(await (await fetch(new URL(pack ?? '', app.url))).blob())
  const there = [...paths, ...packed.keys()]
  for (const wanted of [/pdf\.worker/, /\/cmaps\/UniGB-UCS2-H/, /\/standard_fonts\//, /docx/, /typeset/])
    expect(there.some((path) => wanted.test(path))).toBe(true)
  await page.context().close()
})

describe('without a network', () => {
  let page: Page
  beforeAll(async () => {
    const token = await register(app, invent())
    const personalInfo = { ...DRAFT.personalInfo, lastName: 'Sample' }
    await saveByApi(app, token, { ...DRAFT, personalInfo })
    page = await newPageOf(app, token)
    await readyOffline(page)
    await page.getByRole('banner').getByRole('button', { name: 'Synced' }).waitFor()
    await page.context().setOffline(true)
  })
  afterAll(() => page.context().close())

  test('files of every kind are read, a Chinese PDF too', async () => {
    await page.goto('/analyzer')
    await chooseFile(page, { name: 'wang.pdf', mimeType: 'application/pdf', buffer: chinesePdf() })
    await page.getByRole('button', { name: 'What the machine read', exact: true }).click()
    await said(page, '软件工程师')
    for (const file of ['amara-docx-styles.docx', 'amara-office-styles-doc.doc']) {
      await page.goto('/analyzer')
      await chooseFile(page, `fixtures/files/${file}`)
      await page.getByRole('heading', { name: 'Overall assessment' }).waitFor()
    }
    await page.goto('/history')
    await said(page, '3 of 3 analyses')
  })

  test('every route is there', async () => {
    const pages = [
      ['/', 'See your resume'],
      ['/dashboard', 'Welcome back'],
      ['/profile', 'Profile Settings'],
      ['/help', 'Help Center'],
      ['/contact', 'Contact'],
      ['/privacy', 'Privacy Policy'],
      ['/terms', 'Terms of Service'],
      ['/forgot', 'Forgot your password?'],
      ['/nowhere', 'Page not found'],
      ['/builder', 'Your resumes'],
    ]
    for (const [path, text] of pages) {
      await page.goto(path!)
      await said(page, text!)
    }
    // A page that was opened without a network may still be told that it has one: then the silent server is named.
    await said(page, /^(?:You are offline|The server cannot be reached)\./)
  })

  test('a resume is begun, and another is written in every format', async () => {
    await page.goto('/builder')
    await page.getByRole('button', { name: 'New resume' }).click()
    await page.getByLabel('First Name').fill('Offline')
    await page.getByRole('main').getByText('Saved on this device').waitFor()

    await page.goto(`/builder/${DRAFT.id}/review`)
    for (const format of ['PDF', 'Word', 'JSON', 'Markdown', 'Plain text']) {
      const download = page.waitForEvent('download')
      if (format === 'PDF') await page.getByRole('button', { name: 'Download PDF' }).click()
      else {
        await page.getByRole('button', { name: 'Other formats' }).click()
        await page.getByRole('menuitem', { name: format }).click()
      }
      expect((await download).suggestedFilename()).not.toBe('')
    }
  })
})

test('a whole journey sends to this server alone, the file never, and fetches no model before anybody agreed', async () => {
  const token = await register(app, invent())
  const before = wire.exchanges.length
  const page = await newPageOf(app, token)
  await readyOffline(page)
  await page.goto('/analyzer')
  await page.getByRole('radio', { name: 'AI Analysis' }).check()
  await said(page, 'On this device')
  await page.getByRole('radio', { name: 'Standard Analysis' }).check()
  await page.getByRole('banner').getByRole('button', { name: 'Synced' }).waitFor()

  const sentBefore = wire.exchanges.length
  await chooseFile(page, `fixtures/files/${FIXTURES.plain}`)
  // Reading and scoring: not one request. What follows is the sync, which names the finished analysis.
  const untilResults = wire.exchanges
    .slice(sentBefore)
    .filter(({ url }) => !url.pathname.startsWith('/api/sync/') && url.pathname !== '/service-worker.js')
  expect(untilResults.map(({ url }) => url.href)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Synced' }).waitFor()
  await page.goto('/history')
  await said(page, '1 of 1 analysis')

  const pushes = () =>
    wire.exchanges
      .slice(before)
      .filter(({ method, url }) => method === 'POST' && url.pathname === '/api/sync/push')
      .flatMap(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString('utf8')).mutations)
  const kinds = () =>
    pushes()
      .map(({ kind }: { kind: string }) => kind)
      .sort()
  await expect.poll(kinds).toEqual(['analysis.create', 'resume.put'])

  const journey = wire.exchanges.slice(before)
  expect(new Set(journey.map(({ url }) => url.origin))).toEqual(new Set([app.url]))
  const models = readdirSync('dist/web/assets', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /llm/.test(name),
  )
  expect(models.length).toBeGreaterThan(0)
  expect(journey.map(pathOf).filter((path) => /llm/.test(path))).toEqual([])
  const bodies = journey.map(({ body }) => body)
  expect(bodies.filter((body) => body.includes('%PDF'))).toEqual([])

  const analysis = pushes().find(({ kind }: { kind: string }) => kind === 'analysis.create')
  expect(Object.keys(analysis.body).sort()).toEqual(['body', 'record'])
  await page.context().close()
})
