import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { READ_ERROR_TEXTS } from './errors.ts'
import { linesFrom, makePdf } from './pdf/testing/make-pdf.ts'
import { createReader } from './read.ts'

const reader = createReader({ pdf: nodePdfEngine })
const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../fixtures/files', name)))

describe('whatever bytes are changed, it ends in a document or in a coded error', () => {
  test.each<[string, Uint8Array]>([
    ['PDF', makePdf([linesFrom(780, ['Ada Example', 'ada@example.com', 'Experience'])])],
    ['DOCX', fixture('amara-docx-styles.docx')],
    ['DOC', fixture('joerg-office-styles-doc.doc')],
  ])('%s', async (kind, whole) => {
    const change = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const bytes = whole.slice()
        for (const [at, byte] of changes) bytes[at] = byte
        const outcome = await reader.read(bytes, `changed.${kind}`).then(
          (document) => (Array.isArray(document.pages) ? 'document' : 'nothing'),
          (error: { code?: string }) =>
            error.code && error.code in READ_ERROR_TEXTS ? 'coded' : String(error),
        )
        expect(['document', 'coded']).toContain(outcome)
      }),
      { numRuns: 40, seed: 7 },
    )
  })
})
