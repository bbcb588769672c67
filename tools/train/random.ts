/** Numbers from a seed, the same on every machine (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number
  below: (n: number) => number
  chance: (p: number) => boolean
  pick: <T>(from: readonly T[]) => T
  shuffled: <T>(from: readonly T[]) => T[]
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    next,
    below,
    chance: (p) => next() < p,
    pick: (from) => {
      const one = from[below(from.length)]
      if (one === undefined) throw new Error('Nothing to pick from.')
      return one
    },
    shuffled: (from) => {
      const all = [...from]
      for (let i = all.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const a = all[i]
        const b = all[j]
        if (a !== undefined && b !== undefined) {
          all[i] = b
          all[j] = a
        }
      }
      return all
    },
  }
}

/** A number that depends on nothing but the text: what is held out stays held out when lists grow. */
export function textNumber(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}
