import type { Bytes } from './bytes.ts'

// Single property modifiers ([MS-DOC] 2.2.5.1): an operation code, whose top bits say how long its operand is.

interface Sprm {
  code: number
  operand: Bytes
}

const OPERAND_SIZES = [1, 1, 2, 4, 2, 2, 0, 3]
const TABLE_DEFINITION = 0xd608
const CHANGE_TABS = 0xc615

export function* readSprms(grpprl: Bytes): Generator<Sprm> {
  let at = 0
  while (at + 2 <= grpprl.length) {
    const code = grpprl.u16(at)
    const kind = code >> 13
    at += 2
    let size = OPERAND_SIZES[kind] ?? 1
    if (kind === 6) {
      if (at >= grpprl.length) return
      if (code === TABLE_DEFINITION) {
        if (at + 2 > grpprl.length) return
        size = grpprl.u16(at) - 1
        at += 2
      } else {
        size = grpprl.u8(at)
        at += 1
        // 255 means that the tabs themselves say how many they are; nothing that is read follows them.
        if (code === CHANGE_TABS && size === 255) return
      }
    }
    if (size < 0 || at + size > grpprl.length) return
    yield { code, operand: grpprl.slice(at, size) }
    at += size
  }
}
