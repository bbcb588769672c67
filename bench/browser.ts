import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { invent, register, startApp } from '../e2e/browser/app.ts'
import setup from '../e2e/browser/setup.ts'

// `npm run bench:browser -- DIR`: file chosen → results on screen in real Chromium, cold and warm, beside the bare
// pdf.js calls on the same files in the same page.

const WARM_RUNS = 5
const MAX_FILES = 8
const BUDGET = { factor: 1.3, plus: 60, cold: 3 }

const dir = process.argv[2] ?? 'fixtures/files'
const files = readdirSync(dir)
  .filter((name) => name.endsWith('.pdf'))
  .sort()
  .slice(0, MAX_FILES)

/** A worker with nothing but pdf.js: open, and the text of every page. */
const BARE = `
import * as half from '/bench/pdf.worker.min.mjs'
globalThis.pdfjsWorker = half
import * as pdfjs from '/bench/pdf.min.mjs'
onmessage = async ({ data }) => {
  const started = performance.now()
  const task = pdfjs.getDocument({ data, isEvalSupported: false, useWorkerFetch: true, disableFontFace: true, verbosity: 0 })
  const pdf = await task.promise
  for (let n = 1; n <= pdf.numPages; n++) await (await pdf.getPage(n)).getTextContent()
  const took = performance.now() - started
  await task.destroy()
  postMessage(took)
}
`

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Notes when the file is chosen and when the verdict is painted; the longest task of the page between the two. */
const instrument = (page: Page) =>
  page.addInitScript(() => {
    const state = { chosen: 0, shown: 0, longest: 0 }
    ;(globalThis as unknown as { bench: typeof state }).bench = state
    addEventListener(
      'change',
      (event) => {
        if ((event.target as HTMLElement).id !== 'resume-file') return
        Object.assign(state, { chosen: performance.now(), shown: 0, longest: 0 })
        const press = setInterval(() => {
          const button = [...document.querySelectorAll('button')].find(
            (b) => b.textContent === 'Analyze Resume',
          )
          if (!button || button.disabled) return
          clearInterval(press)
          button.click()
        }, 1)
      },
      true,
    )
    new MutationObserver(() => {
      if (!state.chosen || state.shown || !document.getElementById('verdict-title')) return
      requestAnimationFrame(() => {
        state.shown ||= performance.now()
      })
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= state.chosen) state.longest = Math.max(state.longest, entry.duration)
    }).observe({ type: 'longtask' })
  })

async function analyzeOnce(page: Page, file: string) {
  await page.locator('#resume-file').setInputFiles(file)
  await page.waitForFunction(() => (globalThis as unknown as { bench: { shown: number } }).bench.shown > 0)
  const state = await page.evaluate(
    () => (globalThis as unknown as { bench: { chosen: number; shown: number; longest: number } }).bench,
  )
  await page.getByRole('button', { name: 'Remove' }).click()
  return { took: state.shown - state.chosen, longest: state.longest }
}

const bareOnce = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const scope = globalThis as unknown as { bare?: Worker }
    scope.bare ??= new Worker('/bench/bare.mjs', { type: 'module' })
    const worker = scope.bare
    const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    return new Promise<number>((resolve) => {
      worker.onmessage = (event) => resolve(event.data as number)
      worker.postMessage(data)
    })
  }, bytes.toString('base64'))

await setup()
const app = await startApp({ RATE_LIMITS: 'false' })
let over = 0
try {
  const token = await register(app, invent())
  const context = await app.newDevice({ bypassCSP: true, serviceWorkers: 'block' })
  await context.route('**/bench/*', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname)
    const body = name === 'bare.mjs' ? BARE : readFileSync(`node_modules/pdfjs-dist/build/${name}`, 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const page = await context.newPage()
  await instrument(page)
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  console.log(
    `${'file'.padEnd(44)}${['cold', 'warm', 'bare pdf.js', 'budget', 'longest task'].map((h) => h.padStart(14)).join('')}   (ms)`,
  )
  for (const name of files) {
    const file = path.join(dir, name)
    await page.goto('/analyzer')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const cold = await analyzeOnce(page, file)
    const warm: { took: number; longest: number }[] = []
    const bare: number[] = [await bareOnce(page, readFileSync(file))]
    // In turn, so that a slow moment of the machine meets both.
    for (let i = 0; i < WARM_RUNS; i++) {
      warm.push(await analyzeOnce(page, file))
      bare.push(await bareOnce(page, readFileSync(file)))
    }
    const took = median(warm.map((run) => run.took))
    const calls = median(bare.slice(1))
    const budget = calls * BUDGET.factor + BUDGET.plus
    const longest = Math.max(...warm.map((run) => run.longest))
    if (took > budget || cold.took > took * BUDGET.cold || longest > 50) over += 1
    console.log(
      `${name.slice(0, 43).padEnd(44)}${[cold.took, took, calls, budget, longest].map((ms) => ms.toFixed(0).padStart(14)).join('')}`,
    )
  }
} finally {
  await app.close()
}
console.log(over === 0 ? 'Within every budget.' : `${over} of ${files.length} files over a budget.`)
