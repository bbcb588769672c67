// Reads what `tools/train` packed: a binary range coder whose probabilities follow what they have seen (the one LZMA
// uses), so that weights that are nearly all zero take hardly any room.

const TOP = 1 << 24
const FULL = 2048
const FOLLOW = 5

/** One adaptive probability a context. */
export const contexts = (count: number): Uint16Array => new Uint16Array(count).fill(FULL / 2)

interface Bits {
  bit: (probabilities: Uint16Array, context: number) => number
}

export function rangeDecoder(bytes: Uint8Array): Bits {
  let at = 0
  let range = 0xffffffff
  let code = 0
  const next = () => bytes[at++] ?? 0
  for (let i = 0; i < 4; i++) code = ((code << 8) | next()) >>> 0
  return {
    bit(probabilities, context) {
      const p = probabilities[context] ?? 0
      const bound = (range >>> 11) * p
      let bit = 0
      if (code < bound) {
        range = bound
        probabilities[context] = p + ((FULL - p) >> FOLLOW)
      } else {
        bit = 1
        code -= bound
        range -= bound
        probabilities[context] = p - (p >> FOLLOW)
      }
      while (range < TOP) {
        range = (range << 8) >>> 0
        code = ((code << 8) | next()) >>> 0
      }
      return bit
    },
  }
}
