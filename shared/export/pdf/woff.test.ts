import { describe, expect, it } from 'vitest'
import { fontBytes } from '../../../bench/roundtrip/font-files.ts'
import { unpackWoff } from './woff.ts'

const file = 'inter-greek-400-normal.woff'
const packed = fontBytes([file])[file]!

function checksum(bytes: Uint8Array): number {
  const whole = new Uint8Array((bytes.length + 3) & ~3)
  whole.set(bytes)
  const view = new DataView(whole.buffer)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

/** Tables whose bytes do not add up to what the directory says; head counts its own sum in and is left out. */
function wrongTables(font: Uint8Array): string[] {
  const view = new DataView(font.buffer)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
  return tables.flatMap((at) => {
    const tag = String.fromCharCode(...font.subarray(at, at + 4))
    const offset = view.getUint32(at + 8)
    const sum = checksum(font.subarray(offset, offset + view.getUint32(at + 12)))
    return tag === 'head' || sum === view.getUint32(at + 4) ? [] : [tag]
  })
}

describe('a WOFF', () => {
  it('unpacks to a font whose tables all add up', () => {
    const font = unpackWoff(packed)
    expect(new DataView(font.buffer).getUint16(4)).toBeGreaterThan(8)
    expect(wrongTables(font)).toEqual([])
  })
  it('that is no WOFF stays as it is', () => {
    const plain = unpackWoff(packed)
    expect(unpackWoff(plain)).toBe(plain)
    expect(unpackWoff(new Uint8Array(3))).toHaveLength(3)
  })
  it('with a table of gigabytes is refused before memory is asked for', () => {
    const hostile = packed.slice()
    new DataView(hostile.buffer).setUint32(44 + 12, 0x7fffffff)
    expect(() => unpackWoff(hostile)).toThrow('larger than any font')
  })
  it('with broken data is refused', () => {
    const broken = packed.slice()
    broken.fill(0xff, 44 + 20 * 18)
    expect(() => unpackWoff(broken)).toThrow()
  })
})
