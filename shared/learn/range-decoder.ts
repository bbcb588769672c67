// Reads what `tools/train` packed: a binary range coder whose probabilities follow what they have seen, the first of it
// faster than the rest, so that weights that are nearly all zero take hardly any room.

const TOP = 1 << 24
const BITS = 16
const FULL = 1 << BITS
/** After so many a probability follows no slower. */
const SEEN_MOST = 254

/** Adaptive probabilities of a zero, and how often each was asked. */
export interface Contexts {
  zero: Uint16Array
  seen: Uint8Array
}
export const contexts = (count: number): Contexts => ({
  zero: new Uint16Array(count).fill(FULL / 2),
  seen: new Uint8Array(count),
})

/** The part of the range that stands for a zero. */
export const boundOf = (range: number, { zero }: Contexts, context: number): number =>
  (range >>> BITS) * (zero[context] ?? 0)
export function follow({ zero, seen }: Contexts, context: number, bit: number): void {
  const p = zero[context] ?? 0
  const n = seen[context] ?? 0
  const slow = 32 - Math.clz32(n + 1)
  zero[context] = bit === 0 ? p + ((FULL - p) >> slow) : p - (p >> slow)
  if (n < SEEN_MOST) seen[context] = n + 1
}

interface Bits {
  bit: (of: Contexts, context: number) => number
}

export function rangeDecoder(bytes: Uint8Array): Bits {
  let at = 0
  let range = 0xffffffff
  let code = 0
  const next = () => bytes[at++] ?? 0
  for (let i = 0; i < 4; i++) code = ((code << 8) | next()) >>> 0
  return {
    bit(of, context) {
      const bound = boundOf(range, of, context)
      const bit = code < bound ? 0 : 1
      if (bit === 0) range = bound
      else {
        code -= bound
        range -= bound
      }
      follow(of, context, bit)
      while (range < TOP) {
        range = (range << 8) >>> 0
        code = ((code << 8) | next()) >>> 0
      }
      return bit
    },
  }
}
