import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist'
import { expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader, type ReadOptions } from '../read.ts'
import type { PdfEngine } from './engine.ts'
import { linesFrom, makePdf } from './testing/make-pdf.ts'

/** pdf.js, and everything that is opened through it. */
const watched = async () => {
  const engine = await nodePdfEngine()
  const opened: PDFDocumentLoadingTask[] = []
  const workers: PDFWorker[] = []
  const pdfjs = {
    ...engine.pdfjs,
    getDocument: (options: { worker: PDFWorker }) => {
      const task = engine.pdfjs.getDocument(options)
      opened.push(task)
      workers.push(options.worker)
      return task
    },
  } as unknown as PdfEngine['pdfjs']
  return { reader: createReader({ pdf: async () => ({ ...engine, pdfjs }) }), opened, workers }
}

const LINES = Array.from({ length: 30 }, (_, at) => `Line ${at} of a story about bridges`)
const PAGES = 50
const story = makePdf(Array.from({ length: PAGES }, () => linesFrom(800, LINES)))
const locked = new Uint8Array(readFileSync(join(import.meta.dirname, 'testing/protected/rc4-128.pdf')))
const abortedAt = (page: number): ReadOptions => {
  const controller = new AbortController()
  return { signal: controller.signal, onProgress: (done) => (done === page ? controller.abort() : undefined) }
}

test.each<[string, string, Uint8Array, ReadOptions]>([
  ['that is read', 'read', story, {}],
  ['that is let go at its third page', 'aborted', story, abortedAt(3)],
  ['that asks for a password', 'password_required', locked, {}],
  ['that the password does not open', 'password_wrong', locked, { password: 'guess' }],
  ['that is damaged', 'corrupt', makePdf([]), {}],
  ['that goes over a bound', 'too_complex', makePdf(['q '.repeat(20_000)]), {}],
])('of a file %s nothing is kept', async (_, outcome, bytes, options) => {
  const { reader, opened, workers } = await watched()
  const came = await reader.read(bytes, 'a.pdf', options).then(
    () => 'read',
    ({ code }: { code: string }) => code,
  )
  expect(came).toBe(outcome)
  expect(opened.length).toBeGreaterThan(0)
  expect(opened.map((task) => task.destroyed)).toEqual(opened.map(() => true))
  expect(workers.map((worker) => worker.destroyed)).toEqual(workers.map(() => true))
})

test('after an abort no page is told any more, and the next file is read', async () => {
  const { reader } = await watched()
  const controller = new AbortController()
  const told: number[] = []
  const reading = reader.read(story, 'a.pdf', {
    signal: controller.signal,
    onProgress: (done) => {
      told.push(done)
      // From outside, while a page is being read.
      if (done === 4) setImmediate(() => controller.abort())
      return new Promise((resolve) => setImmediate(resolve))
    },
  })
  await expect(reading).rejects.toMatchObject({ code: 'aborted' })
  const until = told.length
  expect(told).toEqual(Array.from({ length: until }, (_, at) => at))
  const next: number[] = []
  await reader.read(story, 'b.pdf', { onProgress: (done) => void next.push(done) })
  expect(next).toEqual(Array.from({ length: PAGES + 1 }, (_, at) => at))
  expect(told).toHaveLength(until)
  expect(until).toBeLessThan(PAGES)
})
