import { randomFrom } from '../train/random.ts'
import type { Fault } from './faults.ts'

interface Planted {
  file: string
  fault: Fault
}

/** Files take turns, so that a long one is not the whole sample. */
export function sample(all: Planted[], most: number, seed: number): Planted[] {
  const turns = new Map<string, number>()
  return randomFrom(seed)
    .shuffled(all)
    .map((one) => {
      const turn = turns.get(one.file) ?? 0
      turns.set(one.file, turn + 1)
      return { one, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ one }) => one)
}
