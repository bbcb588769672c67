import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { invent, register, startApp } from '../e2e/browser/app.ts'
import setup from '../e2e/browser/setup.ts'

// `npm run bench:lighthouse`: the mobile scores of five pages of the built app, and the budgets they are held to.

const PAGES = ['/', '/login', '/dashboard', '/analyzer', '/builder']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const BUDGET = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const SIGNED_OUT = new Set(['/', '/login'])
const PORT = 9333

await setup()
const app = await startApp()
const token = await register(app, invent())
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${PORT}`],
})
let under = 0
console.log(`${'page'.padEnd(14)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`)
try {
  for (const path of PAGES) {
    const page = await browser.newPage()
    await page.goto(app.url)
    await page.evaluate(
      (value) => (value ? localStorage.setItem('token', value) : localStorage.clear()),
      SIGNED_OUT.has(path) ? '' : token,
    )
    await page.close()
    const run = await lighthouse(`${app.url}${path}`, {
      port: PORT,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
    })
    const scores = CATEGORIES.map((name) => Math.round((run?.lhr.categories[name]?.score ?? 0) * 100))
    under += CATEGORIES.filter((name, at) => (scores[at] ?? 0) < BUDGET[name]).length
    console.log(`${path.padEnd(14)}${scores.map((score) => String(score).padStart(16)).join('')}`)
    for (const audit of Object.values(run?.lhr.audits ?? {}))
      if (audit.score === 0 && audit.scoreDisplayMode === 'binary') console.log(`  fails: ${audit.id}`)
  }
} finally {
  await browser.close()
  await app.close()
}
console.log(under === 0 ? 'Within every budget.' : `${under} under budget.`)
process.exitCode = under === 0 ? 0 : 1
