import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import type { Measures } from '#shared/ai/measure.ts'
import { FLAGS } from '../../e2e/browser/app.ts'
import { fromFolder, openModelHost } from '../../e2e/browser/model-host.ts'
import { findBrowser } from '../../e2e/find-browser.mjs'
import { makeToyModel, TOY_MODEL } from '../../e2e/toy-model/make.ts'

// WebLLM in Chromium, on the page a developer measures a device with. Its model is the toy: the figures are of the
// engine, the grammar and the product around a model, on a processor that computes graphics in software.

/** Graphics in software write a few tokens a second. */
const PATIENCE_MS = 1_200_000
/** The toy says the same of each. */
const RESUMES = 1

export async function measureToyModel(): Promise<Measures & { loadMs: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'legible-bench-'))
  const host = await openModelHost()
  await makeToyModel(folder)
  host.serves(fromFolder(folder))
  const app = await createServer({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' })
  await app.listen()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...FLAGS.filter((flag) => flag !== '--disable-gpu'),
      '--enable-unsafe-webgpu',
      '--use-webgpu-adapter=swiftshader',
    ],
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const at = app.resolvedUrls?.local[0] ?? ''
    await page.goto(`${at}dev/models?resumes=${RESUMES}&origin=${encodeURIComponent(host.url)}`)
    await page.getByRole('button', { name: `Measure ${TOY_MODEL}` }).click()
    const row = page.locator('[data-measures]')
    const failed = page.getByRole('status').getByText(/^failed: /)
    await row.or(failed).waitFor()
    if (await failed.count()) throw new Error((await failed.textContent()) ?? '')
    return JSON.parse((await row.getAttribute('data-measures')) ?? '')
  } finally {
    await browser.close()
    await app.close()
    host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
