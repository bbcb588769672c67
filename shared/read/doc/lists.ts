import { type ListLabel, type ListLevel, listLabels } from '../word/list-labels.ts'
import { symbolToUnicode } from '../word/symbols.ts'
import type { Bytes } from './bytes.ts'
import { applyCharacters, applyParagraph, PLAIN_CHARACTERS, PLAIN_PARAGRAPH } from './properties.ts'

// Lists ([MS-DOC] 2.4.6): a paragraph points at an override, which points at a list, which has nine levels.

/** Number formats by their codes ([MS-OSHARED] 2.2.1.3). */
const FORMATS: Record<number, string> = {
  0: 'decimal',
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  22: 'decimalZero',
  23: 'bullet',
  255: 'none',
}
const LSTF = 28
const LVLF = 28
const LFO = 16

export type NextLabel = (override: number, level: number) => ListLabel | undefined

function readLevel(table: Bytes, at: number, fonts: string[]): { level: ListLevel; end: number } {
  const charactersSize = table.u8(at + 24)
  const paragraphSize = table.u8(at + 25)
  const charactersAt = at + LVLF + paragraphSize
  const textAt = charactersAt + charactersSize
  const length = table.u16(textAt)
  const text = table.utf16(textAt + 2, length)
  const font = fonts[applyCharacters(PLAIN_CHARACTERS, table.slice(charactersAt, charactersSize)).font]
  const format = FORMATS[table.u8(at + 4)] ?? 'decimal'
  const shown = format === 'bullet' ? symbolToUnicode(text, font) || '•' : placeholders(text)
  const { left, first } = applyParagraph(PLAIN_PARAGRAPH, table.slice(at + LVLF, paragraphSize))
  const level = { format, text: shown, start: table.i32(at), indent: left, firstIndent: first }
  return { level, end: textAt + 2 + length * 2 }
}

/** Where a level's number goes stands its number as a control character. */
const placeholders = (text: string) => text.replace(/[\u0000-\u0008]/g, (c) => `%${c.charCodeAt(0) + 1}`)

export function readLists(
  table: Bytes,
  lists: { at: number; size: number },
  overrides: { at: number; size: number },
  fonts: string[],
): NextLabel {
  const levels = new Map<number, ListLevel[]>()
  if (lists.size >= 2) {
    const count = table.u16(lists.at)
    let at = lists.at + lists.size
    for (let i = 0; i < count; i++) {
      const entry = lists.at + 2 + i * LSTF
      const simple = table.u8(entry + 26) & 1
      const read: ListLevel[] = []
      for (let level = 0; level < (simple ? 1 : 9); level++) {
        const next = readLevel(table, at, fonts)
        read.push(next.level)
        at = next.end
      }
      levels.set(table.u32(entry), read)
    }
  }
  const targets: number[] = []
  if (overrides.size >= 4) {
    const count = table.u32(overrides.at)
    for (let i = 0; i < count && 4 + (i + 1) * LFO <= overrides.size; i++)
      targets.push(table.u32(overrides.at + 4 + i * LFO))
  }
  const next = listLabels((list) => levels.get(Number(list)))
  return (override, level) => {
    const list = targets[override - 1]
    return list === undefined ? undefined : next(String(list), level)
  }
}
