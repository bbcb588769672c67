import { A4, type WordSection } from '../word/story.ts'
import type { Bytes } from './bytes.ts'
import { readSprms } from './sprm.ts'

// Sections ([MS-DOC] 2.9.243): where each ends in the text, its page, margins and columns.

export interface DocSection extends WordSection {
  to: number
  titlePage: boolean
}

const TWIPS = 20
const NO_PROPERTIES = 0xffffffff

const APPLY: Record<number, (section: DocSection, operand: Bytes) => void> = {
  20491: (s, o) => {
    s.columns = Math.min(o.u16(0) + 1, 10)
  },
  36876: (s, o) => {
    s.columnGap = o.u16(0) / TWIPS
  },
  45087: (s, o) => {
    s.pageWidth = o.u16(0) / TWIPS
  },
  45088: (s, o) => {
    s.pageHeight = o.u16(0) / TWIPS
  },
  45089: (s, o) => {
    s.margins.left = o.u16(0) / TWIPS
  },
  45090: (s, o) => {
    s.margins.right = o.u16(0) / TWIPS
  },
  36899: (s, o) => {
    s.margins.top = Math.abs(o.i16(0)) / TWIPS
  },
  36900: (s, o) => {
    s.margins.bottom = Math.abs(o.i16(0)) / TWIPS
  },
  12298: (s, o) => {
    s.titlePage = o.u8(0) === 1
  },
}

/** Word's own defaults: Letter, an inch above and below, 1.25 inches left and right. */
const bare = (to: number): DocSection => ({
  ...A4,
  pageWidth: 612,
  pageHeight: 792,
  margins: { top: 72, right: 90, bottom: 72, left: 90 },
  to,
  titlePage: false,
  newPage: true,
})

export function readSections(
  word: Bytes,
  table: Bytes,
  { at, size }: { at: number; size: number },
): DocSection[] {
  const plc = table.slice(at, size)
  const count = Math.floor((plc.length - 4) / 16)
  return Array.from({ length: Math.max(count, 0) }, (_, i) => {
    const section = bare(plc.u32(i * 4 + 4))
    const place = plc.u32((count + 1) * 4 + i * 12 + 2)
    if (place === NO_PROPERTIES || place + 2 > word.length) return section
    const length = Math.min(word.u16(place), word.length - place - 2)
    for (const { code, operand } of readSprms(word.slice(place + 2, length))) APPLY[code]?.(section, operand)
    return section
  })
}
