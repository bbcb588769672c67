// Chance by a seed: the same seed gives the same people.

export type Random = () => number

export const chance = (random: Random, share: number): boolean => random() < share
export const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!
export const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

export function some<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list]
  return times(Math.min(count, left.length), () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}

/** Mulberry32: small, and good enough to pick words. */
export function randomFrom(seed: number): Random {
  let state = (seed * 0x9e3779b9) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
