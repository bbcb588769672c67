import { type Allowance, isWorthAnotherTry } from './allowance.ts'
import { type ParseChild, parseChildren, type StartParseChild } from './child.ts'
import type { Parsed, ParseReply, ParseTask } from './parse-protocol.ts'
import { busy, faultOfReading } from './read-faults.ts'

export interface PoolLimits extends Allowance {
  processes: number
  /** Tasks that may wait; the next one is refused at once. */
  queue: number
}

export interface ParsePool {
  parse(task: ParseTask, signal?: AbortSignal): Promise<Parsed>
  /** The next task would be refused. */
  full(): boolean
  size(): { busy: number; waiting: number }
  close(): Promise<void>
}

interface Waiting {
  start: (slot: Slot) => void
  give: (up: unknown) => void
}
interface Slot {
  child: ParseChild | undefined
  tasks: number
}

/** A fresh process now and then: what a parser leaks, it leaks for so many files at most. */
const TASKS_PER_CHILD = 500

export function createParsePool(limits: PoolLimits, start: StartParseChild = parseChildren()): ParsePool {
  const free: Slot[] = Array.from({ length: limits.processes }, () => ({ child: undefined, tasks: 0 }))
  const all = [...free]
  const waiting: Waiting[] = []
  let closing = false

  const isFull = () => free.length === 0 && waiting.length >= limits.queue

  const takeSlot = (signal?: AbortSignal): Promise<Slot> => {
    // The one that is warm already, if any.
    const at = free.findIndex((slot) => slot.child)
    const [slot] = free.splice(Math.max(at, 0), 1)
    if (slot) return Promise.resolve(slot)
    if (isFull()) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const entry: Waiting = { start: resolve, give: reject }
      waiting.push(entry)
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(entry)
        if (place >= 0) waiting.splice(place, 1)
        reject(signal.reason)
      })
    })
  }

  const giveSlot = (slot: Slot): void => {
    const next = waiting.shift()
    if (next) next.start(slot)
    else free.push(slot)
  }

  const runIn = async (slot: Slot, task: ParseTask, signal?: AbortSignal): Promise<ParseReply> => {
    slot.child ??= start(limits)
    const { child } = slot
    const end = () => child.kill('aborted')
    signal?.addEventListener('abort', end)
    try {
      const reply = await child.run(task)
      slot.tasks += 1
      return reply
    } finally {
      signal?.removeEventListener('abort', end)
      if (!child.alive() || slot.tasks >= TASKS_PER_CHILD) {
        child.kill('replaced')
        slot.child = undefined
        slot.tasks = 0
      }
    }
  }

  const tryTwice = async (slot: Slot, task: ParseTask, signal?: AbortSignal): Promise<ParseReply> => {
    const reply = await runIn(slot, task, signal)
    const gone = closing || signal?.aborted
    return reply.ok || gone || !isWorthAnotherTry(reply.code) ? reply : runIn(slot, task, signal)
  }

  return {
    async parse(task, signal) {
      const slot = await takeSlot(signal)
      try {
        const reply = await tryTwice(slot, task, signal)
        if (!reply.ok) throw faultOfReading(reply.code, reply.message)
        return reply.value
      } finally {
        giveSlot(slot)
      }
    },
    full: isFull,
    size: () => ({ busy: all.length - free.length, waiting: waiting.length }),
    async close() {
      closing = true
      for (const entry of waiting.splice(0)) entry.give(busy())
      for (const slot of all) slot.child?.kill('closing')
    },
  }
}
