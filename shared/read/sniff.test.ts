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
  ])('%j is %s', (text, kind) => expect(sniff(bytes(text), 'resume.bin')).toBe(kind))

  test.each([
    ['', 'empty'],
    ['{\\rtf1', 'unsupported_rtf'],
    ['PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.text', 'unsupported_odt'],
    ['PK\x03\x04....xl/workbook.xml', 'unsupported_spreadsheet'],
    ['PK\x03\x04....Index/Document.iwa', 'unsupported_pages'],
    ['\xdb\xa5\x2d\x00', 'old_word'],
    ['PK\x03\x04\x14\x00....[Content_Types].xml', 'truncated'],
    ['PK\x03\x04\x14\x00....holiday.jpg', 'unsupported_archive'],
    ['PK\x03\x04\x14\x00....mimetypeapplication/epub+zip', 'unsupported_ebook'],
    ['\x1f\x8b\x08\x00', 'unsupported_archive'],
    ['<html><body>Ada Example', 'unsupported_html'],
    ['\xef\xbb\xbf\r\n<!DOCTYPE html>', 'unsupported_html'],
    ['<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">', 'unsupported_html'],
    ['MIME-Version: 1.0\r\nContent-Type: multipart/related', 'unsupported_html'],
    [
      '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument>',
      'unsupported_word_xml',
    ],
    ['<?xml version="1.0"?><rss>', 'unsupported_xml'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'unsupported_image'],
    ['Received: from a by b\r\nMIME-Version: 1.0\r\nContent-Type: text/html', 'unsupported_mail'],
    [
      'From: a@example.com\nSubject: CV\nMIME-Version: 1.0\nContent-Type: multipart/mixed',
      'unsupported_mail',
    ],
    ['PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'unsupported_spreadsheet'],
    ['\xffWPC', 'unsupported_word_perfect'],
    ['%!PS-Adobe-3.0', 'unsupported_postscript'],
    ['From: my desk\nAda Example', 'unsupported_text'],
    ['\x89PNG\r\n\x1a\n', 'unsupported_image'],
    ['\xff\xd8\xff\xe0..JFIF', 'unsupported_image'],
    ['RIFF....WEBPVP8 ', 'unsupported_image'],
    ['\0\0\0\x18ftypheic', 'unsupported_image'],
    ['Ada Example\r\nEngineer\r\n', 'unsupported_text'],
    ['Jos\xc3\xa9 \xe2\x80\x94 caf\xc3\xa9\tMadrid', 'unsupported_text'],
    ['\x7fELF\x02\x01\x01\0', 'unsupported_kind'],
    ['\0\0\0\0\0\0\0\0', 'unsupported_kind'],
  ])('%j is refused as %s', (text, code) => expect(codeOf(() => sniff(bytes(text), 'resume.pdf'))).toBe(code))

  test.each([
    ['{\\rtf1', 'rtf'],
    ['\r\n{\\rtf1', 'rtf'],
    ['PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.text', 'odt'],
    ['<?xml version="1.0"?><office:document xmlns:office="x">', 'odt'],
    ['<html><body>Ada Example', 'html'],
    ['\xef\xbb\xbf\r\n<!-- saved -->\n<!DOCTYPE html>', 'html'],
    ['\xff\xfe<\0h\0t\0m\0l\0>\0', 'html'],
    [
      'From: <Saved by Blink>\r\nSubject: CV\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html"',
      'html',
    ],
    ['MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"', 'html'],
    ['<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?>\n<w:wordDocument>', 'word-xml'],
    ['<?xml version="1.0"?><pkg:package xmlns:pkg="x">', 'word-xml'],
    ['%PDF-1.7', 'pdf'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'doc'],
  ])('%j under the name of a Word file is %s', (text, kind) => {
    expect(sniff(bytes(text), 'CV.DOC')).toBe(kind)
    expect(sniff(bytes(text), 'cv.docx')).toBe(kind)
  })

  test.each([
    ['Ada Example\r\nEngineer', 'unsupported_text'],
    ['\x89PNG', 'unsupported_image'],
    ['<?xml version="1.0"?><rss>', 'unsupported_xml'],
    ['{"basics":{}}', 'unsupported_text'],
  ])('%j is refused under that name too', (text, code) =>
    expect(codeOf(() => sniff(bytes(text), 'resume.doc'))).toBe(code),
  )

  test('a file over the limit is refused before it is looked at', async () => {
    const reader = createReader({ pdf: () => Promise.reject(new Error('not needed')) })
    await expect(reader.read(new Uint8Array(UPLOAD_MAX_BYTES + 1), 'x.pdf')).rejects.toMatchObject({
      code: 'too_large',
    })
  })
  test('every error carries a sentence', () => expect(new ReadError('truncated').message).toMatch(/\.$/))
})
