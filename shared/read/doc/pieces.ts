import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { Bytes } from './bytes.ts'

// The piece table ([MS-DOC] 2.9.38): the text in order, wherever in the file its pieces lie. A fast-saved file is
// nothing but one with many pieces, so it needs no other way.

interface Piece {
  from: number
  to: number
  fc: number
  /** Bytes a character: one in Windows-1252, two in UTF-16. */
  width: 1 | 2
  /** Properties that a fast save put on the whole piece. */
  changes: Bytes | undefined
}

export interface PieceTable {
  text: string
  pieces: Piece[]
  pieceAt(character: number): Piece | undefined
}

const PROPERTIES = 1
const TABLE = 2
const COMPRESSED = 0x40000000

export function readPieces(
  word: Bytes,
  table: Bytes,
  { at, size }: { at: number; size: number },
): PieceTable {
  const clx = table.slice(at, size)
  const changes: Bytes[] = []
  let pos = 0
  while (pos < clx.length && clx.u8(pos) === PROPERTIES) {
    const length = clx.u16(pos + 1)
    changes.push(clx.slice(pos + 3, length))
    pos += 3 + length
  }
  if (pos >= clx.length || clx.u8(pos) !== TABLE)
    throw new ReadError('corrupt', undefined, { cause: new Error('the piece table is missing') })
  const plc = clx.slice(pos + 5, clx.u32(pos + 1))
  const count = Math.floor((plc.length - 4) / 12)

  const pieces: Piece[] = []
  const texts: string[] = []
  for (let i = 0; i < count; i++) {
    const from = plc.u32(i * 4)
    const to = plc.u32(i * 4 + 4)
    const descriptor = (count + 1) * 4 + i * 8
    const raw = plc.u32(descriptor + 2)
    const width = raw & COMPRESSED ? 1 : 2
    const fc = width === 1 ? (raw & ~COMPRESSED) >>> 1 : raw
    if (to < from || to > LIMITS.glyphs) throw new ReadError(to < from ? 'corrupt' : 'too_complex')
    const change = plc.u16(descriptor + 6)
    pieces.push({ from, to, fc, width, changes: change & 1 ? changes[change >> 1] : undefined })
    texts.push(width === 1 ? word.cp1252(fc, to - from) : word.utf16(fc, to - from))
  }

  function pieceAt(character: number): Piece | undefined {
    let low = 0
    let high = pieces.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const piece = pieces[middle]
      if (!piece) return undefined
      if (character < piece.from) high = middle - 1
      else if (character >= piece.to) low = middle + 1
      else return piece
    }
    return undefined
  }
  return { text: texts.join(''), pieces, pieceAt }
}
