// A zip that holds everything as it is: files of people do not shrink, and a small file never grows into a large one.
// It is read by its directory and nothing else, so that a zip inside it (every Word file is one) is only bytes.

type Bytes = Uint8Array<ArrayBuffer>

interface Entry {
  /** ASCII. */
  name: string
  bytes: Bytes
}

const LOCAL = { signature: 0x04034b50, size: 30 }
const DESCRIPTOR = { signature: 0x08074b50, size: 16 }
const DIRECTORY = { signature: 0x02014b50, size: 46 }
const END = { signature: 0x06054b50, size: 22 }

/** What every backup says in the fields of a zip that mean nothing here. */
const VERSION = 20
/** The sizes stand behind the content: how backups were written at first. */
const SIZES_BEHIND = 8
const STORED = 0
/** 1 January 1980: the same content is the same file. */
const DAY_ONE = 0x0021

const CHUNK = 1 << 22

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The page gets its turn between two chunks. */
async function crc32(bytes: Bytes): Promise<number> {
  let crc = ~0
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const to = Math.min(bytes.length, from + CHUNK)
    for (let at = from; at < to; at++) crc = (table[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
    if (to < bytes.length) await new Promise((resolve) => setTimeout(resolve))
  }
  return ~crc >>> 0
}

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** `commentSize`: so many bytes at the end are the zip's comment, left for the caller to fill in. */
export async function writeZip(entries: readonly Entry[], commentSize: number): Promise<Bytes> {
  const named = entries.map(({ name, bytes }) => ({ name: new TextEncoder().encode(name), bytes }))
  const contents = named.reduce((sum, entry) => sum + LOCAL.size + entry.name.length + entry.bytes.length, 0)
  const directory = named.reduce((sum, entry) => sum + DIRECTORY.size + entry.name.length, 0)
  const zip = new Uint8Array(contents + directory + END.size + commentSize)
  const view = viewOf(zip)
  /** The fields that both headers of an entry have, in the same order. */
  const common = (at: number, crc: number, size: number, nameLength: number) => {
    view.setUint16(at, VERSION, true)
    view.setUint16(at + 8, DAY_ONE, true)
    view.setUint32(at + 10, crc, true)
    view.setUint32(at + 14, size, true)
    view.setUint32(at + 18, size, true)
    view.setUint16(at + 22, nameLength, true)
  }
  let at = 0
  let listed = contents
  for (const { name, bytes } of named) {
    const crc = await crc32(bytes)
    view.setUint32(listed, DIRECTORY.signature, true)
    view.setUint16(listed + 4, VERSION, true)
    common(listed + 6, crc, bytes.length, name.length)
    view.setUint32(listed + 42, at, true)
    zip.set(name, listed + DIRECTORY.size)
    listed += DIRECTORY.size + name.length

    view.setUint32(at, LOCAL.signature, true)
    common(at + 4, crc, bytes.length, name.length)
    zip.set(name, at + LOCAL.size)
    zip.set(bytes, at + LOCAL.size + name.length)
    at += LOCAL.size + name.length + bytes.length
  }
  view.setUint32(listed, END.signature, true)
  view.setUint16(listed + 8, named.length, true)
  view.setUint16(listed + 10, named.length, true)
  view.setUint32(listed + 12, directory, true)
  view.setUint32(listed + 16, contents, true)
  view.setUint16(listed + 20, commentSize, true)
  return zip
}

export class ZipProblem extends Error {
  override name = 'ZipProblem'
  constructor(
    /** No zip of this plain kind at all, or one that was changed since. */
    readonly kind: 'other' | 'changed',
    message: string,
  ) {
    super(message)
  }
}
const other = (message: string) => new ZipProblem('other', message)
const changed = (message: string) => new ZipProblem('changed', message)

/**
 * The entries by their names. Every byte is accounted for: headers and directory must agree, nothing may stand between
 * two entries, and each content must have its checksum.
 */
export async function readZip(zip: Bytes, commentSize: number): Promise<Map<string, Bytes>> {
  const view = viewOf(zip)
  const end = zip.length - END.size - commentSize
  if (end < 0 || view.getUint32(end, true) !== END.signature) throw other('no directory at the end')
  const count = view.getUint16(end + 10, true)
  const directory = view.getUint32(end + 16, true)
  if (view.getUint16(end + 20, true) !== commentSize) throw changed('the comment has another size')
  if (view.getUint32(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count)
    throw changed('the parts of the zip do not add up')
  const entries = new Map<string, Bytes>()
  let at = 0
  let listed = directory
  for (let index = 0; index < count; index++) {
    const entry = readListed(zip, view, listed)
    if (entry.at !== at) throw changed('an entry is not where the directory says')
    const content = contentOf(zip, view, entry)
    if ((await crc32(content.bytes)) !== entry.crc) throw changed(`${entry.name} has another checksum`)
    entries.set(entry.name, content.bytes)
    at = content.end
    listed = entry.end
  }
  if (at !== directory || listed !== end || view.getUint32(end + 12, true) !== end - directory)
    throw changed('the directory is not where it should be')
  return entries
}

interface Listed {
  name: string
  crc: number
  size: number
  /** Where its own header stands. */
  at: number
  /** Of its line in the directory. */
  from: number
  end: number
}

function readListed(zip: Bytes, view: DataView, from: number): Listed {
  if (from + DIRECTORY.size > zip.length || view.getUint32(from, true) !== DIRECTORY.signature)
    throw other('the directory is broken')
  if (view.getUint16(from + 10, true) !== STORED) throw other('its content is compressed')
  const nameLength = view.getUint16(from + 28, true)
  const end = from + DIRECTORY.size + nameLength
  const size = view.getUint32(from + 24, true)
  if (
    view.getUint16(from + 4, true) !== VERSION ||
    view.getUint32(from + 20, true) !== size ||
    // Extra fields, comment, disk and attributes: never written here.
    zip.subarray(from + 30, from + 42).some((byte) => byte !== 0)
  )
    throw changed('the directory was changed')
  return {
    name: new TextDecoder().decode(zip.subarray(from + DIRECTORY.size, end)),
    crc: view.getUint32(from + 16, true),
    size,
    at: view.getUint32(from + 42, true),
    from,
    end,
  }
}

/** Of a header, in seconds. */
function timeAt(view: DataView, at: number): number {
  const [time, day] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
  const date = Date.UTC(1980 + (day >> 9), ((day >> 5) & 15) - 1, day & 31)
  return date / 1000 + (time >> 11) * 3600 + ((time >> 5) & 63) * 60 + (time & 31) * 2
}
/** Longer than any device took to write a backup; a clock may be set back by an hour meanwhile. */
const WRITING_SECONDS = 3600
const isLittleLater = (one: number, two: number) => Math.abs(one - two) <= WRITING_SECONDS

/** The content of an entry, and where whatever belongs to it ends. */
function contentOf(zip: Bytes, view: DataView, { at, from, name, size, end }: Listed) {
  const nameLength = end - from - DIRECTORY.size
  const start = at + LOCAL.size + nameLength
  const sizesBehind = (view.getUint16(from + 8, true) & SIZES_BEHIND) !== 0
  const after = start + size + (sizesBehind ? DESCRIPTOR.size : 0)
  if (after > zip.length || view.getUint32(at, true) !== LOCAL.signature)
    throw changed(`${name} is not where the directory says`)
  const same = (one: number, two: number, length: number) =>
    zip.subarray(one, one + length).every((byte, offset) => byte === zip[two + offset])
  const empty = (one: number, length: number) => zip.subarray(one, one + length).every((byte) => byte === 0)
  const checksAgree = sizesBehind
    ? empty(at + 14, 12) &&
      view.getUint32(start + size, true) === DESCRIPTOR.signature &&
      same(start + size + 4, from + 16, 12)
    : same(at + 14, from + 16, 12)
  // What wrote the first form asked the clock once more for the directory: its times are a little later.
  const timesAgree = sizesBehind
    ? isLittleLater(timeAt(view, from + 12), timeAt(view, at + 10))
    : same(at + 10, from + 12, 4)
  if (
    !checksAgree ||
    !timesAgree ||
    !same(at + 4, from + 6, 6) ||
    !same(at + 26, from + 28, 2) ||
    !empty(at + 28, 2) ||
    !same(at + LOCAL.size, from + DIRECTORY.size, nameLength)
  )
    throw changed(`the header of ${name} was changed`)
  return { bytes: zip.slice(start, start + size), end: after }
}
