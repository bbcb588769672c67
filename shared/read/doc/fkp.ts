import type { Bytes } from './bytes.ts'

// Formatted disk pages ([MS-DOC] 2.9.33, 2.9.175): which bytes of the text carry which properties.

export interface Span {
  from: number
  to: number
  grpprl: Bytes
}

export interface ParagraphSpan extends Span {
  style: number
}

const PAGE = 512

function pagesOf(table: Bytes, { at, size }: { at: number; size: number }): number[] {
  const plc = table.slice(at, size)
  const count = Math.floor((plc.length - 4) / 8)
  return Array.from(
    { length: Math.max(count, 0) },
    (_, i) => (plc.u32((count + 1) * 4 + i * 4) & 0x3fffff) * PAGE,
  )
}

export function readCharacterSpans(word: Bytes, table: Bytes, place: { at: number; size: number }): Span[] {
  return pagesOf(table, place).flatMap((start) => {
    const page = word.slice(start, PAGE)
    const count = Math.min(page.u8(PAGE - 1), 101)
    return Array.from({ length: count }, (_, i): Span => {
      const offset = page.u8((count + 1) * 4 + i) * 2
      const size = offset ? page.u8(offset) : 0
      return {
        from: page.u32(i * 4),
        to: page.u32(i * 4 + 4),
        grpprl: page.slice(offset ? offset + 1 : 0, size),
      }
    })
  })
}

const HUGE = 0x6646

/** Properties too long for the page, as those of wide table rows are, lie in the Data stream. */
function wherever(grpprl: Bytes, data: Bytes | undefined): Bytes {
  if (!data || grpprl.length < 6 || grpprl.u16(0) !== HUGE) return grpprl
  const at = grpprl.u32(2)
  return data.slice(at + 2, data.u16(at))
}

export function readParagraphSpans(
  word: Bytes,
  table: Bytes,
  data: Bytes | undefined,
  place: { at: number; size: number },
): ParagraphSpan[] {
  return pagesOf(table, place).flatMap((start) => {
    const page = word.slice(start, PAGE)
    const count = Math.min(page.u8(PAGE - 1), 29)
    return Array.from({ length: count }, (_, i): ParagraphSpan => {
      const offset = page.u8((count + 1) * 4 + i * 13) * 2
      const from = page.u32(i * 4)
      const to = page.u32(i * 4 + 4)
      if (!offset) return { from, to, style: 0, grpprl: page.slice(0, 0) }
      const short = page.u8(offset)
      const at = short ? offset + 1 : offset + 2
      const size = short ? short * 2 - 1 : page.u8(offset + 1) * 2
      return { from, to, style: page.u16(at), grpprl: wherever(page.slice(at + 2, size - 2), data) }
    })
  })
}

/** The span a byte of the text lies in; spans are looked up by the thousand, so they are searched by halves. */
export function spanFinder<T extends Span>(spans: T[]): (fc: number) => T | undefined {
  const sorted = [...spans].sort((a, b) => a.from - b.from)
  return (fc) => {
    let low = 0
    let high = sorted.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const span = sorted[middle]
      if (!span) return undefined
      if (fc < span.from) high = middle - 1
      else if (fc >= span.to) low = middle + 1
      else return span
    }
    return undefined
  }
}
