import { Inflate } from 'fflate'
import { givenUp, isDamageOfZip } from '../damage.ts'
import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'

// The zip container of a DOCX, opened without trust: sizes are counted while inflating, never taken from the file.

/** Packed bytes pushed at once: bounds what one step can inflate to (1,032 times as much). */
const CHUNK = 16_384

interface Entry {
  method: number
  offset: number
  packed: number
  encrypted: boolean
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50

function findEnd(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= earliest; at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  throw new ReadError('truncated', undefined, { cause: new Error('the zip has no directory') })
}

function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > LIMITS.zipEntries)
    throw new ReadError('too_complex', undefined, { cause: new Error('the zip has too many entries') })
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new ReadError('corrupt', undefined, { cause: new Error('the directory of the zip is damaged') })
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function inflate(packed: Uint8Array, budget: number): Uint8Array {
  const pieces: Uint8Array[] = []
  let size = 0
  let done = false
  const stream = new Inflate((piece, last) => {
    size += piece.length
    if (size > budget)
      throw new ReadError('too_complex', undefined, {
        cause: new Error('a part of the zip grows beyond bounds'),
      })
    pieces.push(piece)
    done ||= last
  })
  try {
    for (let at = 0; at < packed.length && !done; at += CHUNK)
      stream.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length)
  } catch (cause) {
    throw givenUp(cause, isDamageOfZip(cause))
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

export interface OfficePackage {
  names: string[]
  /** The bytes of a part, or undefined where there is none. */
  part(name: string): Uint8Array | undefined
  text(name: string): string | undefined
}

export function openPackage(bytes: Uint8Array): OfficePackage {
  const entries = readDirectory(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = LIMITS.unpackedBytes

  function part(name: string): Uint8Array | undefined {
    const entry = entries.get(name)
    if (!entry) return undefined
    if (entry.encrypted)
      throw new ReadError('protected_word', undefined, { cause: new Error('the zip is encrypted') })
    const { offset, packed, method } = entry
    if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_ENTRY)
      throw new ReadError('corrupt', undefined, {
        cause: new Error(`the part ${name} is not where the zip says`),
      })
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    if (start + packed > bytes.length)
      throw new ReadError('truncated', undefined, { cause: new Error(`the part ${name} is cut off`) })
    const data = bytes.subarray(start, start + packed)
    if (method !== 0 && method !== 8)
      throw new ReadError('corrupt', undefined, {
        cause: new Error(`the part ${name} is packed in an unknown way`),
      })
    const content = method === 0 ? data : inflate(data, left)
    left -= content.length
    return content
  }

  function text(name: string): string | undefined {
    const content = part(name)
    if (!content) return undefined
    const utf16 =
      content[0] === 0xff && content[1] === 0xfe
        ? 'utf-16le'
        : content[0] === 0xfe && content[1] === 0xff
          ? 'utf-16be'
          : ''
    return new TextDecoder(utf16 || 'utf-8').decode(content)
  }

  return { names: [...entries.keys()], part, text }
}
