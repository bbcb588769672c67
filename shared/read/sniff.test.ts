import { describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import { ReadError } from './errors.ts'
import { createReader } from './read.ts'
import { sniff } from './sniff.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))
const codeOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    return (error as ReadError).code
  }
  return 'none'
}

describe('the kind by the bytes', () => {
  test.each([
    ['%PDF-1.7\n', 'pdf'],
    ['some mail gateway line\n%PDF-1.4', 'pdf'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'doc'],
    ['PK\x03\x04....word/document.xml', 'docx'],
  ])('%j is %s', (text, kind) => expect(sniff(bytes(text))).toBe(kind))

  test.each([
    ['', 'empty'],
    ['{\\rtf1', 'unsupported_rtf'],
    ['PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.text', 'unsupported_odt'],
    ['PK\x03\x04....xl/workbook.xml', 'unsupported_spreadsheet'],
    ['PK\x03\x04....Index/Document.iwa', 'unsupported_pages'],
    ['\xdb\xa5\x2d\x00', 'old_word'],
    ['<html>', 'unsupported_kind'],
    ['\x89PNG', 'unsupported_kind'],
  ])('%j is refused as %s', (text, code) => expect(codeOf(() => sniff(bytes(text)))).toBe(code))

  test('a file over the limit is refused before it is looked at', async () => {
    const reader = createReader({ pdf: () => Promise.reject(new Error('not needed')) })
    await expect(reader.read(new Uint8Array(UPLOAD_MAX_BYTES + 1), 'x.pdf')).rejects.toMatchObject({
      code: 'too_large',
    })
  })
  test('every error carries a sentence', () => expect(new ReadError('truncated').message).toMatch(/\.$/))
})
