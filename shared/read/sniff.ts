import { ReadError } from './errors.ts'

export type SniffedKind = 'pdf' | 'docx' | 'doc'

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** Adobe's readers accept a header within the first kilobyte; mail gateways do put things in front of it. */
const PDF_HEADER_WITHIN = 1024

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte)

const latin = (bytes: Uint8Array, from: number, to: number): string => {
  let text = ''
  for (const byte of bytes.subarray(from, to)) text += String.fromCharCode(byte)
  return text
}

/** Decides the kind by the bytes, never by the name; throws a coded error that names what else it is. */
export const sniff = (bytes: Uint8Array): SniffedKind => {
  if (bytes.length === 0) throw new ReadError('empty')
  const head = latin(bytes, 0, PDF_HEADER_WITHIN)
  if (head.includes('%PDF-')) return 'pdf'
  if (startsWith(bytes, OLE)) return 'doc'
  if (head.startsWith('PK\x03\x04')) return sniffZip(bytes)
  if (head.startsWith('{\\rtf')) throw new ReadError('unsupported_rtf')
  // Word for DOS to Word 95 wrote bare files before and beside OLE containers.
  if (startsWith(bytes, [0xdb, 0xa5]) || startsWith(bytes, [0x31, 0xbe])) throw new ReadError('old_word')
  throw new ReadError('unsupported_kind')
}

/** Names of the parts stand uncompressed in the local headers and in the central directory at the end. */
const sniffZip = (bytes: Uint8Array): SniffedKind => {
  const names = latin(bytes, 0, 8192) + latin(bytes, Math.max(0, bytes.length - 65_536), bytes.length)
  if (names.includes('opendocument')) throw new ReadError('unsupported_odt')
  if (names.includes('Index/Document.iwa') || names.includes('Index.zip'))
    throw new ReadError('unsupported_pages')
  if (names.includes('word/')) return 'docx'
  if (names.includes('xl/') || names.includes('ppt/')) throw new ReadError('unsupported_spreadsheet')
  throw new ReadError('unsupported_kind')
}
