import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodePdfEngine } from '../../../server/analysis/pdf-engine.ts'
import { createReader } from '../read.ts'
import { linesFrom, makePdf } from './testing/make-pdf.ts'

const CHROMIUM = join(import.meta.dirname, '../../../fixtures/files/amara-chromium-plain.pdf')

interface Message {
  action?: string
  data?: unknown
}

/** What the two halves of pdf.js send each other about fonts while a file is read. */
const sentOf = async (bytes: Uint8Array) => {
  const engine = await nodePdfEngine()
  const sent: string[] = []
  const half = {
    WorkerMessageHandler: {
      initializeFromPort(port: { postMessage: (message: Message) => void }) {
        const post = port.postMessage.bind(port)
        port.postMessage = (message) => {
          if (message.action === 'commonobj') sent.push((message.data as string[])[1]!)
          else if (message.action) sent.push(message.action)
          post(message)
        }
        engine.half.WorkerMessageHandler.initializeFromPort(port)
      },
    },
  }
  const { pages } = await createReader({ pdf: async () => ({ ...engine, half }) as typeof engine }).read(
    bytes,
    'a.pdf',
  )
  return { sent, text: pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ') }
}

test.each<[string, Uint8Array, string]>([
  ['of its own', new Uint8Array(readFileSync(CHROMIUM)), 'Amara'],
  ['that every reader has', makePdf([linesFrom(800, ['Bridges and their builders'])]), 'Bridges'],
])('of a font %s no letter is outlined, and it is registered nowhere', async (_, bytes, word) => {
  const { sent, text } = await sentOf(bytes)
  expect(text).toContain(word)
  expect(sent).toContain('Font')
  expect(sent).not.toContain('FontPath')
  expect(sent).not.toContain('FontFallback')
})
