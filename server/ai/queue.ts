import { AiError } from '#shared/ai/errors.ts'

// How many requests one process has under way with the endpoint, and how many may wait for a place.

export interface AiQueue {
  run<T>(work: () => Promise<T>, options?: QueueOptions): Promise<T>
}

interface QueueOptions {
  /** Who asked is gone: a request that waits gives up its place in the row. */
  signal?: AbortSignal
  /** How many wait before it, said again whenever that changes. */
  onPlace?: (before: number) => void
}

interface Waiting {
  begin: () => void
  onPlace: (before: number) => void
}

export function aiQueue(atOnce: number, waitingAtMost: number): AiQueue {
  let running = 0
  const waiting: Waiting[] = []
  const tellPlaces = () => {
    for (const [before, one] of waiting.entries()) one.onPlace(before)
  }
  const leave = () => {
    const next = waiting.shift()
    if (!next) running -= 1
    next?.begin()
    tellPlaces()
  }

  const enter = ({ signal, onPlace = () => undefined }: QueueOptions) =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) return reject(new AiError('cancelled'))
      if (running < atOnce) {
        running += 1
        return resolve()
      }
      if (waiting.length >= waitingAtMost) return reject(new AiError('endpoint_busy'))
      const giveUp = () => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(new AiError('cancelled'))
        tellPlaces()
      }
      const begin = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      const one: Waiting = { begin, onPlace }
      waiting.push(one)
      signal?.addEventListener('abort', giveUp, { once: true })
      onPlace(waiting.length - 1)
    })

  return {
    async run(work, options = {}) {
      await enter(options)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
