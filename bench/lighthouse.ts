import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { freePort } from '#server/testing/free-port.ts'
import { FLAGS, invent, register, signIn, startApp } from '../e2e/browser/app.ts'
import { analyzeByApi, FIXTURES } from '../e2e/browser/seed.ts'
import setup from '../e2e/browser/setup.ts'

// `npm run bench:lighthouse -- [--runs=3]`: the mobile scores of five pages of the built app, and the budgets they are held to. The
// figure of a page is the median of its runs; the members' pages are those of somebody signed in, who has an analysis. On
// a busy machine the performance says little: `machine` falls below what the same machine gives when it is idle.

const PAGES = [
  { path: '/', member: false },
  { path: '/login', member: false },
  { path: '/dashboard', member: true },
  { path: '/analyzer', member: true },
  { path: '/builder', member: true },
]
const RUNS = Number(process.argv.find((a) => a.startsWith('--runs='))?.slice('--runs='.length) ?? 3)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const BUDGET = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

type Scores = Record<(typeof CATEGORIES)[number], number>
interface Run {
  scores: Scores
  /** What a person waits for, in milliseconds. */
  paint: number
  blocked: number
  /** How fast this machine is just now; Lighthouse makes a phone of it as if it were idle. */
  machine: number
  fails: string[]
}

const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** What a first visit has to fetch: nothing is left of the run before but who is signed in. */
async function forgetFiles(context: BrowserContext, page: Page, origin: string) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' })
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

async function measure(url: string, port: number): Promise<Run> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // Who is signed in stays so.
    disableStorageReset: true,
  })
  if (!run) throw new Error(`Lighthouse did not answer for ${url}`)
  const { lhr } = run
  if (lhr.finalDisplayedUrl !== url) throw new Error(`Not ${url} was measured but ${lhr.finalDisplayedUrl}`)
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Scores,
    paint: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    blocked: Math.round(lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN),
    machine: Math.round(lhr.environment.benchmarkIndex),
    fails: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0).map(({ id }) => id),
    ),
  }
}

const cleanUp = await setup()
const app = await startApp()
// Lighthouse opens its tab in the browser's own context: the session has to be there, not in an incognito one.
const profile = mkdtempSync(path.join(tmpdir(), 'legible-lighthouse-'))
const port = await freePort()
const context = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROME_PATH,
  args: [...FLAGS, `--remote-debugging-port=${port}`],
  baseURL: app.url,
})
let under = 0
const row = (cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(16)).join('')
try {
  const person = invent()
  await analyzeByApi(app, await register(app, person), { file: FIXTURES.plain })
  const page = await context.newPage()
  let signedIn = false
  console.log('page'.padEnd(12) + row([...CATEGORIES, 'paint ms', 'blocked ms', 'machine']))
  for (const { path: address, member } of PAGES) {
    if (member && !signedIn) {
      await signIn(page, person)
      await page.goto('about:blank')
      signedIn = true
    }
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run++) {
      await forgetFiles(context, page, app.url)
      runs.push(await measure(`${app.url}${address}`, port))
    }
    const scores = CATEGORIES.map((name) => median(runs.map((run) => run.scores[name])))
    under += CATEGORIES.filter((name, at) => (scores[at] ?? 0) < BUDGET[name]).length
    const times = (['paint', 'blocked', 'machine'] as const).map((what) =>
      median(runs.map((run) => run[what])),
    )
    console.log(address.padEnd(12) + row([...scores, ...times]))
    for (const id of new Set(runs.flatMap(({ fails }) => fails))) console.log(`  fails: ${id}`)
  }
} finally {
  await context.close()
  await app.close()
  cleanUp()
  rmSync(profile, { recursive: true, force: true })
}
console.log(under === 0 ? 'Within every budget.' : `${under} under budget.`)
process.exitCode = under === 0 ? 0 : 1
