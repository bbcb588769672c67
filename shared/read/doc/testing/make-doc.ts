import * as CFB from 'cfb'

// The smallest DOC that a test needs: an information block, the text in pieces, and a piece table.

export interface PieceText {
  text: string
  /** Stored as Windows-1252 bytes, the given ones, or as UTF-16. */
  bytes?: number[]
}

interface DocOptions {
  ident?: number
  version?: number
  flags?: number
  /** The order in which the pieces lie in the file, where it differs from the order of the text. */
  stored?: number[]
  lengths?: { body?: number; footnotes?: number }
  /** Leaves the piece table's size as it is but the table out. */
  withoutTable?: boolean
  streamName?: string
}

const HEADER = 0x400
const TABLE_ONE = 0x0200
const COMPRESSED = 0x40000000
const PIECES_AT = 0x1a2

export function makeDoc(pieces: PieceText[], options: DocOptions = {}): Uint8Array {
  const encoded = pieces.map(({ text, bytes }) =>
    bytes ? Uint8Array.from(bytes) : new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer),
  )
  const word = new Uint8Array(HEADER + encoded.reduce((sum, e) => sum + e.length, 0))
  const offsets: number[] = []
  let at = HEADER
  for (const index of options.stored ?? pieces.map((_, i) => i)) {
    offsets[index] = at
    word.set(encoded[index]!, at)
    at += encoded[index]!.length
  }

  const plc = new DataView(new ArrayBuffer((pieces.length + 1) * 4 + pieces.length * 8))
  let character = 0
  pieces.forEach(({ text, bytes }, i) => {
    plc.setUint32(i * 4, character, true)
    character += text.length
    const place = bytes ? (offsets[i]! * 2) | COMPRESSED : offsets[i]!
    plc.setUint32((pieces.length + 1) * 4 + i * 8 + 2, place, true)
  })
  plc.setUint32(pieces.length * 4, character, true)
  const table = new Uint8Array(5 + plc.byteLength)
  table[0] = 2
  new DataView(table.buffer).setUint32(1, plc.byteLength, true)
  table.set(new Uint8Array(plc.buffer), 5)

  const fib = new DataView(word.buffer)
  fib.setUint16(0, options.ident ?? 0xa5ec, true)
  fib.setUint16(2, options.version ?? 0xc1, true)
  fib.setUint16(0x0a, (options.flags ?? 0) | TABLE_ONE, true)
  fib.setUint32(0x4c, options.lengths?.body ?? character, true)
  fib.setUint32(0x50, options.lengths?.footnotes ?? 0, true)
  fib.setUint32(PIECES_AT, 0, true)
  fib.setUint32(PIECES_AT + 4, table.length, true)
  return makeOle({
    [options.streamName ?? 'WordDocument']: word,
    ...(options.withoutTable ? {} : { '1Table': table }),
  })
}

export function makeOle(streams: Record<string, Uint8Array>): Uint8Array {
  const container = CFB.utils.cfb_new()
  // Streams below 4 kB would move to the small-block area, which real Word files do not use for these.
  for (const [name, content] of Object.entries(streams)) {
    const padded = new Uint8Array(Math.max(content.length, 4096))
    padded.set(content)
    CFB.utils.cfb_add(container, `/${name}`, padded)
  }
  return Uint8Array.from(CFB.write(container, { type: 'array' }) as unknown as ArrayLike<number>)
}
