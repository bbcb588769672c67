/** What the pace of syncing is made of; a simulation of a thousand devices has its own. */
export interface Time {
  now(): number
  /** From 0 up to 1. */
  random(): number
  /** Calls back once; the answer takes it back. */
  after(milliseconds: number, callback: () => void): () => void
}

export const realTime: Time = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
