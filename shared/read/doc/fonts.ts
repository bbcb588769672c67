import type { Bytes } from './bytes.ts'

const NAME_AT = 40

/** The names of the fonts that runs point at by number ([MS-DOC] 2.9.286). */
export function readFonts(table: Bytes, { at, size }: { at: number; size: number }): string[] {
  if (size < 4) return []
  const list = table.slice(at, size)
  const count = list.u16(0)
  const fonts: string[] = []
  let pos = 4
  for (let i = 0; i < count && pos < list.length; i++) {
    const length = list.u8(pos)
    const entry = list.slice(pos + 1, Math.min(length, list.length - pos - 1))
    const name = entry.length > NAME_AT - 1 ? entry.utf16(NAME_AT - 1, (entry.length - NAME_AT + 1) >> 1) : ''
    fonts.push(name.split('\0')[0] ?? '')
    pos += 1 + length
  }
  return fonts
}
