import type { Bytes } from './bytes.ts'
import {
  applyCharacters,
  applyParagraph,
  type CharacterFormat,
  type ParagraphProperties,
  PLAIN_CHARACTERS,
  PLAIN_PARAGRAPH,
} from './properties.ts'

// The style sheet ([MS-DOC] 2.9.271): names, what each style is based on, and its properties.

interface Style {
  name: string
  /** Below 10: the built-in heading of that level. */
  builtIn: number
  base: number
  paragraph: Bytes | undefined
  characters: Bytes | undefined
}

export interface Styles {
  name(style: number): string | undefined
  heading(style: number): number | undefined
  paragraph(style: number): ParagraphProperties
  characters(style: number, over?: CharacterFormat): CharacterFormat
}

const NIL = 0xfff
const DEPTH = 20
const PARAGRAPH_KIND = 1
const CHARACTER_KIND = 2

function readStyle(std: Bytes, baseSize: number): Style {
  const kind = std.u16(2) & 0xf
  const count = std.u16(4) & 0xf
  const nameLength = std.u16(baseSize)
  let at = baseSize + 2 + nameLength * 2 + 2
  const updates: Bytes[] = []
  for (let i = 0; i < count && at + 2 <= std.length; i++) {
    const size = std.u16(at)
    updates.push(std.slice(at + 2, Math.min(size, std.length - at - 2)))
    at += 2 + size + (size & 1)
  }
  const [first, second] = updates
  return {
    name: std.utf16(baseSize + 2, nameLength),
    builtIn: std.u16(0) & 0xfff,
    base: std.u16(2) >> 4,
    paragraph:
      kind === PARAGRAPH_KIND && first && first.length > 2 ? first.slice(2, first.length - 2) : undefined,
    characters: kind === PARAGRAPH_KIND ? second : kind === CHARACTER_KIND ? first : undefined,
  }
}

export function readStyles(table: Bytes, { at, size }: { at: number; size: number }): Styles {
  const sheet = table.slice(at, size)
  const styles: (Style | undefined)[] = []
  if (sheet.length > 6) {
    const count = sheet.u16(2)
    const baseSize = sheet.u16(4)
    let pos = 2 + sheet.u16(0)
    for (let i = 0; i < count && pos + 2 <= sheet.length; i++) {
      const length = sheet.u16(pos)
      styles.push(length ? readStyle(sheet.slice(pos + 2, length), baseSize) : undefined)
      pos += 2 + length + (length & 1)
    }
  }
  /** From the furthest ancestor to the style itself. */
  function chain(style: number): Style[] {
    const found: Style[] = []
    for (let i = style; i !== NIL && found.length < DEPTH; ) {
      const entry = styles[i]
      if (!entry) break
      found.unshift(entry)
      i = entry.base
    }
    return found
  }
  return {
    name: (style) => styles[style]?.name,
    heading(style) {
      const heading = chain(style).findLast((s) => s.builtIn >= 1 && s.builtIn <= 9)
      return heading?.builtIn
    },
    paragraph: (style) =>
      chain(style).reduce((format, s) => applyParagraph(format, s.paragraph), PLAIN_PARAGRAPH),
    characters: (style, over = PLAIN_CHARACTERS) =>
      chain(style).reduce((format, s) => applyCharacters(format, s.characters), over),
  }
}
