import { AiError } from '#shared/ai/errors.ts'

// How many requests one process has under way with the endpoint, and how many may wait for a place.

export interface AiQueue {
  run<T>(work: () => Promise<T>): Promise<T>
}

export function aiQueue(atOnce: number, waitingAtMost: number): AiQueue {
  let running = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    async run(work) {
      if (running < atOnce) running += 1
      else if (waiting.length < waitingAtMost) await new Promise<void>((resolve) => waiting.push(resolve))
      else throw new AiError('endpoint_busy')
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
