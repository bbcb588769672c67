import { binaryText, utf16Of } from './decode-text.ts'
import { ReadError, type ReadErrorCode } from './errors.ts'

export type SniffedKind = 'pdf' | 'docx' | 'doc' | OtherKind
/** What is read where the file bears the name of a Word file, and refused by its own name elsewhere. */
type OtherKind = 'html' | 'odt' | 'rtf' | 'word-xml'

const OTHER_KINDS: Record<OtherKind, ReadErrorCode> = {
  html: 'unsupported_html',
  odt: 'unsupported_odt',
  rtf: 'unsupported_rtf',
  'word-xml': 'unsupported_word_xml',
}
const WORD_NAME = /\.docx?$/i

/** Adobe's readers accept a header within the first kilobyte; mail gateways do put things in front of it. */
const PDF_HEADER_WITHIN = 1024
/** How much of the start is looked at to tell what else a file is. */
const HEAD = 4096
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const ZIP = 'PK\x03\x04'

/** What files begin with that are neither PDF nor Word, in the order in which they are asked. */
const OTHERS: [RegExp, ReadErrorCode | OtherKind][] = [
  [/^\{\\rtf/, 'rtf'],
  // Word for DOS to Word 95 wrote bare files before and beside OLE containers.
  [/^(?:\xdb\xa5|\x31\xbe)/, 'old_word'],
  [/^\xffWPC/, 'unsupported_word_perfect'],
  [/^%!PS/, 'unsupported_postscript'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp)/s, 'unsupported_image'],
  [/^(?:PK\x05\x06|Rar!|7z\xbc\xaf|\x1f\x8b|BZh|\xfd7zXZ)/, 'unsupported_archive'],
]

/** The first element of a page or of an XML file, where instructions and comments before it are left out. */
const ROOTS: [RegExp, ReadErrorCode | OtherKind][] = [
  [/^<(?:w:wordDocument|pkg:package)\b/, 'word-xml'],
  [/^<office:document\b/, 'odt'],
  [
    /^<(?:!doctype\s{1,9}html|html|head|body|meta|title|style|div|table|p|h[1-6]|center|font|span|ul)\b/i,
    'html',
  ],
  [/^<svg\b/i, 'unsupported_image'],
]

/** Control characters that no text file has. */
const BINARY = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/
const MARKS = /^(?:\xef\xbb\xbf|\ufeff)/
const XML = /^<\?xml\b/
const COMMENT = /^<!--/
const INSTRUCTION = /^<\?/

/**
 * Decides the kind by the bytes; throws a coded error that names what else it is. The name decides one thing: many programs
 * write other formats under the name of a Word file, and these are read.
 */
export const sniff = (bytes: Uint8Array, name: string): SniffedKind => {
  const kind = kindOf(bytes)
  if (kind === 'pdf' || kind === 'docx' || kind === 'doc' || WORD_NAME.test(name)) return kind
  throw new ReadError(OTHER_KINDS[kind])
}

export const kindOf = (bytes: Uint8Array): SniffedKind => {
  if (bytes.length === 0) throw new ReadError('empty')
  const head = binaryText(bytes, 0, HEAD)
  if (head.slice(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf'
  if (head.startsWith(OLE)) return 'doc'
  if (head.startsWith(ZIP)) return sniffZip(bytes)
  const utf16 = utf16Of(bytes)
  const text = (utf16 ? new TextDecoder(utf16).decode(bytes.subarray(0, 2 * HEAD)) : head)
    .replace(MARKS, '')
    .trimStart()
  const other = OTHERS.find(([start]) => start.test(text))?.[1] ?? rootOf(text) ?? mailOf(text)
  if (other === 'html' || other === 'odt' || other === 'rtf' || other === 'word-xml') return other
  throw new ReadError(other ?? (BINARY.test(text) ? 'unsupported_kind' : 'unsupported_text'))
}

const rootOf = (text: string): ReadErrorCode | OtherKind | undefined => {
  let rest = text
  while (INSTRUCTION.test(rest) || COMMENT.test(rest)) {
    const end = INSTRUCTION.test(rest) ? rest.indexOf('?>') + 2 : rest.indexOf('-->') + 3
    if (end < 4) break
    rest = rest.slice(end).trimStart()
  }
  const root = ROOTS.find(([start]) => start.test(rest))?.[1]
  return root ?? (XML.test(text) ? 'unsupported_xml' : undefined)
}

const HEADER = /^([a-z][a-z-]{1,40}):(.*)$/i
/** What the first line of a mail may be; `Name:` and `Phone:` begin texts of other kinds. */
const FIRST_HEADERS = new Set([
  'content-type',
  'date',
  'delivered-to',
  'from',
  'message-id',
  'mime-version',
  'received',
  'return-path',
  'subject',
])

/** A page saved as one file is written like a mail; what was sent tells on which way, and what it holds. */
const mailOf = (text: string): ReadErrorCode | OtherKind | undefined => {
  const headers = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [, name, value = ''] = HEADER.exec(line.trimEnd()) ?? []
    if (name) headers.set(name.toLowerCase(), value.trim().toLowerCase())
    else if (!line.startsWith(' ') && !line.startsWith('\t')) break
  }
  const [first] = headers.keys()
  const type = headers.get('content-type') ?? ''
  if (first === undefined || !FIRST_HEADERS.has(first) || !(type || headers.has('mime-version')))
    return undefined
  const isPage = /^(?:multipart\/related|text\/html)/.test(type) && !headers.has('received')
  return isPage ? 'html' : 'unsupported_mail'
}

/** Names of the parts stand uncompressed in the local headers and in the central directory at the end. */
const sniffZip = (bytes: Uint8Array): SniffedKind => {
  const names =
    binaryText(bytes, 0, 8192) + binaryText(bytes, Math.max(0, bytes.length - 65_536), bytes.length)
  if (names.includes('opendocument.text')) return 'odt'
  if (names.includes('opendocument')) throw new ReadError('unsupported_spreadsheet')
  if (names.includes('application/epub+zip')) throw new ReadError('unsupported_ebook')
  if (names.includes('Index/Document.iwa') || names.includes('Index.zip'))
    throw new ReadError('unsupported_pages')
  if (names.includes('word/')) return 'docx'
  if (names.includes('xl/') || names.includes('ppt/')) throw new ReadError('unsupported_spreadsheet')
  // The head of an Office file whose end never arrived.
  if (names.includes('[Content_Types].xml') && !names.includes('PK\x05\x06')) throw new ReadError('truncated')
  throw new ReadError('unsupported_archive')
}
