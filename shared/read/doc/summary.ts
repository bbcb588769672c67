import { decoderFor } from '../decode-text.ts'
import type { Bytes } from './bytes.ts'

// Title and counts from the property set that Office writes beside the text ([MS-OLEPS]).

const TITLE = 2
const PAGES = 14
const WORDS = 15
const CODE_PAGE = 1
const UTF8 = 65001
const UTF16 = 1200

export function readSummary(stream: Bytes | undefined): { title: string; pages: number; words: number } {
  const found = { title: '', pages: 0, words: 0 }
  if (!stream || stream.length < 56) return found
  const start = stream.u32(44)
  if (start + 8 > stream.length) return found
  const count = Math.min(stream.u32(start + 4), 100)
  let encoding = 'windows-1252'
  for (let i = 0; i < count && start + 16 + i * 8 <= stream.length; i++) {
    const id = stream.u32(start + 8 + i * 8)
    const at = start + stream.u32(start + 12 + i * 8)
    if (at + 8 > stream.length) continue
    const page = stream.u16(at + 4)
    if (id === CODE_PAGE) encoding = page === UTF8 ? 'utf-8' : page === UTF16 ? 'utf-16le' : 'windows-1252'
    if (id === PAGES) found.pages = stream.u32(at + 4)
    if (id === WORDS) found.words = stream.u32(at + 4)
    if (id === TITLE) {
      const size = Math.min(stream.u32(at + 4), stream.length - at - 8)
      const [title = ''] = decoderFor(encoding)
        .decode(stream.slice(at + 8, size).raw)
        .split('\0', 1)
      found.title = title
    }
  }
  return found
}
