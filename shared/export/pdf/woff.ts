import { unzlibSync } from 'fflate'

// WOFF 1.0 → the plain font inside it. The font parser could read WOFF, but inflates a table anew for every glyph.

const signature = 0x774f4646
const headerLength = 44
const entryLength = 20
const sfntHeaderLength = 12
const sfntEntryLength = 16
/** No table of a text font comes near; a hostile one must not ask for gigabytes. */
const largestTable = 16 << 20

export function unpackWoff(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headerLength || view.getUint32(0) !== signature) return bytes
  const count = view.getUint16(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerLength + index * entryLength
    const offset = view.getUint32(at + 4)
    const packed = bytes.subarray(offset, offset + view.getUint32(at + 8))
    const length = view.getUint32(at + 12)
    if (length > largestTable) throw new Error('a font table is larger than any font has')
    const data = packed.length < length ? unzlibSync(packed, { out: new Uint8Array(length) }) : packed
    return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), data }
  })
  return sfnt(view.getUint32(4), tables)
}

function sfnt(flavor: number, tables: { tag: number; checksum: number; data: Uint8Array }[]): Uint8Array {
  const start = sfntHeaderLength + tables.length * sfntEntryLength
  const padded = (length: number) => (length + 3) & ~3
  const out = new Uint8Array(tables.reduce((at, table) => at + padded(table.data.length), start))
  const view = new DataView(out.buffer)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavor)
  view.setUint16(4, tables.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (tables.length - power) * 16)
  let offset = start
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = sfntHeaderLength + index * sfntEntryLength
    view.setUint32(at, tag)
    view.setUint32(at + 4, checksum)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, data.length)
    out.set(data, offset)
    offset += padded(data.length)
  })
  return out
}
