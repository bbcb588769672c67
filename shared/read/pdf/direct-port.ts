import type { ReadErrorCode } from '../errors.ts'
import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'

// Both halves of pdf.js run in one thread here. Its own port between them copies every message; this one hands it
// over, and sees on the way what a page is made of: the only place where an endless one can be stopped.

type Listener = (event: { data: unknown }) => void

/** As much of a message as is looked at: a piece of a page's list of operations. */
interface Message {
  chunk?: { fnArray: number[]; argsArray: unknown[] } | null
  action?: string
  data?: unknown
}

interface Operations {
  save: number
  restore: number
  constructPath: number
}

export class DirectPort {
  private readonly listeners = new Set<Listener>()
  private readonly operations: Operations
  private count = 0
  private depth = 0
  private paths = 0
  private turn: Promise<void> = Promise.resolve()
  /** Set when the document went over a bound; what came until then is not to be used. */
  exceeded: ReadErrorCode | undefined

  constructor(operations: Operations) {
    this.operations = operations
  }

  /** Thrown into the half that parses: the page ends there. */
  postMessage(message: Message): void {
    const { chunk } = message
    let data = message
    if (message.action === 'commonobj') markAsRegistered(message.data)
    if (chunk?.fnArray) {
      this.weigh(chunk.fnArray)
      if (this.exceeded) throw new ReadError(this.exceeded)
      // The half that parses empties its lists when it has sent them.
      data = { ...message, chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } }
    }
    this.turn = this.turn.then(() => {
      for (const listener of this.listeners) listener({ data })
    })
  }

  private weigh(names: number[]): void {
    this.count += names.length
    const { save, restore, constructPath } = this.operations
    for (const name of names) {
      if (name === constructPath) this.paths += 1
      else if (name === save) this.depth += 1
      else if (name === restore) this.depth = Math.max(0, this.depth - 1)
    }
    if (this.count > LIMITS.operators || this.paths > LIMITS.paths || this.depth > LIMITS.savedStates)
      this.exceeded = 'too_complex'
  }

  addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal } | null): void {
    this.listeners.add(listener)
    options?.signal?.addEventListener('abort', () => this.listeners.delete(listener), { once: true })
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.listeners.delete(listener)
  }

  terminate(): void {
    this.listeners.clear()
  }
}

/**
 * The half that parses makes an outline of every letter, unless fonts are registered with the page; the other half registers
 * them. Of what is not drawn neither is needed: the one is told to leave it to the other, and that one that it was done.
 */
const markAsRegistered = (data: unknown): void => {
  const [, type, font] = data as [id: string, type: string, font: { extra?: object }]
  if (type === 'Font' && !('error' in font)) font.extra = { ...font.extra, attached: true }
}
