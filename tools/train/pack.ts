import { HIGH_BITS, metIn, type Packed, sizesIn, UNARY, weightContexts } from '#shared/learn/model.ts'
import type { Learned } from './logistic.ts'
import { rangeEncoder } from './range-encoder.ts'

const LARGEST = 127

/** Rounds the weights to multiples of `unit` and writes them down as `unpack` reads them. */
export function pack(learned: Learned, unit: number): Packed {
  const { classes, bucketBits, weights } = learned
  const count = classes.length
  const buckets = 2 ** bucketBits
  const seen = weightContexts(count)
  const coder = rangeEncoder()
  let filledBefore = 0
  for (let bucket = 0; bucket < buckets; bucket++) {
    const row = Array.from({ length: count }, (_, k) => {
      const rounded = Math.round((weights[bucket * count + k] ?? 0) / unit)
      return Math.max(-LARGEST, Math.min(LARGEST, rounded))
    })
    const filled = row.some((w) => w !== 0) ? 1 : 0
    coder.bit(seen.empty, filledBefore, filled)
    filledBefore = filled
    if (filled === 0) continue
    let above = 0
    let below = 0
    row.forEach((w, k) => {
      const met = metIn(k, above, below)
      coder.bit(seen.zero, met, w === 0 ? 0 : 1)
      if (w === 0) return
      coder.bit(seen.negative, met, w < 0 ? 1 : 0)
      const sizes = sizesIn(w < 0, above, below)
      if (w < 0) below++
      else above++
      const size = Math.abs(w)
      for (let at = 1; at <= UNARY; at++) {
        coder.bit(seen.larger, sizes + at, size > at ? 1 : 0)
        if (size <= at) return
      }
      const rest = size - UNARY - 1
      for (let b = 0; b < HIGH_BITS; b++) coder.bit(seen.high, b, (rest >> b) & 1 ? 1 : 0)
    })
  }
  return {
    classes,
    bucketBits,
    unit,
    weights: Buffer.from(coder.bytes()).toString('base64').replace(/=+$/, ''),
  }
}

/** Of two classes only how far they are apart counts: one holds it all, and the other costs nothing to write down. */
export function packDifferences(learned: Learned, unit: number): Packed {
  const weights = learned.weights.map((weight, at) =>
    at % 2 === 0 ? weight - (learned.weights[at + 1] ?? 0) : 0,
  )
  return pack({ ...learned, weights }, unit)
}

/** The module that the product imports. */
export function moduleOf(name: string, packed: Packed): string {
  return [
    "import type { Packed } from '../model.ts'",
    '',
    '// Written by `npm run train`; not to be changed by hand.',
    `export const ${name}: Packed = {`,
    `  classes: ${JSON.stringify(packed.classes)},`,
    `  bucketBits: ${packed.bucketBits},`,
    `  unit: ${packed.unit},`,
    `  weights: '${packed.weights}',`,
    '}',
    '',
  ].join('\n')
}
