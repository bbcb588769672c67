import { bytesOf } from './base64.ts'
import { contexts, rangeDecoder } from './range-decoder.ts'

/** A trained model as it is written down by `npm run train`. */
export interface Packed {
  classes: readonly string[]
  /** How many buckets the pieces of words fall into: 2 to this power. */
  bucketBits: number
  /** Nats that one unit of a weight is worth. */
  unit: number
  /** Integer weights, bucket by bucket and class by class, range-coded and in base 64. */
  weights: string
}

export interface Model {
  classes: readonly string[]
  mask: number
  unit: number
  /** What is not zero of bucket b stands from `from[b]` to `from[b + 1]`. */
  from: Uint32Array
  /** A weight and its class in one number, side by side in memory: `entry >> CLASS_BITS` and `entry & CLASS_MASK`. */
  entries: Int16Array
}

export const CLASS_BITS = 5
export const CLASS_MASK = 2 ** CLASS_BITS - 1

/** A weight's size is told in ones up to here, in bits above it. */
export const UNARY = 14
export const HIGH_BITS = 7

/** Contexts of the coder, the same for packing and unpacking. */
export const weightContexts = (classes: number) => ({
  empty: contexts(2),
  zero: contexts(classes * MET),
  negative: contexts(classes * MET),
  larger: contexts((UNARY + 1) * 6),
  high: contexts(HIGH_BITS),
})
/** A weight is known a little by its class and by how many of either sign stand before it in its bucket. */
const MET = 12
export const metIn = (k: number, above: number, below: number): number =>
  k * MET + Math.min(above, 2) * 4 + Math.min(below, 3)
export const sizesIn = (negative: boolean, above: number, below: number): number =>
  (Math.min(above + below, 2) * 2 + (negative ? 1 : 0)) * (UNARY + 1)

export function unpack(packed: Packed): Model {
  const classes = packed.classes.length
  const buckets = 2 ** packed.bucketBits
  const bits = rangeDecoder(bytesOf(packed.weights))
  const seen = weightContexts(classes)
  const from = new Uint32Array(buckets + 1)
  const entries: number[] = []
  let filledBefore = 0
  for (let bucket = 0; bucket < buckets; bucket++) {
    from[bucket] = entries.length
    const filled = bits.bit(seen.empty, filledBefore)
    filledBefore = filled
    if (filled === 0) continue
    let above = 0
    let below = 0
    for (let k = 0; k < classes; k++) {
      const met = metIn(k, above, below)
      if (bits.bit(seen.zero, met) === 0) continue
      const negative = bits.bit(seen.negative, met) === 1
      const sizes = sizesIn(negative, above, below)
      if (negative) below++
      else above++
      let size = 1
      while (size <= UNARY && bits.bit(seen.larger, sizes + size) === 1) size++
      if (size > UNARY) for (let b = 0; b < HIGH_BITS; b++) size += bits.bit(seen.high, b) << b
      entries.push((negative ? -size : size) * 2 ** CLASS_BITS + k)
    }
  }
  from[buckets] = entries.length
  return {
    classes: packed.classes,
    mask: buckets - 1,
    unit: packed.unit,
    from,
    entries: Int16Array.from(entries),
  }
}
