import { hash, verify } from '@node-rs/argon2'
import { faults } from '#server/faults.ts'

// argon2id as OWASP recommends for servers: 19 MB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes that may wait for each one that is under way; more would answer after people have given up. */
const WAITING_PER_SLOT = 32

export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash (no such account) the same work is done, and the answer is false. */
  verify(stored: string | undefined, password: string): Promise<boolean>
}

export function createPasswords(atOnce: number, cost = COST): Passwords {
  const slots = createSlots(atOnce)
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => slots(() => hash(password, cost)),
    async verify(stored, password) {
      decoy ??= hash('nobody has this password', cost)
      const against = stored ?? (await decoy)
      const right = await slots(() => verify(against, password))
      return stored !== undefined && right
    },
  }
}

function createSlots(atOnce: number) {
  const waiting: (() => void)[] = []
  let busy = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= atOnce) {
      if (waiting.length >= atOnce * WAITING_PER_SLOT) throw faults.busy(2)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      // The slot goes to the next in line; it becomes free only when nobody waits.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
