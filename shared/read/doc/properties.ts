import type { TabStop } from '../word/story.ts'
import type { Bytes } from './bytes.ts'
import { readSprms } from './sprm.ts'

// What the property modifiers say, as far as it matters: names stand for the codes of [MS-DOC] 2.6.

export interface CharacterFormat {
  bold: boolean
  italic: boolean
  vanish: boolean
  deleted: boolean
  special: boolean
  halfPoints: number
  font: number
  white: boolean
  shaded: boolean
  symbol: { font: number; code: number } | undefined
  picture: number | undefined
}

export const PLAIN_CHARACTERS: CharacterFormat = {
  bold: false,
  italic: false,
  vanish: false,
  deleted: false,
  special: false,
  halfPoints: 20,
  font: 0,
  white: false,
  shaded: false,
  symbol: undefined,
  picture: undefined,
}

export interface ParagraphProperties {
  align: number
  left: number
  first: number
  before: number
  after: number
  tabs: TabStop[]
  outline: number
  list: number
  level: number
  inTable: boolean
  rowEnd: boolean
  innerCellEnd: boolean
  depth: number
  pageBreakBefore: boolean
  shaded: boolean
  /** Left edges of the cells of a row, and its right edge. */
  cells: number[]
}

export const PLAIN_PARAGRAPH: ParagraphProperties = {
  align: 0,
  left: 0,
  first: 0,
  before: 0,
  after: 0,
  tabs: [],
  outline: 9,
  list: 0,
  level: 0,
  inTable: false,
  rowEnd: false,
  innerCellEnd: false,
  depth: 0,
  pageBreakBefore: false,
  shaded: false,
  cells: [],
}

const TWIPS = 20
const WHITE_INDEX = 8
const AUTOMATIC = 0xff000000

/** 0x80 and 0x81: as the style says, and the opposite of it. */
const toggled = (value: number, style: boolean): boolean =>
  value === 0x80 ? style : value === 0x81 ? !style : value === 1

type Apply<T> = (to: T, operand: Bytes, style: T) => void

const CHARACTER: Record<number, Apply<CharacterFormat>> = {
  2101: (to, o, style) => {
    to.bold = toggled(o.u8(0), style.bold)
  },
  2102: (to, o, style) => {
    to.italic = toggled(o.u8(0), style.italic)
  },
  2108: (to, o, style) => {
    to.vanish = toggled(o.u8(0), style.vanish)
  },
  2048: (to, o) => {
    to.deleted = o.u8(0) === 1
  },
  2133: (to, o) => {
    to.special = o.u8(0) === 1
  },
  19011: (to, o) => {
    to.halfPoints = o.u16(0)
  },
  19023: (to, o) => {
    to.font = o.u16(0)
  },
  10818: (to, o) => {
    to.white = o.u8(0) === WHITE_INDEX
  },
  26736: (to, o) => {
    to.white = (o.u32(0) & 0xfcfcfc) === 0xfcfcfc && (o.u32(0) & AUTOMATIC) === 0
  },
  18534: (to, o) => {
    to.shaded = o.u16(0) !== 0
  },
  51825: (to) => {
    to.shaded = true
  },
  27145: (to, o) => {
    to.symbol = { font: o.u16(0), code: o.u16(2) }
  },
  27139: (to, o) => {
    to.picture = o.u32(0)
  },
}

const TAB_ALIGN: TabStop['align'][] = ['left', 'center', 'right', 'right']

function changeTabs(to: ParagraphProperties, operand: Bytes): void {
  const deleted = operand.u8(0)
  const gone = Array.from({ length: deleted }, (_, i) => operand.i16(1 + i * 2) / TWIPS)
  const addedAt = 1 + deleted * 2
  const added = operand.u8(addedAt)
  const tabs = Array.from(
    { length: added },
    (_, i): TabStop => ({
      at: operand.i16(addedAt + 1 + i * 2) / TWIPS,
      align: TAB_ALIGN[operand.u8(addedAt + 1 + added * 2 + i) & 7] ?? 'left',
    }),
  )
  to.tabs = [...to.tabs.filter((t) => !gone.includes(t.at)), ...tabs].sort((a, b) => a.at - b.at)
}

const PARAGRAPH: Record<number, Apply<ParagraphProperties>> = {
  9219: (to, o) => {
    to.align = o.u8(0)
  },
  9313: (to, o) => {
    to.align = o.u8(0)
  },
  33807: (to, o) => {
    to.left = o.i16(0) / TWIPS
  },
  33886: (to, o) => {
    to.left = o.i16(0) / TWIPS
  },
  33809: (to, o) => {
    to.first = o.i16(0) / TWIPS
  },
  33888: (to, o) => {
    to.first = o.i16(0) / TWIPS
  },
  42003: (to, o) => {
    to.before = o.u16(0) / TWIPS
  },
  42004: (to, o) => {
    to.after = o.u16(0) / TWIPS
  },
  50701: changeTabs,
  9792: (to, o) => {
    to.outline = o.u8(0)
  },
  17931: (to, o) => {
    to.list = o.i16(0)
  },
  9738: (to, o) => {
    to.level = o.u8(0)
  },
  9238: (to, o) => {
    to.inTable = o.u8(0) === 1
  },
  9239: (to, o) => {
    to.rowEnd = o.u8(0) === 1
  },
  9291: (to, o) => {
    to.innerCellEnd = o.u8(0) === 1
  },
  26185: (to, o) => {
    to.depth = o.u32(0)
  },
  9223: (to, o) => {
    to.pageBreakBefore = o.u8(0) === 1
  },
  17453: (to, o) => {
    to.shaded = o.u16(0) !== 0
  },
  50765: (to) => {
    to.shaded = true
  },
  54792: (to, o) => {
    const count = Math.min(o.u8(0), 63)
    to.cells = Array.from({ length: count + 1 }, (_, i) => o.i16(1 + i * 2) / TWIPS)
  },
}

export function applyCharacters(
  base: CharacterFormat,
  grpprl: Bytes | undefined,
  style = base,
): CharacterFormat {
  if (!grpprl?.length) return base
  const to = { ...base }
  for (const { code, operand } of readSprms(grpprl)) CHARACTER[code]?.(to, operand, style)
  return to
}

export function applyParagraph(base: ParagraphProperties, grpprl: Bytes | undefined): ParagraphProperties {
  if (!grpprl?.length) return base
  const to = { ...base }
  for (const { code, operand } of readSprms(grpprl)) PARAGRAPH[code]?.(to, operand, base)
  return to
}

const CHARACTER_STYLE = 0x4a30

export function characterStyleOf(grpprl: Bytes | undefined): number | undefined {
  if (!grpprl?.length) return undefined
  for (const { code, operand } of readSprms(grpprl)) if (code === CHARACTER_STYLE) return operand.u16(0)
  return undefined
}
