import { setImmediate } from 'node:timers/promises'
import type { Time } from '#web/sync/time.ts'

const GRAIN_MS = 20

/** Hours in a second: nothing waits for anything but what happens before it. Chance is seeded. */
export class VirtualTime implements Time {
  private moment: number
  private seed: number
  private readonly due = new Map<number, Set<() => void>>()

  constructor(start: number, seed: number) {
    this.moment = start
    this.seed = seed
  }

  now = () => this.moment

  /** mulberry32 */
  random = () => {
    this.seed = (this.seed + 0x6d2b79f5) | 0
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  after = (milliseconds: number, callback: () => void) => {
    const at = Math.max(this.slot(this.moment) + 1, this.slot(this.moment + milliseconds))
    const slot = this.due.get(at) ?? new Set()
    this.due.set(at, slot)
    slot.add(callback)
    return () => {
      slot.delete(callback)
    }
  }

  pass = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      this.after(milliseconds, resolve)
    })

  /** Lets everything happen that is due until then. */
  async runTo(end: number): Promise<void> {
    for (let slot = this.slot(this.moment); slot <= this.slot(end); slot++) {
      const callbacks = this.due.get(slot)
      if (!callbacks) continue
      this.due.delete(slot)
      this.moment = slot * GRAIN_MS
      for (const callback of callbacks) callback()
      await setImmediate()
    }
    this.moment = end
  }

  private slot = (moment: number) => Math.ceil(moment / GRAIN_MS)
}
