import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { linesFrom, makePdf } from './pdf/testing/make-pdf.ts'
import { createReader } from './read.ts'
import { READ_ERROR_TEXTS } from './texts.ts'

const reader = createReader({ pdf: nodePdfEngine })
const utf8 = (text: string) => new TextEncoder().encode(text)
const RTF =
  '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0;}\\pard\\b Ada\\par{\\field{\\*\\fldinst HYPERLINK "http://example.com"}{\\fldrslt x}}\\trowd\\cellx900\\intbl a\\cell\\row\\u8364?\\\'e9}'
const PAGE =
  '<html><style>p.a{font-size:9pt}</style><body><p class=a>Ada &amp; <b>x</b><table><tr><td colspan=2>a<td>b</table><ul><li>c</ul></body></html>'
const WORD_XML =
  '<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body><w:p><w:hlink w:dest="a"><w:r><w:t>Ada</w:t></w:r></w:hlink></w:p><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl></w:body></w:wordDocument>'
const ODT =
  '<office:document-content><office:body><office:text><text:p>Ada<text:s text:c="2"/></text:p><text:list><text:list-item><text:p>b</text:p></text:list-item></text:list></office:text></office:body></office:document-content>'
const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../fixtures/files', name)))

describe('whatever bytes are changed, it ends in a document or in a coded error', () => {
  test.each<[string, Uint8Array]>([
    ['PDF', makePdf([linesFrom(780, ['Ada Example', 'ada@example.com', 'Experience'])])],
    ['DOCX', fixture('amara-docx-styles.docx')],
    ['DOC', fixture('joerg-office-styles-doc.doc')],
    ['doc', utf8(RTF)],
    ['doc', utf8(PAGE)],
    ['doc', utf8(WORD_XML)],
    [
      'docx',
      zipSync({ mimetype: utf8('application/vnd.oasis.opendocument.text'), 'content.xml': utf8(ODT) }),
    ],
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
