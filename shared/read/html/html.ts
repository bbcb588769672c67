import { binaryText, decoderFor, decodeText } from '../decode-text.ts'
import { ReadError, throwIfAborted } from '../errors.ts'
import type { FormatReader } from '../read.ts'
import { documentOfStory } from '../word/document.ts'
import { pageOfMime } from './mime.ts'
import { readHtmlStory } from './story.ts'

const CHARSET = /^charset\s{0,3}=\s{0,3}["']?([\w-]{2,30})/i
const MIME = /^\s*(?:mime-version|content-type|from|subject|date|x-[\w-]+):/i

/** A web page, plain or saved as one file with its pictures, as Word writes it under the name .doc. */
export const readHtml: FormatReader = async (bytes, name, { signal, onProgress }) => {
  const html = pageText(bytes)
  await onProgress?.(1, 2)
  throwIfAborted(signal)
  const document = documentOfStory(readHtmlStory(html), { fileName: name, fileSize: bytes.length }, 'html')
  await onProgress?.(2, 2)
  return document
}

const pageText = (bytes: Uint8Array): string => {
  const head = binaryText(bytes, 0, 2048)
  if (!MIME.test(head)) return decodePage(bytes, '')
  const page = pageOfMime(bytes)
  if (!page) throw new ReadError('corrupt', undefined, { cause: new Error('the file holds no page') })
  return decodePage(page.bytes, page.charset)
}

/** What the page says of its encoding counts only where it is not plainly UTF-8 or UTF-16. */
const decodePage = (bytes: Uint8Array, charset: string): string => {
  const head = binaryText(bytes, 0, 4096)
  const said = charset || saidIn(head) || 'windows-1252'
  const isEastern = /^(?:iso-2022|hz-gb)/i.test(said)
  return isEastern ? decoderFor(said).decode(bytes) : decodeText(bytes, said)
}

/** What the first `charset=` of the page names. */
const saidIn = (head: string): string | undefined => {
  const at = head.toLowerCase().indexOf('charset')
  return at < 0 ? undefined : CHARSET.exec(head.slice(at))?.[1]
}
