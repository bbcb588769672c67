import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { invent, register, startApp } from '../e2e/browser/app.ts'
import setup from '../e2e/browser/setup.ts'
import { longestMainTask } from './browser/main-thread.ts'

// `npm run bench:browser -- DIR [--files=8]`: file chosen → results on screen in real Chromium, cold and warm, with its parts, beside
// the bare pdf.js calls on the same files in the same page.

const WARM_RUNS = 7
const MAX_FILES = Number(process.argv.find((a) => a.startsWith('--files='))?.slice('--files='.length) ?? 8)
const BUDGET = { factor: 1.3, plus: 60, cold: 3, task: 50 }

const dir = process.argv[2] ?? 'fixtures/files'
const files = readdirSync(dir)
  .filter((name) => name.toLowerCase().endsWith('.pdf'))
  .sort()
  .slice(0, MAX_FILES)

/** A worker with nothing but pdf.js: text, operator lists and links, which a reader needs, or the bare text of every page. */
const BARE = `
import * as half from '/bench/pdf.worker.min.mjs'
globalThis.pdfjsWorker = half
import * as pdfjs from '/bench/pdf.min.mjs'
const links = new Set([pdfjs.AnnotationType.LINK])
const calls = async (page, pdf) => {
  await page.getTextContent()
  await page.getOperatorList()
  const others = Array.from({ length: pdf.numPages }, (_, at) => at).filter((at) => at !== page.pageNumber - 1)
  await pdf.getAnnotationsByType(links, new Set(others))
}
onmessage = async ({ data: { bytes, text } }) => {
  const started = performance.now()
  const task = pdfjs.getDocument({ data: bytes, isEvalSupported: false, useWorkerFetch: true, disableFontFace: true,
    useSystemFonts: false, maxImageSize: 16, cMapUrl: '/bench/', cMapPacked: true, standardFontDataUrl: '/bench/', verbosity: 0 })
  const pdf = await task.promise
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n)
    await (text ? page.getTextContent() : calls(page, pdf))
  }
  const took = performance.now() - started
  await task.destroy()
  postMessage(took)
}
`

interface Run {
  chosen: number
  took: number
  read: number
  score: number
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Notes when the file is chosen and when the verdict is painted, and presses the button as soon as it can be. */
const instrument = (page: Page) =>
  page.addInitScript(() => {
    const state = { chosen: 0, shown: 0 }
    ;(globalThis as unknown as { bench: typeof state }).bench = state
    const press = () => {
      const buttons = [...document.querySelectorAll('button')]
      // Asked about the role, whoever was that quick keeps it.
      const button =
        buttons.find((b) => b.textContent?.startsWith('Keep ')) ??
        buttons.find((b) => b.textContent === 'Analyze Resume')
      if (!state.chosen || !button || button.disabled || button.dataset.pressed) return
      button.dataset.pressed = 'yes'
      button.click()
    }
    addEventListener(
      'change',
      (event) => {
        if ((event.target as HTMLElement).id !== 'resume-file') return
        Object.assign(state, { chosen: performance.now(), shown: 0 })
        for (const button of document.querySelectorAll('button')) delete button.dataset.pressed
      },
      true,
    )
    new MutationObserver(() => {
      press()
      if (!state.chosen || state.shown || !document.getElementById('verdict-title')) return
      requestAnimationFrame(() => {
        state.shown ||= performance.now()
      })
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  })

async function analyzeOnce(page: Page, file: string): Promise<Run> {
  await page.locator('#resume-file').setInputFiles(file)
  await page.waitForFunction(
    () => (globalThis as unknown as { bench: { shown: number } }).bench.shown > 0,
    null,
    {
      polling: 50,
    },
  )
  const run = await page.evaluate(() => {
    const { chosen, shown } = (globalThis as unknown as { bench: { chosen: number; shown: number } }).bench
    const lasting = (name: string) => performance.getEntriesByName(`engine:${name}`).at(-1)?.duration ?? 0
    return { chosen, took: shown - chosen, read: lasting('read'), score: lasting('score') }
  })
  // The page's picture is drawn by the same worker, after the results: a person chooses the next file later than that.
  await page.waitForFunction(
    (chosen) => (performance.getEntriesByName('engine:renderPage').at(-1)?.startTime ?? 0) > chosen,
    run.chosen,
    { polling: 50 },
  )
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { bench: object }).bench, { chosen: 0, shown: 0 })
    // As the button that opens the chooser does: the same file again is no change otherwise.
    ;(document.getElementById('resume-file') as HTMLInputElement).value = ''
  })
  return run
}

