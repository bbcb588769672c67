import { DISTANCE_BITS, townHash } from '#shared/learn/towns.ts'
import { list } from '../lists.ts'

/** The hashes of the towns as `shared/learn/towns.ts` reads them. */
export function packTowns(names: readonly string[]): { count: number; hashes: string } {
  const hashes = [...new Set(names.map(townHash))].sort((a, b) => a - b)
  const bits: number[] = []
  let before = 0
  for (const hash of hashes) {
    const distance = hash - before
    for (let full = distance >> DISTANCE_BITS; full > 0; full -= 1) bits.push(1)
    bits.push(0)
    for (let at = DISTANCE_BITS - 1; at >= 0; at -= 1) bits.push((distance >> at) & 1)
    before = hash
  }
  const bytes = new Uint8Array(Math.ceil(bits.length / 8))
  for (const [at, bit] of bits.entries()) bytes[at >> 3]! |= bit << (7 - (at & 7))
  return { count: hashes.length, hashes: Buffer.from(bytes).toString('base64').replace(/=+$/, '') }
}

export const townsModule = (): string => {
  const { count, hashes } = packTowns(list('places/towns.txt'))
  return `// Written by \`npm run train\`; not to be changed by hand.
export const TOWNS = {
  count: ${count},
  hashes: '${hashes}',
}
`
}
