import { plainWords } from '#shared/text/fold.ts'
import { bytesOf } from './base64.ts'
import { sign } from './features.ts'
import { TOWNS } from './weights/towns.ts'

// The towns of the world, told apart from other names by a set of short hashes in rising order, each as its distance
// from the one before: most of the room that names would take, and all of the order they would need, is saved.

/** One name in 600 that is no town is taken for one. */
export const TOWN_BITS = 23
/** Of a distance, the bits written as they are; how often they are full stands before them. */
export const DISTANCE_BITS = 9

export const townHash = (name: string): number => sign`${plainWords(name)}` >>> (32 - TOWN_BITS)

const unpacked = (): Int32Array => {
  const bytes = bytesOf(TOWNS.hashes)
  const hashes = new Int32Array(TOWNS.count)
  let at = 0
  const bit = (): number => ((bytes[at >> 3] ?? 0) >> (7 - (at++ & 7))) & 1
  let hash = 0
  for (let index = 0; index < TOWNS.count; index += 1) {
    while (bit() === 1) hash += 1 << DISTANCE_BITS
    let rest = 0
    for (let left = DISTANCE_BITS; left > 0; left -= 1) rest = rest * 2 + bit()
    hash += rest
    hashes[index] = hash
  }
  return hashes
}
let towns: Int32Array | undefined

/** Letters of a name that is looked up: shorter ones mean too much else. */
const LETTERS = { least: 4, most: 60 } as const

/** Whether the whole text is the name of a town of more than 30,000 people. */
export const isTownName = (text: string): boolean => {
  if (text.length < LETTERS.least || text.length > LETTERS.most) return false
  towns ??= unpacked()
  const hash = townHash(text)
  let [low, high] = [0, towns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((towns[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  return towns[low] === hash
}
