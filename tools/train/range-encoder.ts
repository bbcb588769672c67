// The other half of shared/learn/range-decoder.ts.

import { boundOf, type Contexts, follow } from '#shared/learn/range-decoder.ts'

const TOP = 1 << 24

interface Encoder {
  bit: (of: Contexts, context: number, bit: 0 | 1) => void
  bytes: () => Uint8Array
}

export function rangeEncoder(): Encoder {
  const out: number[] = []
  // `low` may pass 32 bits; a carry is added to what was already put out.
  let low = 0
  let range = 0xffffffff
  const carry = () => {
    for (let i = out.length - 1; i >= 0; i--) {
      const sum = (out[i] ?? 0) + 1
      out[i] = sum & 255
      if (sum < 256) return
    }
  }
  const shift = () => {
    out.push(Math.floor(low / 2 ** 24) & 255)
    low = (low % 2 ** 24) * 256
  }
  return {
    bit(of, context, bit) {
      const bound = boundOf(range, of, context)
      if (bit === 0) range = bound
      else {
        low += bound
        if (low >= 2 ** 32) {
          low -= 2 ** 32
          carry()
        }
        range -= bound
      }
      follow(of, context, bit)
      while (range < TOP) {
        range = (range << 8) >>> 0
        shift()
      }
    },
    bytes() {
      for (let i = 0; i < 4; i++) shift()
      return Uint8Array.from(out)
    },
  }
}
