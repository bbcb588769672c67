import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { settingsOf } from '#shared/read/pdf/open.ts'
import { createReader } from '#shared/read/read.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../server/analysis/pdf-engine.ts'
import { longestAbort } from './read/abort.ts'

// npm run bench:read -- DIR [--peer=MODULE]: what reading and structure cost, warm, beside pdf.js's calls on the same files in the same run.
// The budget is against a bare reader that opens the file, takes the text content of all pages, and the operator lists, for
// only they tell weight, colour and visibility. The reader itself makes its text of the operator lists, and spares the text
// content: what it is beside only the calls it makes, and beside text content alone, is printed too. A peer is a module whose
// `read` takes the bytes of a PDF: another reader's published code, with no more around it than it needs.

const ROUNDS = 5
/** Files read before anything is measured: until then the machine still compiles what it runs. */
const WARMING = 60

type Measure = (bytes: Uint8Array, path: string) => Promise<unknown>

const engine = await nodePdfEngine()
const reader = createReader({ pdf: async () => engine })

const bare =
  (calls: (page: PDFPageProxy, pdf: PDFDocumentProxy, others: Set<number>) => Promise<unknown>): Measure =>
  async (bytes) => {
    const task = engine.pdfjs.getDocument({ ...settingsOf(engine), data: bytes.slice() })
    const pdf = await task.promise
    const pages = Array.from({ length: pdf.numPages }, (_, at) => at)
    for (const at of pages)
      await calls(await pdf.getPage(at + 1), pdf, new Set(pages.filter((other) => other !== at)))
    await task.destroy()
  }

const LINKS = new Set([engine.pdfjs.AnnotationType.LINK])

const MEASURES: Record<string, Measure> = {
  'text only': bare((page) => page.getTextContent()),
  'text and operators': bare(async (page, pdf, others) => {
    await page.getTextContent()
    await page.getOperatorList({ intent: 'display' })
    await pdf.getAnnotationsByType(LINKS, others)
  }),
  'operators only': bare(async (page, pdf, others) => {
    await page.getOperatorList({ intent: 'display' })
    await pdf.getAnnotationsByType(LINKS, others)
  }),
  read: (bytes, path) => reader.read(bytes, path),
  'read + structure': async (bytes, path) => structure(await reader.read(bytes, path)),
}

const peer = process.argv.find((argument) => argument.startsWith('--peer='))?.slice('--peer='.length)
if (peer) {
  const { read } = await import(pathToFileURL(resolve(peer)).href)
  MEASURES.peer = (bytes) => read(bytes.slice())
}

const COMPARED = {
  'text and operators': '   (budget 1.30)',
  // The cheapest that tells places, fonts and weights.
  'operators only': '   (goal 1.15)',
  'text only': '',
  ...(peer ? { peer: '' } : {}),
}

/** The least of several rounds of each, in turn: a slow moment of the machine meets all of them. */
const leastOfEach = async (bytes: Uint8Array, path: string): Promise<Record<string, number>> => {
  const least: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [label, measure] of Object.entries(MEASURES)) {
      const begun = performance.now()
      await measure(bytes, path)
      least[label] = Math.min(least[label] ?? Number.POSITIVE_INFINITY, performance.now() - begun)
    }
  return least
}

const pdftotext = async (path: string): Promise<number> => {
  const begun = performance.now()
  await promisify(execFile)('pdftotext', [path, '-'], { maxBuffer: 64_000_000 })
  return performance.now() - begun
}

const main = async (): Promise<number> => {
  const folder = process.argv[2] ?? 'fixtures/files'
  const totals: Record<string, number> = {}
  let files = 0
  let poppler = true
  const readable: { path: string; bytes: Uint8Array }[] = []
  for (const name of (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.pdf')).sort()) {
    const path = join(folder, name)
    const bytes = new Uint8Array(await readFile(path))
    try {
      await reader.read(bytes, name)
      readable.push({ path, bytes })
    } catch (error) {
      process.stdout.write(`${name}: not read (${(error as { code?: string }).code ?? error})\n`)
    }
  }
  for (let at = 0; at < WARMING && readable.length > 0; at += 1) {
    const { bytes, path } = readable[at % readable.length]!
    for (const measure of Object.values(MEASURES)) await measure(bytes, path)
  }
  for (const { bytes, path } of readable) {
    files += 1
    for (const [label, least] of Object.entries(await leastOfEach(bytes, path)))
      totals[label] = (totals[label] ?? 0) + least
    if (poppler) {
      try {
        totals.pdftotext = (totals.pdftotext ?? 0) + (await pdftotext(path))
      } catch (error) {
        poppler = false
        delete totals.pdftotext
        process.stdout.write(`pdftotext is not measured: ${(error as Error).message.split('\n')[0]}\n`)
      }
    }
  }
  if (files === 0) {
    process.stderr.write(`No PDF in ${folder}.\n`)
    return 1
  }
  for (const [label, total] of Object.entries(totals))
    process.stdout.write(`${label.padEnd(20)} ${(total / files).toFixed(1).padStart(8)} ms a file\n`)
  const whole = totals['read + structure']!
  for (const [label, budget] of Object.entries(COMPARED))
    process.stdout.write(
      `ratio to ${(label === 'peer' ? 'the peer' : `pdf.js ${label}`).padEnd(27)} ${(whole / totals[label]!).toFixed(2)}${budget}\n`,
    )
  process.stdout.write(
    `an abort in a file of 50 pages ends after at most ${(await longestAbort(reader)).toFixed(0)} ms   (budget 100)\n`,
  )
  return 0
}

process.exitCode = await main()
