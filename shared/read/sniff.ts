import { ReadError, type ReadErrorCode } from './errors.ts'

export type SniffedKind = 'pdf' | 'docx' | 'doc'

/** Adobe's readers accept a header within the first kilobyte; mail gateways do put things in front of it. */
const PDF_HEADER_WITHIN = 1024
/** How much of the start is looked at to tell what else a file is. */
const HEAD = 4096
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const ZIP = 'PK\x03\x04'

/** What files begin with that are neither PDF nor Word, in the order in which they are asked. */
const OTHERS: [RegExp, ReadErrorCode][] = [
  [/^\{\\rtf/, 'unsupported_rtf'],
  // Word for DOS to Word 95 wrote bare files before and beside OLE containers.
  [/^(?:\xdb\xa5|\x31\xbe)/, 'old_word'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp)/s, 'unsupported_image'],
  [/^(?:PK\x05\x06|Rar!|7z\xbc\xaf|\x1f\x8b|BZh)/, 'unsupported_archive'],
  // Word's own web pages come as one file with a mail header, under the name .doc.
  [/^(?:\xef\xbb\xbf)?\s*(?:<!doctype html|<html|<head|<body|mime-version:)/i, 'unsupported_html'],
  [/^<\?xml.*<html/is, 'unsupported_html'],
]

/** Control characters that no text file has. */
const BINARY = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/

const latin = (bytes: Uint8Array, from: number, to: number): string => {
  let text = ''
  for (const byte of bytes.subarray(from, to)) text += String.fromCharCode(byte)
  return text
}

/** Decides the kind by the bytes, never by the name; throws a coded error that names what else it is. */
export const sniff = (bytes: Uint8Array): SniffedKind => {
  if (bytes.length === 0) throw new ReadError('empty')
  const head = latin(bytes, 0, HEAD)
  if (head.slice(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf'
  if (head.startsWith(OLE)) return 'doc'
  if (head.startsWith(ZIP)) return sniffZip(bytes)
  const other = OTHERS.find(([start]) => start.test(head))
  throw new ReadError(other?.[1] ?? (BINARY.test(head) ? 'unsupported_kind' : 'unsupported_text'))
}

/** Names of the parts stand uncompressed in the local headers and in the central directory at the end. */
const sniffZip = (bytes: Uint8Array): SniffedKind => {
  const names = latin(bytes, 0, 8192) + latin(bytes, Math.max(0, bytes.length - 65_536), bytes.length)
  if (names.includes('opendocument')) throw new ReadError('unsupported_odt')
  if (names.includes('Index/Document.iwa') || names.includes('Index.zip'))
    throw new ReadError('unsupported_pages')
  if (names.includes('word/')) return 'docx'
  if (names.includes('xl/') || names.includes('ppt/')) throw new ReadError('unsupported_spreadsheet')
  // The head of an Office file whose end never arrived.
  if (names.includes('[Content_Types].xml') && !names.includes('PK\x05\x06')) throw new ReadError('truncated')
  throw new ReadError('unsupported_archive')
}