const bareOnce = (page: Page, bytes: Buffer, text: boolean) =>
  page.evaluate(
    async ([base64, text]) => {
      const scope = globalThis as unknown as { bare?: Worker }
      scope.bare ??= new Worker('/bench/bare.mjs', { type: 'module' })
      const worker = scope.bare
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      return new Promise<number>((resolve) => {
        // pdf.js's own first message, of its being ready, is none of ours.
        worker.onmessage = ({ data }) => typeof data === 'number' && resolve(data)
        worker.postMessage({ bytes, text })
      })
    },
    [bytes.toString('base64'), text] as const,
  )

const LIBRARY = ['legacy/build', 'cmaps', 'standard_fonts'].map((part) => `node_modules/pdfjs-dist/${part}`)
const libraryFile = (name: string): Buffer => {
  for (const folder of LIBRARY)
    if (readdirSync(folder).includes(name)) return readFileSync(path.join(folder, name))
  throw new Error(`pdf.js has no file ${name}`)
}

/** The application opened anew: the first file of a page whose analyzer has been open for as long as a person needs to choose. */
async function opened(page: Page) {
  await page.goto('/analyzer')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('engine:warm').length > 0, null, {
    polling: 50,
  })
}

const COLUMNS = [
  'cold',
  '(read)',
  '(page)',
  'warm',
  'read',
  'score',
  'page',
  'calls',
  'text',
  'budget',
  'cold/warm',
  'task cpu',
]
const row = (name: string, cells: string[]) =>
  console.log(`${name.slice(0, 37).padEnd(38)}${cells.map((cell) => cell.padStart(10)).join('')}`)

await setup()
const app = await startApp({ RATE_LIMITS: 'false' })
const over: string[] = []
const ratios: number[] = []
try {
  const token = await register(app, invent())
  const context = await app.newDevice({ bypassCSP: true, serviceWorkers: 'block' })
  await context.route('**/bench/*', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname)
    const body = name === 'bare.mjs' ? BARE : libraryFile(name)
    return route.fulfill({
      contentType: name.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream',
      body,
    })
  })
  const page = await context.newPage()
  // What tsx compiles calls this; in the page there is none.
  await page.addInitScript('globalThis.__name ??= (named) => named')
  await instrument(page)
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  row('file (ms)', COLUMNS)
  for (const name of files) {
    const file = path.join(dir, name)
    const bytes = readFileSync(file)
    await opened(page)
    const cold = await analyzeOnce(page, file)
    await bareOnce(page, bytes, false)
    await bareOnce(page, bytes, true)
    const warm: Run[] = []
    const calls: number[] = []
    const text: number[] = []
    // In turn, so that a slow moment of the machine meets all of them.
    for (let i = 0; i < WARM_RUNS; i++) {
      warm.push(await analyzeOnce(page, file))
      calls.push(await bareOnce(page, bytes, false))
      text.push(await bareOnce(page, bytes, true))
    }
    const task = await longestMainTask(context, page, () => analyzeOnce(page, file))
    const took = median(warm.map((run) => run.took))
    const [read, score] = [median(warm.map((run) => run.read)), median(warm.map((run) => run.score))]
    const bare = median(calls)
    const budget = bare * BUDGET.factor + BUDGET.plus
    ratios.push(read / bare)
    const verdicts = [
      took > budget ? 'warm over budget' : '',
      cold.took > took * BUDGET.cold ? `cold over ${BUDGET.cold} × warm` : '',
      task > BUDGET.task ? `a task over ${BUDGET.task} ms on the main thread` : '',
    ].filter(Boolean)
    over.push(...verdicts.map((verdict) => `${name}: ${verdict}`))
    const figures = [
      cold.took,
      cold.read,
      cold.took - cold.read - cold.score,
      took,
      read,
      score,
      took - read - score,
      bare,
      median(text),
      budget,
    ]
    row(name, [
      ...figures.map((ms) => ms.toFixed(0)),
      (cold.took / took).toFixed(1),
      task.toFixed(0),
      verdicts.length ? '  OVER' : '  ok',
    ])
  }
} finally {
  await app.close()
}
console.log(`reading in the worker, to the bare pdf.js calls: ${median(ratios).toFixed(2)}`)
for (const line of over) console.log(line)
console.log(over.length ? `${over.length} budgets exceeded.` : `Within every budget (${files.length} files).`)
process.exitCode = over.length ? 1 : 0
