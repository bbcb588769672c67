// The other half of shared/learn/range-decoder.ts.

const TOP = 1 << 24
const FULL = 2048
const FOLLOW = 5

interface Encoder {
  bit: (probabilities: Uint16Array, context: number, bit: 0 | 1) => void
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
    bit(probabilities, context, bit) {
      const p = probabilities[context] ?? 0
      const bound = (range >>> 11) * p
      if (bit === 0) {
        range = bound
        probabilities[context] = p + ((FULL - p) >> FOLLOW)
      } else {
        low += bound
        if (low >= 2 ** 32) {
          low -= 2 ** 32
          carry()
        }
        range -= bound
        probabilities[context] = p - (p >> FOLLOW)
      }
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
